import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { action, bet, odds, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';
import { placementShelf } from '../storedPlacements.ts';

const HOUR_MS = 3_600_000;
beforeEach(() => localStorage.clear());

function showAt(serverAheadMs: number, delayMs = 0) {
  const server = new TestServer();
  const serverNow = Date.now() + serverAheadMs;
  server.delayMs = delayMs;
  server.rewards = {
    ...server.rewards,
    availableProfitBoosts: [
      {
        __typename: 'AvailableProfitBoost',
        rawId: 'half',
        title: '50% profit boost',
        percent: 50,
        maximumAmount: null,
        isRestricted: false,
        numberOfLegsRestrictionLabel: null,
        eventRestrictionLabel: null,
        expiresTime: new Date(serverNow + HOUR_MS / 2).toISOString(),
      },
    ],
  };
  const page = show({ server });
  page.platform.clock.synchronise(new Date(serverNow).toISOString());
  return { ...page, serverNow };
}

describe.each([
  ['behind', HOUR_MS],
  ['ahead of', -HOUR_MS],
])('R13: a device clock an hour %s the server', (_word, serverAheadMs) => {
  test('a reward’s remaining time is the server’s half hour', async () => {
    const { user } = showAt(serverAheadMs);
    await user.click(odds('Jets'));
    await user.click(await screen.findByRole('button', { name: /^Rewards, Jets/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Rewards, Jets' }));
    expect((await list.findByRole('timer')).textContent).toMatch(/^Ends in (30m 00s|29m \d\ds)$/);
  });

  test('a live bet’s delay is unchanged, and its placement is stored with the server’s time', async () => {
    const { user, platform, server, serverNow } = showAt(serverAheadMs, 5_000);
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '10');
    expect(screen.getByText('We hold a live bet for 5 seconds and check it again before we accept it.')).toBeDefined();
    server.faults.set('PlaceBets', 'silence');
    await user.click(await action('Place Bet'));
    await waitFor(() => expect(server.variablesOf('PlaceBets')).toBeDefined());
    const kept = placementShelf(platform.storage).find('p1', serverNow);
    server.release();
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(kept.map(({ createdAt }) => Math.abs(createdAt - serverNow) < HOUR_MS / 4)).toEqual([true]);
  });
});
