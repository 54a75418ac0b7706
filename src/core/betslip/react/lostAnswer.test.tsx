import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { action, bet, keptPlacements, odds, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => localStorage.clear());

describe('an answer that is lost', () => {
  test('an answer lost after acceptance: the reloaded page shows the bet, and there is only one', async () => {
    const server = new TestServer();
    server.faults.set('PlaceBets', 'lose-answer');
    server.faults.set('Placement', 'lose-answer');
    const first = show({ server });
    await first.user.click(odds('Jets'));
    await first.user.type(await bet('Jets'), '25');
    await first.user.click(await action('Place Bet'));
    await screen.findByText('Checking if your bet was placed. Do not place it again.');
    first.tree.unmount();
    server.faults.clear();
    show({ server });
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.placements.size).toBe(1);
  });

  test('an answer lost during a reload: the next page shows the receipt', async () => {
    const server = new TestServer();
    server.faults.set('PlaceBets', 'lose-answer');
    const first = show({ server });
    await first.user.click(odds('Jets'));
    await first.user.type(await bet('Jets'), '25');
    await first.user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    first.tree.unmount();
    const { user } = show({ server });
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.placements.size).toBe(1);
    await user.click(await action('Done'));
    expect(keptPlacements()).toEqual([]);
  });

  test.each([
    ['a limit', 'RATE_LIMITED'],
    ['a session that ended', 'UNAUTHENTICATED'],
    ['a session without the right', 'UNAUTHORIZED'],
    ['another region', 'UNAUTHORIZED_REGION'],
  ])('an answer lost to %s that refuses the repeat: the outcome is requested and the bet shown', async (_, code) => {
    const server = new TestServer();
    const real = server.fetcher;
    let sent = 0;
    let asked = 0;
    server.fetcher = async (input, init) => {
      const body = String(init?.body ?? '');
      if (body.includes('"PlaceBets"')) {
        sent += 1;
        if (sent > 1) return Response.json({ errors: [{ message: 'Too many requests.', extensions: { code } }] });
        await real(input, init);
        throw new TypeError('connection lost');
      }
      if (body.includes('"Placement"') || String(input).includes('operationName=Placement&')) {
        asked += 1;
        if (asked === 1)
          return Response.json({
            data: { placement: { __typename: 'PlacementOutcome', placementId: 'p', status: 'UNKNOWN', result: null } },
          });
      }
      return real(input, init);
    };
    const { user } = show({ server });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' }, { timeout: 5_000 });
    expect([sent, server.placements.size]).toEqual([2, 1]);
  });

  test('a placement lost before the server is sent again once', async () => {
    const server = new TestServer();
    const real = server.fetcher;
    let dropped = 0;
    server.fetcher = async (input, init) => {
      if (dropped === 0 && String(init?.body ?? '').includes('"PlaceBets"')) {
        dropped += 1;
        throw new TypeError('never arrived');
      }
      return real(input, init);
    };
    const { user } = show({ server });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' }, { timeout: 3_000 });
    expect(server.placements.size).toBe(1);
    expect(server.calls.filter(({ operation }) => operation === 'Placement')).toHaveLength(1);
  });
});
