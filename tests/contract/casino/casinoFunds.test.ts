import { describe, expect, it } from 'vitest';
import { playerFunds } from '#server/modules/wallet/playerFunds.ts';
import { aGame, aName, giveBack, seated, wager, win } from '#tests/support/casinoPlay.ts';
import { sandbox } from '#tests/support/http.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

// Has its own server, because this test sets the clock and other tests' play would change the funds.
const server = useTestServer();

describe('checklist 46: the funds of players', () => {
  const funds = async (at: Date | null = null) =>
    (await playerFunds(server().app.deps.db, at)).find(({ currency }) => currency === 'USD') ?? expect.fail('no funds');

  it('player funds include wagers of open casino rounds, now and at a past time (checklist 46)', async () => {
    const seat = await seated(await PlayerClient.fresh(server()), { gameId: aGame(server()).id });
    const before = await funds();
    const [open, back, transaction, over] = [aName(), aName(), aName('wager'), aName()];
    await wager(seat, { round: open, cents: 700 });
    await win(seat, { round: open, cents: 50, isOver: false });
    await wager(seat, { round: back, transaction, cents: 400 });
    await wager(seat, { round: over, cents: 300 });
    const during = await funds();
    // Unreachable, because the provider would deny rounds that are open this long.
    await sandbox(server(), 'game', { unreachable: true });
    expect(during).toMatchObject({ inPlay: before.inPlay + 1_400n, balances: before.balances - 1_350n, variance: 0n });
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    const then = server().app.deps.ports.now();
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    await giveBack(seat, { round: back, wager: transaction });
    await win(seat, { round: over, cents: 900 });
    expect(await funds()).toMatchObject({ inPlay: before.inPlay + 700n, balances: before.balances - 1_350n + 1_300n, variance: 0n });
    expect(await funds(then)).toEqual(during);
    await sandbox(server(), 'clock', { reset: true });
  });
});
