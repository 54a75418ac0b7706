import { useState } from 'react';
import type { OperatorView } from '#src/shared/console/operators.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { type Refusal, useConsole } from '../api/index.ts';
import { Problem } from '../ui/Problem.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Asks for a login over the open screen, which keeps typed text. Waiting operations then continue. */
export function LoginAgain({ operator }: { readonly operator: OperatorView }) {
  const { logOut } = useConsole();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function leave(): Promise<void> {
    const answer = await logOut();
    setRefusal(answer.ok ? null : answer.refusal);
  }
  return (
    <Dialog
      open
      role="alertdialog"
      dismissible={false}
      onClose={() => undefined}
      title="Your session has ended"
      description={`${operator.name}, log in again to continue. Everything you typed is kept.`}
    >
      <Stack gap={12} css={{ paddingTop: '$16' }}>
        <LoginForm email={operator.email} label="Log in again" />
        {refusal === null ? null : <Problem refusal={refusal} />}
        <Button tone="quiet" block onClick={() => void leave()}>
          Log in as another operator
        </Button>
      </Stack>
    </Dialog>
  );
}
