import { type FormEvent, useState } from 'react';
import { isReason, REASON_MAX } from '#src/shared/console/limits.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import type { Refusal } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';

export type AskAboutPlayerProps = {
  readonly label: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  /** Called on each press, also when something is missing. */
  readonly onTry: () => void;
  readonly onAsk: (asked: { readonly playerId: string; readonly reason: string }) => void;
};

/** A player's id and why somebody looks. */
export function AskAboutPlayer({ label, button, isBusy, refusal, onTry, onAsk }: AskAboutPlayerProps) {
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    onTry();
    if (playerId.trim() !== '' && isReason(reason)) onAsk({ playerId: playerId.trim(), reason: reason.trim() });
  }
  return (
    <form onSubmit={submit} aria-label={label}>
      <Stack gap={12}>
        <Filters css={{ alignItems: 'start' }}>
          <Field
            label="Player"
            value={playerId}
            error={wasTried && playerId.trim() === '' ? 'Type the player’s id.' : null}
            onChange={({ target }) => setPlayerId(target.value)}
          />
          <Field
            label="Why you look"
            value={reason}
            maxLength={REASON_MAX}
            error={wasTried && !isReason(reason) ? 'Say why, in a few words.' : null}
            onChange={({ target }) => setReason(target.value)}
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
  );
}
