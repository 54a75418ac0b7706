import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { action, bet, odds, show, win } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => localStorage.clear());

const token = { isRestricted: false, numberOfLegsRestrictionLabel: null, eventRestrictionLabel: null, expiresTime: null };
const money = (cents: number) => ({ __typename: 'Money', amountLong: String(cents) });

function rewarded(): TestServer {
  const server = new TestServer();
  server.rewards = {
    ...server.rewards,
    availablePromotionalCreditBalance: money(2_000),
    availableFreeBets: [{ __typename: 'AvailableFreeBet', rawId: 'free', title: 'Bonus bet', amount: money(500), ...token }],
    availableProfitBoosts: [
      { __typename: 'AvailableProfitBoost', rawId: 'half', title: '50% profit boost', percent: 50, maximumAmount: money(1_000), ...token },
      {
        __typename: 'AvailableProfitBoost',
        rawId: 'long',
        title: 'Parlay boost',
        percent: 25,
        maximumAmount: null,
        ...token,
        isRestricted: true,
        numberOfLegsRestrictionLabel: '3+ legs',
      },
    ],
  };
  return server;
}

test('a bet’s rewards are listed, and a restricted one cannot be chosen', async () => {
  const { user, server } = show({ server: rewarded() });
  await user.click(odds('Jets'));
  await user.click(await screen.findByRole('button', { name: 'Rewards, Jets: 4 rewards available' }));
  const list = within(await screen.findByRole('dialog', { name: 'Rewards, Jets' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '50% profit boostUp to $10.00',
    'Parlay boostNot for this bet · 3+ legs',
    'Bonus bet$5.00',
    'Bet Credits$20.00 to bet with',
  ]);
  const restricted = list.getByRole('button', { name: /Parlay boost/ });
  expect(restricted.getAttribute('aria-disabled')).toBe('true');
  await user.click(restricted);
  expect(server.variablesOf('SetProfitBoost')).toBeUndefined();
});

test('a chosen boost shows its gain, is placed with the bet and can be removed', async () => {
  const { user, server } = show({ server: rewarded() });
  await user.click(odds('Jets'));
  await user.type(await bet('Jets'), '20');
  await user.click(await screen.findByRole('button', { name: /^Rewards, Jets/ }));
  await user.click(await screen.findByRole('button', { name: /^50% profit boost/ }));
  expect(await screen.findByText('Boosted from $18.18 to $22.73.')).toBeTruthy();
  expect(screen.getByText('50% profit boost on $10.00 of your bet')).toBeTruthy();
  expect((await win('Jets')).readOnly).toBe(true);
  await waitFor(() => expect(server.variablesOf('SetProfitBoost')).toEqual({ draftBetId: 'straight:Jets', profitBoostId: 'half' }));
  await user.click(screen.getByRole('button', { name: 'Remove the reward, Jets' }));
  await waitFor(() => expect(server.variablesOf('SetAmountSource')).toEqual({ draftBetId: 'straight:Jets', amountSourceType: 'CASH' }));
  await user.click(await screen.findByRole('button', { name: /^Rewards, Jets/ }));
  await user.click(await screen.findByRole('button', { name: /^50% profit boost/ }));
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ betAmount: '2000', profitBoostId: 'half' }] });
});

test('a bonus bet is used whole, with a read-only amount', async () => {
  const { user, server } = show({ server: rewarded() });
  await user.click(odds('Jets'));
  await user.click(await screen.findByRole('button', { name: /^Rewards, Jets/ }));
  await user.click(await screen.findByRole('button', { name: /^Bonus bet/ }));
  await waitFor(async () => expect((await bet('Jets')).value).toBe('$5.00'));
  expect((await bet('Jets')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add $5.00 to the bet' })).toBeNull();
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ betAmount: '500', amountSourceType: 'FREE_BET', freeBetId: 'free' }] });
});

test('a bet without rewards has no banner', async () => {
  const { user } = show();
  await user.click(odds('Jets'));
  await bet('Jets');
  expect(screen.queryByRole('button', { name: /^Rewards/ })).toBeNull();
});
