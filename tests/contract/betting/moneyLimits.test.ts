import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PlacementDecision } from '#server/modules/betting/placement/placementTypes.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { setMarketLimits, setTraderLimits } from '#server/modules/betting/limits/index.ts';
import { settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { testMails } from '#tests/support/mails.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(24);
const { deps, gameAt, newGameId, on, settle, cash } = gamesToSettle(store);

const codes = ({ refusals }: PlacementDecision) => refusals.map(({ code }) => code);
async function place(player: TestPlayer, selections: readonly string[], stakeCents: bigint, placementId = newPlacementId()) {
  const legs = await Promise.all(selections.map((id) => legOf(store().db, id)));
  const draftBetId = selections.length === 1 ? `straight:${selections[0] ?? ''}` : 'parlay';
  return placeBets(deps(), { ...player, placementId, autoAccept: false, bets: [{ draftBetId, stakeCents, legs }] });
}
const limit = (marketId: string, mostExposureCents: bigint | null, mostStakeCents: bigint | null = null) =>
  withTransaction(store().db, (trx) => setMarketLimits(trx, { marketId, mostExposureCents, mostStakeCents }));
async function takenOf(id: string): Promise<bigint> {
  const row = await store()
    .db.selectFrom('selection_exposures')
    .select(sql<string>`coalesce(sum(taken), 0)`.as('taken'))
    .where('selection_id', '=', id)
    .executeTakeFirstOrThrow();
  return BigInt(row.taken);
}
const WIN = 909n;

describe('the limit of a market', () => {
  test('of sixty bets at once a market accepts as many as its liability limit allows', async () => {
    const home = on(0, 'moneyline', 'home');
    await limit(`${gameAt(0)}:moneyline`, 20n * WIN + 100n);
    const players = await Promise.all(Array.from({ length: 60 }, () => makePlayer(store().db)));
    const decisions = await Promise.all(players.map((player) => place(player, [home], 1_000n)));
    expect(decisions.filter(({ accepted }) => accepted)).toHaveLength(20);
    expect(new Set(decisions.filter(({ accepted }) => !accepted).flatMap(codes))).toEqual(new Set(['market-limit-reached']));
    expect(await takenOf(home)).toBe(20n * WIN);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test("a market's liability limit applies to each selection, and to no other market", async () => {
    await limit(`${gameAt(0)}:moneyline`, WIN);
    const player = await makePlayer(store().db);
    expect(codes(await place(player, [on(0, 'moneyline', 'home')], 1_000n))).toEqual([]);
    expect(codes(await place(player, [on(0, 'moneyline', 'home')], 100n))).toEqual(['market-limit-reached']);
    expect(codes(await place(player, [on(0, 'moneyline', 'away')], 1_000n))).toEqual([]);
    expect(codes(await place(player, [on(0, 'spread', 'home')], 1_000n))).toEqual([]);
  });

  test('a parlay counts with its whole profit in each of its markets, and is refused with a specific error', async () => {
    await limit(`${gameAt(1)}:moneyline`, 2_644n);
    const player = await makePlayer(store().db);
    const both = [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')];
    const refused = await place(player, both, 1_000n);
    expect(refused.refusals).toEqual([{ code: 'market-limit-reached', subjectId: 'parlay', change: null }]);
    expect([await takenOf(both[0] ?? ''), await takenOf(both[1] ?? ''), await cash(player)]).toEqual([0n, 0n, 100_000n]);
    await limit(`${gameAt(1)}:moneyline`, 2_645n);
    expect((await place(player, both, 1_000n)).accepted).toBe(true);
    expect([await takenOf(both[0] ?? ''), await takenOf(both[1] ?? '')]).toEqual([2_645n, 2_645n]);
  });

  test('a liability limit has room again after a loss, void or win, until a correction reopens the bet', async () => {
    const [home, other] = [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')];
    await limit(`${gameAt(1)}:moneyline`, 2_645n);
    const player = await makePlayer(store().db);
    expect((await place(player, [home, other], 1_000n)).accepted).toBe(true);
    expect(codes(await place(player, [other], 100n))).toEqual(['market-limit-reached']);
    await settle(0, 0, 1);
    expect(await takenOf(other)).toBe(0n);
    // The correction makes the lost leg win: the parlay reopens and counts towards the limit again.
    await settle(0, 1, 0);
    expect(await takenOf(other)).toBe(2_645n);
    expect(codes(await place(player, [other], 100n))).toEqual(['market-limit-reached']);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Fog', origin: 'test' });
    expect(await takenOf(other)).toBe(2_645n);
    await voidEvent(deps(), { eventId: gameAt(1), reason: 'Fog', origin: 'test' });
    expect([await takenOf(home), await takenOf(other)]).toEqual([0n, 0n]);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a liability limit below what is taken keeps the bets and takes no more until enough are over', async () => {
    const player = await makePlayer(store().db);
    const home = on(0, 'moneyline', 'home');
    for (let n = 0; n < 3; n += 1) expect((await place(player, [home, on(1, 'moneyline', 'home')], 1_000n)).accepted).toBe(true);
    expect((await place(player, [home], 1_000n)).accepted).toBe(true);
    await limit(`${gameAt(0)}:moneyline`, 2_000n);
    expect(codes(await place(player, [home], 100n))).toEqual(['market-limit-reached']);
    await settle(1, 0, 1);
    expect(await takenOf(home)).toBe(WIN);
    expect((await place(player, [home], 1_000n)).accepted).toBe(true);
    expect(codes(await place(player, [home], 1_000n))).toEqual(['market-limit-reached']);
  });

  test("a market's stake limit is set by a trader and can be reset to the default", async () => {
    const player = await makePlayer(store().db);
    await limit(`${gameAt(0)}:moneyline`, null, 999n);
    expect(codes(await place(player, [on(0, 'moneyline', 'home')], 1_000n))).toEqual(['stake-limit-reached']);
    await limit(`${gameAt(0)}:moneyline`, null);
    expect(codes(await place(player, [on(0, 'moneyline', 'home')], 1_000n))).toEqual([]);
  });

  test('a placement does not wait for another one that is being decided', async () => {
    const home = on(0, 'moneyline', 'home');
    const [first, second, third] = await Promise.all([makePlayer(store().db), makePlayer(store().db), makePlayer(store().db)]);
    expect((await place(first, [home], 1_000n)).accepted).toBe(true);
    await withTransaction(store().db, async (trx) => {
      // Locks the market and liability shards, like a placement between debit and commit.
      await trx
        .selectFrom('markets')
        .select('id')
        .where('id', '=', `${gameAt(0)}:moneyline`)
        .forShare()
        .execute();
      await trx
        .selectFrom('selection_exposures')
        .select('part')
        .where('selection_id', '=', home)
        .where('part', '<', 7)
        .forUpdate()
        .execute();
      expect(codes(await place(second, [home], 1_000n))).toEqual([]);
      expect(codes(await place(third, [home, on(1, 'spread', 'away')], 1_000n))).toEqual([]);
    });
  });

  test('a liability limit holds while bets, results and limit changes run at once', async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ kind: fc.constant('bet' as const), cents: fc.integer({ min: 100, max: 3_000 }), both: fc.boolean() }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('limit' as const), cents: fc.integer({ min: 0, max: 9_000 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('result' as const), home: fc.nat({ max: 2 }) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 24 }), async (steps) => {
        const [game, beside] = [newGameId('limits'), newGameId('beside')];
        await buildSmallWorld(store().db, [{ id: game }, { id: beside }]);
        const [home, other] = [selectionId(game, 'moneyline', 'home'), selectionId(beside, 'moneyline', 'home')];
        const limits = [6_000n, ...steps.flatMap((one) => (one.kind === 'limit' ? [BigInt(one.cents)] : []))];
        const most = limits.reduce((a, b) => (a > b ? a : b));
        await limit(`${game}:moneyline`, 6_000n);
        const players = await Promise.all(steps.map(() => makePlayer(store().db)));
        let isOver = false;
        const watching = (async () => {
          while (!isOver) expect(await takenOf(home)).toBeLessThanOrEqual(most);
        })();
        const doing = Promise.all(
          steps.map(async (one, at) => {
            const player = players[at];
            if (!player) throw new Error('nobody');
            if (one.kind === 'limit') await limit(`${game}:moneyline`, BigInt(one.cents));
            else if (one.kind === 'bet') await place(player, one.both ? [other, home] : [home], BigInt(one.cents));
            else await settleEvent(deps(), { eventId: beside, homeScore: one.home, awayScore: 1, origin: 'test' });
          }),
        ).finally(() => {
          isOver = true;
        });
        await Promise.all([doing, watching]);
      }),
      { numRuns: 12 },
    );
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

describe('the limit of a player', () => {
  const parts = () => ({ newId: randomUUID, mail: testMails(store().db).outbox });
  const limitPlayer = (playerId: string, mostStakeCents: bigint | null, mostExposureCents: bigint | null) =>
    withTransaction(store().db, (trx) =>
      setTraderLimits(trx, parts(), {
        ...{ playerId, mostStakeCents, mostExposureCents, sports: null, reason: 'Arbitrage', by: 'trader', at: new Date() },
        facts: [{ fact: 'accounts', accounts: 2 }],
      }),
    );

  test("a player's stake limit refuses with a specific error, for this player alone, and can be removed", async () => {
    const [player, other] = await Promise.all([makePlayer(store().db), makePlayer(store().db)]);
    await limitPlayer(player.playerId, 500n, null);
    const home = on(0, 'moneyline', 'home');
    expect(codes(await place(player, [home], 501n))).toEqual(['player-limit-reached']);
    expect(codes(await place(player, [home], 500n))).toEqual([]);
    expect(codes(await place(other, [home], 501n))).toEqual([]);
    await limitPlayer(player.playerId, null, null);
    expect(codes(await place(player, [home], 501n))).toEqual([]);
  });

  test("a player's liability limit holds for bets at once, and has room again when they are over", async () => {
    const player = await makePlayer(store().db);
    await limitPlayer(player.playerId, null, 3n * WIN);
    const home = on(0, 'moneyline', 'home');
    const decisions = await Promise.all(Array.from({ length: 8 }, () => place(player, [home], 1_000n)));
    expect(decisions.filter(({ accepted }) => accepted)).toHaveLength(3);
    expect(new Set(decisions.flatMap(codes))).toEqual(new Set(['player-limit-reached']));
    await settle(0, 0, 1);
    expect(codes(await place(player, [on(1, 'moneyline', 'home')], 1_000n))).toEqual([]);
  });
});
