import { useState } from 'react';
import type { ConfirmedWithdrawal } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useAct } from '../../api/index.ts';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';
import { ConfirmedWithdrawals } from './ConfirmedWithdrawals.tsx';

export function WhatWasConfirmed() {
  const look = useAct('whatPlayerConfirmed');
  const [found, setFound] = useState<readonly ConfirmedWithdrawal[] | null>(null);
  return (
    <Stack gap={24}>
      <AskAboutPlayer
        label="What did a player confirm?"
        button="Look up withdrawals"
        isBusy={look.isBusy}
        refusal={look.refusal}
        onTry={() => setFound(null)}
        onAsk={(asked) =>
          void look.run(asked).then((answer) => {
            if (answer.ok) setFound(answer.value.withdrawals);
          })
        }
      />
      {found === null ? null : <ConfirmedWithdrawals withdrawals={found} />}
    </Stack>
  );
}
