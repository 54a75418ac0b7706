import { type FormEvent, useState } from 'react';
import { isReason, REASON_MAX } from '#src/shared/console/limits.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import type { useAct } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';

type Props = {
  /** Names the form. */
  readonly question: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly refusal: ReturnType<typeof useAct>['refusal'];
  /** Null for a press without a player or a reason, which asks nothing. */
  readonly onLook: (asked: { readonly playerId: string; readonly reason: string } | null) => void;
};

/** Asks for a player and a reason, which the audit keeps. */
export function PlayerLookUp({ question, button, isBusy, refusal, onLook }: Props) {
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const isAsked = playerId.trim() !== '' && isReason(reason);
    onLook(isAsked ? { playerId: playerId.trim(), reason: reason.trim() } : null);
  }

  return (
    <form onSubmit={submit} aria-label={question}>
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
