import { describe, expect, it } from 'vitest';
import { grantCredit } from '#server/modules/wallet/index.ts';
import {
  aGame,
  aLaunchId,
  aName,
  balance,
  giveBack,
  launch,
  seated,
  sessionOf,
  callWallet,
  tokenOf,
  wager,
  win,
} from '#tests/support/casinoPlay.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const aSeat = async (cents = 100_000) => seated(await PlayerClient.fresh(server(), { cents }));
const emailOf = ({ playerId }: PlayerClient) => `player-${playerId}@linemaker.test`;
const dbOf = () => server().app.deps.db;

describe('the casino wallet', () => {
  it('the wallet takes a wager and pays a win, and stores the round with its description', async () => {
    const seat = await aSeat();
    const round = aName();
    expect((await wager(seat, { round, cents: 250 })).said).toMatchObject({ isAccepted: true, balanceCents: '99750', currency: 'USD' });
    expect((await win(seat, { round, cents: 1_000, description: 'Three bells' })).said).toMatchObject({
      isAccepted: true,
      balanceCents: '100750',
    });
    const kept = await dbOf().selectFrom('casino_rounds').selectAll().where('reference', '=', round).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      state: 'SETTLED',
      wagered: '250',
      won: '1000',
      returned: '0',
      balance_after: '100750',
      description: 'Three bells',
    });
    expect(await ledgerViolations(dbOf())).toEqual([]);
  });

  it.each([
    ['another secret', { secret: 'x'.repeat(32) }],
    ['another type', { typ: 'payment+jwt' }],
    ['another audience', { audience: 'somebody' }],
    ['more than five minutes', { agedSeconds: 310 }],
    ['another act than it was signed for', { as: 'win' }],
  ])('the wallet refuses a call signed with %s', async (_what, signing) => {
    const seat = await aSeat();
    const call = {
      act: 'wager',
      session: seat.token,
      round: aName(),
      transaction: aName('wager'),
      amountCents: '100',
      playerIp: '127.0.0.1',
    };
    expect((await callWallet(server(), call, signing)).status).toBe(401);
    expect(await balance(seat)).toBe(100_000n);
  });

  it('the wallet accepts only positive whole cents', async () => {
    const seat = await aSeat();
    for (const amountCents of ['0', '-100', '1.5', '1e3', '', 100, null, '9'.repeat(10)]) {
      const call = { act: 'wager', session: seat.token, round: aName(), transaction: aName('wager'), amountCents, playerIp: '127.0.0.1' };
      expect((await callWallet(server(), call)).status, JSON.stringify(amountCents)).toBe(401);
    }
    expect(await balance(seat)).toBe(100_000n);
  });

  it('the wallet answers a repeated transaction as before and refuses its id for another', async () => {
    const seat = await aSeat();
    const [round, transaction] = [aName(), aName('wager')];
    const first = await wager(seat, { round, transaction });
    await wager(seat);
    expect((await wager(seat, { round, transaction })).json).toEqual(first.json);
    expect(await wager(seat, { round, transaction, cents: 101 })).toMatchObject({ status: 409, said: { refusal: 'transaction-reused' } });
    expect(await win(seat, { round, transaction })).toMatchObject({ status: 409, said: { refusal: 'transaction-reused' } });
    const refused = await wager(seat, { transaction: `${transaction}-more`, cents: 99_999 });
    expect(refused.said.isAccepted).toBe(false);
    await sandbox(server(), 'account', { email: emailOf(seat.player), fundCents: 900_000 });
    expect((await wager(seat, { transaction: `${transaction}-more`, cents: 99_999 })).said.isAccepted, 'a round of another name').toBe(
      false,
    );
    expect(await balance(seat)).toBe(999_800n);
  });

  it('the wallet takes twenty equal transactions at once as one', async () => {
    const seat = await aSeat();
    const [round, transaction, won] = [aName(), aName('wager'), aName('win')];
    const wagers = await Promise.all(Array.from({ length: 20 }, () => wager(seat, { round, transaction })));
    expect(new Set(wagers.map(({ text }) => text)).size).toBe(1);
    const wins = await Promise.all(Array.from({ length: 20 }, () => win(seat, { round, transaction: won, cents: 300 })));
    expect(new Set(wins.map(({ text }) => text)).size).toBe(1);
    expect(await balance(seat)).toBe(100_200n);
  });

  it("of two players' transactions with one id the wallet takes one and refuses the other", async () => {
    const [one, other] = await Promise.all([aSeat(), aSeat()]);
    const transaction = aName('wager');
    const said = await Promise.all([wager(one, { transaction }), wager(other, { transaction })]);
    expect(new Set(said.map(({ said: { refusal } }) => refusal))).toEqual(new Set([null, 'transaction-reused']));
  });

  it('wagers at once never exceed the balance', async () => {
    const seat = await aSeat(450);
    const said = await Promise.all(Array.from({ length: 10 }, () => wager(seat, { cents: 100 })));
    expect(said.filter((each) => each.said.isAccepted)).toHaveLength(4);
    expect(said.find((each) => !each.said.isAccepted)?.said.refusal).toBe('insufficient-funds');
    expect(await balance(seat)).toBe(50n);
  });

  it("the wallet refuses a wager outside the game's bet range", async () => {
    const game = aGame(server());
    const seat = await seated(await PlayerClient.fresh(server(), { cents: 90_000_000 }), { gameId: game.id });
    for (const cents of [game.minBet - 1n, game.maxBet + 1n])
      expect((await wager(seat, { cents: Number(cents) })).said.refusal).toBe('amount-out-of-range');
    for (const cents of [game.minBet, game.maxBet]) expect((await wager(seat, { cents: Number(cents) })).said.isAccepted).toBe(true);
  });

  it('the wallet refuses a win before its wager, and accepts it when repeated afterwards', async () => {
    const seat = await aSeat();
    const [round, transaction] = [aName(), aName('win')];
    expect(await win(seat, { round, transaction, cents: 500 })).toMatchObject({ status: 409, said: { refusal: 'round-unknown' } });
    await wager(seat, { round });
    expect((await win(seat, { round, transaction, cents: 500 })).said).toMatchObject({ isAccepted: true, balanceCents: '100400' });
  });

  it('the wallet returns a wager once, however often the return is sent', async () => {
    const seat = await aSeat();
    const [round, transaction] = [aName(), aName('wager')];
    await wager(seat, { round, transaction, cents: 700 });
    await Promise.all(Array.from({ length: 6 }, () => giveBack(seat, { round, wager: transaction })));
    expect(await balance(seat)).toBe(100_000n);
    expect(await win(seat, { round, cents: 5_000 })).toMatchObject({ status: 409, said: { refusal: 'round-over' } });
    expect((await wager(seat, { round })).said.refusal).toBe('round-over');
    const kept = await dbOf()
      .selectFrom('casino_rounds')
      .select(['state', 'returned'])
      .where('reference', '=', round)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ state: 'RETURNED', returned: '700' });
    expect(await ledgerViolations(dbOf())).toEqual([]);
  });

  it('the wallet refuses a wager that arrives after the provider has already returned it', async () => {
    const seat = await aSeat();
    const [round, transaction] = [aName(), aName('wager')];
    expect((await giveBack(seat, { round, wager: transaction })).said).toMatchObject({ isAccepted: true, balanceCents: '100000' });
    expect(await wager(seat, { round, transaction })).toMatchObject({ status: 409, said: { refusal: 'wager-returned' } });
    expect(await balance(seat)).toBe(100_000n);
  });

  it("returning a refused wager, or one of a finished or another player's round, moves nothing", async () => {
    const [seat, other] = await Promise.all([aSeat(), aSeat()]);
    const [round, transaction, refused] = [aName(), aName('wager'), aName('wager')];
    await wager(seat, { transaction: refused, cents: 1 });
    expect((await giveBack(seat, { round, wager: refused })).said).toMatchObject({ isAccepted: true, balanceCents: '100000' });
    await wager(seat, { round, transaction });
    expect((await giveBack(other, { round, wager: transaction })).said.refusal).toBe('round-unknown');
    await win(seat, { round });
    expect((await giveBack(seat, { round, wager: transaction })).said.refusal).toBe('round-over');
    expect([await balance(seat), await balance(other)]).toEqual([99_900n, 100_000n]);
  });

  it('the wallet keeps the sums of a round with several wagers, wins and a return', async () => {
    const seat = await aSeat();
    const [round, second] = [aName(), aName('wager')];
    await wager(seat, { round, cents: 100 });
    await wager(seat, { round, cents: 300, transaction: second });
    await win(seat, { round, cents: 50, isOver: false });
    await giveBack(seat, { round, wager: second });
    await win(seat, { round, cents: 200 });
    const kept = await dbOf().selectFrom('casino_rounds').selectAll().where('reference', '=', round).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ state: 'SETTLED', wagered: '400', won: '250', returned: '300', balance_after: '100150' });
    expect(await ledgerViolations(dbOf())).toEqual([]);
  });

  it('the wallet refuses another currency and an unknown session token', async () => {
    const seat = await aSeat();
    const call = {
      act: 'wager',
      session: seat.token,
      round: aName(),
      transaction: aName('wager'),
      amountCents: '100',
      playerIp: '127.0.0.1',
    };
    expect((await callWallet(server(), { ...call, currency: 'CAD' })).said.refusal).toBe('currency-mismatch');
    expect((await callWallet(server(), { ...call, session: 'nobody' })).said.refusal).toBe('session-unknown');
  });

  it("each wallet movement is published to the player's balance subscription", async () => {
    const seat = await aSeat();
    const heard: unknown[] = [];
    const stop = server().app.deps.bus.subscribe(`balance:${seat.player.playerId}`, (message) => heard.push(message));
    const round = aName();
    await wager(seat, { round });
    await win(seat, { round });
    stop();
    expect(heard).toHaveLength(2);
  });
});

describe('order of cash and bonus money', () => {
  it.each([
    [null, 100_000n, 0n],
    ['CASH_ONLY', 100_000n, 0n],
    ['CASH_FIRST', 100_500n, 0n],
    ['BONUS_FIRST', 100_500n, 300n],
  ] as const)("a wager takes cash or bonus money first as the player's preference %s says", async (usage, playable, ofBonus) => {
    const seat = await aSeat();
    const { db, ports, bus } = server().app.deps;
    await grantCredit({ db, ports, bus }, { playerId: seat.player.playerId, cents: 500n, reference: aName('credit') });
    await db.updateTable('players').set({ casino_balance_usage: usage }).where('id', '=', seat.player.playerId).execute();
    expect(await balance(seat)).toBe(playable);
    const [round, transaction] = [aName(), aName('wager')];
    await wager(seat, { round, transaction, cents: 300 });
    const bonusNow = async () =>
      BigInt(
        (
          await db
            .selectFrom('ledger_accounts')
            .select('balance')
            .where('id', '=', `player-bonus:${seat.player.playerId}`)
            .executeTakeFirstOrThrow()
        ).balance ?? '0',
      );
    expect(await bonusNow()).toBe(500n - ofBonus);
    await giveBack(seat, { round, wager: transaction });
    expect([await bonusNow(), await balance(seat)], 'back where it came from').toEqual([500n, playable]);
    expect(await ledgerViolations(db)).toEqual([]);
  });
});

describe('one game at a time', () => {
  it("a launch id opens one session, and launching another game ends the first one's wagers", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const [launchId, gameId] = [aLaunchId(), aGame(server()).id];
    const first = await launch(player, { gameId, launchId });
    expect(await launch(player, { gameId, launchId })).toEqual(first);
    const all = await Promise.all(Array.from({ length: 5 }, () => launch(player, { gameId, launchId })));
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    const seat = { player, token: tokenOf(server(), first.sessionId ?? '') };
    const open = aName();
    await wager(seat, { round: open });
    const next = { player, token: tokenOf(server(), await sessionOf(player, { gameId: aGame(server(), 'wheels').id })) };
    expect((await wager(seat)).said.refusal).toBe('session-over');
    expect((await wager(next)).said.isAccepted).toBe(true);
    expect((await win(seat, { round: open, cents: 900 })).said.isAccepted, 'what was wagered is played out').toBe(true);
    expect((await launch(player, { gameId, launchId })).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
  });

  it('a casino session is closed only by its own player', async () => {
    const [seat, other] = [await aSeat(), await PlayerClient.fresh(server())];
    const CLOSE = 'mutation ($id: ID!) { casinoClose(sessionId: $id) { succeeded } }';
    expect(await other.run(CLOSE, { id: seat.sessionId })).toEqual({ casinoClose: { succeeded: false } });
    expect((await wager(seat)).said.isAccepted).toBe(true);
    for (let time = 0; time < 2; time += 1)
      expect(await seat.player.run(CLOSE, { id: seat.sessionId })).toEqual({ casinoClose: { succeeded: true } });
    expect((await wager(seat)).said.refusal).toBe('session-over');
  });
});
