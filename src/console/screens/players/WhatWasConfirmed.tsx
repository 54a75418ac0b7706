import { AskAboutPlayer } from './AskAboutPlayer.tsx';
import { ConfirmedWithdrawals } from './ConfirmedWithdrawals.tsx';

export const WhatWasConfirmed = () => (
  <AskAboutPlayer to="whatPlayerConfirmed" label="What did a player confirm?" button="Look up withdrawals">
    {({ withdrawals }) => <ConfirmedWithdrawals withdrawals={withdrawals} />}
  </AskAboutPlayer>
);
