import { useState } from 'react';
import type { ConfirmedWithdrawal } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useAct } from '../../api/index.ts';
import { ConfirmedWithdrawals } from './ConfirmedWithdrawals.tsx';
import { PlayerLookUp } from './PlayerLookUp.tsx';

export function WhatWasConfirmed() {
  const { run, isBusy, refusal } = useAct('whatPlayerConfirmed');
  const [found, setFound] = useState<readonly ConfirmedWithdrawal[] | null>(null);

  async function look(asked: { readonly playerId: string; readonly reason: string } | null): Promise<void> {
    setFound(null);
    if (asked === null) return;
    const answer = await run(asked);
    if (answer.ok) setFound(answer.value.withdrawals);
  }

  return (
    <Stack gap={24}>
      <PlayerLookUp
        question="What did a player confirm?"
        button="Look up withdrawals"
        isBusy={isBusy}
        refusal={refusal}
        onLook={(asked) => void look(asked)}
      />
      {found === null ? null : <ConfirmedWithdrawals withdrawals={found} />}
    </Stack>
  );
}
