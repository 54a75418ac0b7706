import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FactorRequest, FactorProof } from '#src/shared/console/factors.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useConsole } from '../api/index.ts';
import { Problem } from '../ui/Problem.tsx';
import { CodeField } from './CodeField.tsx';
import { provePasskey } from '#src/platform/passkeys.ts';
import { useFactorRequest } from './useFactorRequest.ts';

type Props = { readonly asked: FactorRequest; readonly label: string; readonly onOver: () => void };

export function FactorForm({ asked: { ticket, hasCode, passkey }, label, onOver }: Props) {
  const { proveFactor } = useConsole();
  const { isBusy, refusal, ask } = useFactorRequest();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function prove(proof: FactorProof | null): Promise<void> {
    if (proof === null) return;
    const answer = await ask(() => proveFactor(ticket, proof));
    if (answer?.ok !== false) return;
    setCode('');
    field.current?.focus();
    // The ticket of this login is used up or expired.
    if (answer.refusal.code === 'not-logged-in' || answer.refusal.code === 'locked') onOver();
  }
  async function byPasskey(options: object): Promise<void> {
    const made = await provePasskey(options);
    await prove(made && { passkey: made });
  }

  return (
    <form aria-label={label} onSubmit={(event: FormEvent) => (event.preventDefault(), void prove({ code }))}>
      <Stack gap={16}>
        <Text as="p" tone="ink2">
          {hasCode ? 'Password accepted. Now enter the code from your authenticator app.' : 'Password accepted. Now use your passkey.'}
        </Text>
        {hasCode ? <CodeField ref={field} value={code} onChange={setCode} /> : null}
        <div aria-live="assertive">{refusal === null ? null : <Problem refusal={refusal} />}</div>
        {hasCode ? (
          <Button type="submit" size="large" block busy={isBusy}>
            Log in
          </Button>
        ) : null}
        {passkey === null ? null : (
          <Button tone={hasCode ? 'secondary' : 'primary'} size="large" block onClick={() => void byPasskey(passkey)}>
            Use your passkey
          </Button>
        )}
        <Button tone="quiet" block onClick={onOver}>
          Start over
        </Button>
      </Stack>
    </form>
  );
}
