import { type FormEvent, type ReactNode, useState } from 'react';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { isReason } from '#src/shared/console/limits.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useOperation } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';

/** Operations that need a reason for the audit log. */
type AboutPlayer =
  | 'deletePlayerDisplays'
  | 'endPlayerSessions'
  | 'listPlayerFiles'
  | 'readPlayerContact'
  | 'whatPlayerConfirmed'
  | 'whatRegisterSaid';

export type AskAboutPlayerProps<N extends AboutPlayer> = {
  readonly to: N;
  readonly label: string;
  readonly button: string;
  readonly reasonLabel?: string;
  readonly children: (found: OutputOf<N>, asked: Asked) => ReactNode;
};
type Asked = { readonly playerId: string; readonly reason: string };

export function AskAboutPlayer<N extends AboutPlayer>({ to, label, button, children, ...rest }: AskAboutPlayerProps<N>) {
  const { run, isBusy, refusal } = useOperation(to);
  const [found, setFound] = useState<{ readonly value: OutputOf<N>; readonly asked: Asked } | null>(null);
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFound(null);
    if (playerId.trim() === '' || !isReason(reason)) return;
    const asked = { playerId: playerId.trim(), reason: reason.trim() };
    const answer = await run(asked);
    if (answer.ok) setFound({ value: answer.value, asked });
  }
  return (
    <Stack gap={24}>
      <form onSubmit={(event) => void submit(event)} aria-label={label}>
        <Stack gap={12}>
          <Filters css={{ alignItems: 'start' }}>
            <Field
              label="Player"
              value={playerId}
              error={wasTried && playerId.trim() === '' ? 'Enter the player’s id.' : null}
              onChange={({ target }) => setPlayerId(target.value)}
            />
            <ReasonField
              {...(rest.reasonLabel === undefined ? {} : { label: rest.reasonLabel })}
              value={reason}
              wasTried={wasTried}
              onChange={setReason}
            />
          </Filters>
          {refusal === null ? null : <Problem refusal={refusal} />}
          <div>
            <Button type="submit" busy={isBusy}>
              {button}
            </Button>
          </div>
        </Stack>
      </form>
      {found === null ? null : children(found.value, found.asked)}
    </Stack>
  );
}
