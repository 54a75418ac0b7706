import { type FormEvent, useState } from 'react';
import { isReason, REASON_MAX } from '#src/shared/console/limits.ts';
import type { ConfirmedWithdrawal } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useAct } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { ConfirmedWithdrawals } from './ConfirmedWithdrawals.tsx';

export function WhatWasConfirmed() {
  const look = useAct('whatPlayerConfirmed');
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const [found, setFound] = useState<readonly ConfirmedWithdrawal[] | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFound(null);
    if (playerId.trim() === '' || !isReason(reason)) return;
    const answer = await look.run({ playerId: playerId.trim(), reason: reason.trim() });
    if (answer.ok) setFound(answer.value.withdrawals);
  }

  return (
    <Stack gap={24}>
      <form onSubmit={(event) => void submit(event)} aria-label="What did a player confirm?">
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
          {look.refusal === null ? null : <Problem refusal={look.refusal} />}
          <div>
            <Button type="submit" busy={look.isBusy}>
              Look up withdrawals
            </Button>
          </div>
        </Stack>
      </form>
      {found === null ? null : <ConfirmedWithdrawals withdrawals={found} />}
    </Stack>
  );
}
