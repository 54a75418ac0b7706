import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { resumeSettlements, settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { failingBetween } from '#tests/support/failingTable.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { outcomeOf, returnOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, newGameId, gameAt, bet, cash, found, on, settle, statusOf } = gamesToSettle(store);

describe('a first settlement', () => {
  test('checklist 22: a winning bet is paid with its reason, and the event is finished', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    expect(await settle(0, 21, 14)).toEqual({ settledBets: 1, round: 0 });
    expect(await cash(player)).toBe(100_000n + 9_091n);
    expect(await found(player, id)).toMatchObject({
      status: 'SETTLED',
      outcome: 'WIN',
      payoutCents: 19_091n,
      version: 2n,
      legs: [{ outcome: 'WIN', outcomeReason: 'Final score 21–14' }],
    });
    expect(await statusOf(0)).toEqual({ status: 'FINISHED', home_score: 21 });
  });

  test('a result sent eight times at once pays once', async () => {
    const player = await makePlayer(store().db);
    await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    const rounds = await Promise.all(Array.from({ length: 8 }, () => settle(0, 21, 14)));
    expect(rounds.reduce((sum, { settledBets }) => sum + settledBets, 0)).toBe(1);
    expect(await settle(0, 21, 14)).toEqual({ settledBets: 0, round: 0 });
    expect(await cash(player)).toBe(109_091n);
  });

  test('a settled event takes no more bets', async () => {
    const player = await makePlayer(store().db);
    await settle(0, 1, 0);
    const legs = [await legOf(store().db, on(0, 'moneyline', 'home'))];
    const answer = await placeBets(deps(), {
      ...player,
      placementId: newPlacementId(),
      autoAccept: true,
      bets: [{ draftBetId: `straight:${on(0, 'moneyline', 'home')}`, stakeCents: 100n, legs }],
    });
    expect(answer.refusals.map(({ code }) => code)).toEqual(['event-closed']);
  });

  test('a parlay waits for its last leg, and is lost by its first', async () => {
    const player = await makePlayer(store().db);
    const winning = await bet(player, [on(0, 'moneyline', 'home'), on(1, 'spread', 'away')], 10_000n);
    const losing = await bet(player, [on(0, 'moneyline', 'away'), on(1, 'spread', 'away')], 10_000n);
    await settle(0, 2, 1);
    expect((await found(player, winning))?.status).toBe('OPEN');
    expect(await found(player, losing)).toMatchObject({ status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n });
    await settle(1, 3, 0);
    expect(await found(player, winning)).toMatchObject({ outcome: 'WIN', payoutCents: 36_446n });
    expect((await found(player, losing))?.legs.map(({ outcome }) => outcome)).toEqual(['LOSS', 'WIN']);
    expect(await cash(player)).toBe(100_000n - 20_000n + 36_446n);
  });

  test('a result for an unknown event is refused', async () => {
    await expect(settleEvent(deps(), { eventId: 'nothing', homeScore: 1, awayScore: 0, origin: 'test' })).rejects.toThrow(
      'There is no event nothing',
    );
  });

  test.each([
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('a score of %s–%s is refused', (homeScore, awayScore) => {
    expect(() => settle(0, homeScore, awayScore)).toThrow(RangeError);
  });
});

describe('corrections are new entries', () => {
  test('checklist 25: a corrected score posts the difference', async () => {
    const player = await makePlayer(store().db);
    const [home, away] = [
      await bet(player, [on(0, 'moneyline', 'home')], 10_000n),
      await bet(player, [on(0, 'moneyline', 'away')], 5_000n),
    ];
    await settle(0, 1, 0);
    expect(await settle(0, 0, 1)).toEqual({ settledBets: 2, round: 1 });
    expect(await found(player, home)).toMatchObject({ outcome: 'LOSS', payoutCents: 0n, version: 3n });
    expect(await found(player, away)).toMatchObject({ outcome: 'WIN', payoutCents: 9_545n });
    expect(await cash(player)).toBe(100_000n - 15_000n + 9_545n);
    const journals = await store()
      .db.selectFrom('ledger_journals')
      .select(['kind', 'round'])
      .where('reference', '=', home)
      .orderBy('round')
      .orderBy('kind')
      .execute();
    expect(journals).toEqual([
      { kind: 'bet-placed', round: 0 },
      { kind: 'bet-settled', round: 0 },
      { kind: 'regrade', round: 1 },
    ]);
  });

  test('a correction takes a balance to zero at most, and the rest is collected only once', async () => {
    const player = await makePlayer(store().db, { cents: 10_000n });
    await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await settle(0, 1, 0);
    await bet(player, [on(1, 'moneyline', 'home')], 15_000n);
    await settle(0, 0, 1);
    expect(await cash(player)).toBe(0n);
    const uncollected = await store()
      .db.selectFrom('ledger_entries')
      .select('amount')
      .where('account_id', '=', 'house-uncollected:USD')
      .where('journal_id', 'like', 'regrade:%')
      .orderBy('amount')
      .execute();
    expect(uncollected.at(0)?.amount).toBe('-15000');
    await settle(0, 1, 0);
    expect(await cash(player)).toBe(4_091n);
    await settle(1, 0, 1);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a parlay lost early opens again after a correction', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')], 10_000n);
    await settle(0, 0, 1);
    await settle(0, 1, 0);
    expect(await found(player, id)).toMatchObject({ status: 'OPEN', outcome: 'PENDING', payoutCents: null, settledAt: null });
    await settle(1, 1, 0);
    expect(await cash(player)).toBe(90_000n + 36_446n);
  });
});

test('a result replaced before its first batch grades nothing', async () => {
  const player = await makePlayer(store().db);
  const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
  await settle(0, 1, 0);
  // Settles another result just before this settlement's second transaction, its first batch.
  let transactions = 0;
  const late = beforeTransactionsOf(store().db, async () => {
    if ((transactions += 1) === 2) await settle(0, 2, 0);
  });
  const overtaken = await settleEvent({ db: late, ports }, { eventId: gameAt(0), homeScore: 0, awayScore: 1, origin: 'test' });
  expect(overtaken).toEqual({ settledBets: 0, round: 1 });
  expect(await found(player, id)).toMatchObject({ outcome: 'WIN', legs: [{ outcomeReason: 'Final score 2–0' }] });
});

describe('an unfinished settlement', () => {
  test('a settlement that a killed server began is completed', async () => {
    const player = await makePlayer(store().db);
    await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    // Stores the state of a settlement that has closed the event but has not begun its first batch.
    await store()
      .db.insertInto('results')
      .values({ event_id: gameAt(0), home_score: 7, away_score: 3, void_reason: null, origin: 'test', recorded_at: ports.now() })
      .execute();
    expect(await resumeSettlements(deps())).toEqual([gameAt(0)]);
    expect(await cash(player)).toBe(109_091n);
    expect(await resumeSettlements(deps())).toEqual([]);
  });

  test('an event with more bets than a batch holds is settled whole', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => makePlayer(store().db)));
    for (let n = 0; n < 50; n += 1)
      await Promise.all(players.map((player) => bet(player, [on(0, 'total', n % 2 ? 'over' : 'under')], 100n)));
    expect((await settle(0, 30, 16)).settledBets).toBe(250);
    expect(await Promise.all(players.map(cash))).toEqual(players.map(() => 100_000n - 5_000n + 25n * 191n));
  });
});

test('subscribers are notified of a settlement after its commit', async () => {
  const player = await makePlayer(store().db);
  const bus = createMemoryBus();
  const heard: unknown[] = [];
  bus.subscribe(topics.bets(player.playerId), (message) => heard.push(message));
  bus.subscribe(topics.balance(player.playerId), (message) => heard.push(message));
  const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
  await settleEvent({ ...deps(), bus }, { eventId: gameAt(0), homeScore: 1, awayScore: 0, origin: 'test' });
  expect(heard).toEqual([{ betId: id, version: '2' }, { version: String((await balancesOf(store().db, player.playerId)).version) }]);
});

test('a balance that cannot be read after the commit delays no other bet', async () => {
  const players = await Promise.all(Array.from({ length: 101 }, () => makePlayer(store().db)));
  await Promise.all(players.map((player) => bet(player, [on(0, 'moneyline', 'home')], 100n)));
  const bus = createMemoryBus();
  const db = failingBetween(store().db, 'ledger_accounts');
  const settled = await settleEvent({ db, ports, bus }, { eventId: gameAt(0), homeScore: 1, awayScore: 0, origin: 'test' });
  expect(settled.settledBets).toBe(101);
});

const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));
const drawnGame = fc.record({
  home: fc.nat({ max: 6 }),
  away: fc.nat({ max: 6 }),
  isVoid: fc.boolean(),
  line: fc.integer({ min: -6, max: 6 }),
  total: fc.integer({ min: 1, max: 20 }),
  odds: fc.array(american, { minLength: 6, maxLength: 6 }),
});
const drawnBet = fc.record({
  stake: fc.bigInt({ min: 100n, max: 50_000n }),
  picks: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 }),
});
const PICKS = [
  ['moneyline', 'home'],
  ['moneyline', 'away'],
  ['spread', 'home'],
  ['spread', 'away'],
  ['total', 'over'],
  ['total', 'under'],
] as const;

test('random bets on random games, settled in any order, are paid as the oracle says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(drawnGame, { minLength: 4, maxLength: 4 }),
      fc.array(drawnBet, { minLength: 1, maxLength: 6 }),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      async (games, bets, order) => {
        const ids = games.map(() => newGameId('drawn'));
        await buildSmallWorld(
          store().db,
          games.map(({ line, total, odds }, index) => ({
            id: ids[index] ?? '',
            markets: ['moneyline', 'spread', 'total'].map((type) => ({
              type,
              line: null,
              selections: PICKS.flatMap(([market, pick], place) =>
                market === type
                  ? [{ type: pick, points: pointsOf(market, pick, line, total), price: priceFromAmerican(odds[place] ?? 100) }]
                  : [],
              ),
            })),
          })),
        );
        const player = await makePlayer(store().db, { cents: 1_000_000n });
        const placed = await Promise.all(
          bets.map(async ({ stake, picks }) => {
            const legs = picks.map((pick, index) => ({
              game: index,
              market: PICKS[pick]?.[0] ?? '',
              pick: PICKS[pick]?.[1] ?? '',
              odds: games[index]?.odds[pick] ?? 100,
            }));
            return {
              stake,
              legs,
              id: await bet(
                player,
                legs.map(({ game: at, market, pick }) => selectionId(ids[at] ?? '', market, pick)),
                stake,
              ),
            };
          }),
        );
        for (const index of order) {
          const { home, away, isVoid } = games[index] ?? { home: 0, away: 0, isVoid: true };
          const eventId = ids[index] ?? '';
          if (isVoid) await voidEvent(deps(), { eventId, reason: 'Void', origin: 'test' });
          else await settleEvent(deps(), { eventId, homeScore: home, awayScore: away, origin: 'test' });
        }
        let expectedCash = 1_000_000n;
        for (const { stake, legs, id } of placed) {
          const outcomes = legs.map(({ game: at, market, pick, odds }) => {
            const { line, total, home, away, isVoid } = games[at] ?? { line: 0, total: 0, home: 0, away: 0, isVoid: true };
            const points = pointsOf(market, pick, line, total);
            return {
              odds,
              outcome: outcomeOf({ market, pick, points: points === null ? null : points / 100, odds }, isVoid ? 'void' : { home, away }),
            };
          });
          const expected = returnOf(stake, outcomes);
          expect((await found(player, id))?.payoutCents).toBe(expected);
          expectedCash += expected - stake;
        }
        expect(await cash(player)).toBe(expectedCash);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

function pointsOf(market: string, pick: string, line: number, total: number): number | null {
  if (market === 'moneyline') return null;
  if (market === 'total') return total * 50;
  return (pick === 'home' ? line : -line) * 50;
}

test('the ledger balances after all settlements of this file', async () => {
  expect(await ledgerViolations(store().db)).toEqual([]);
});
