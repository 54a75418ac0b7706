import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { recordGradesIn, type SelectionGrade } from '#server/modules/betting/settlement/grades/index.ts';
import { resumeSettlements, settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { tradingDeskOperations } from '#server/console/operations/tradingDesk.ts';
import type { Work } from '#server/console/operation.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import { applyPlacings } from '#server/modules/trading/results/applyPlacings.ts';
import type { Placing } from '#server/modules/trading/results/placings.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { planResult } from '#server/modules/trading/proposals/plans/eventPlans.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, newGameId, gameAt, bet, cash, found, on, settle } = gamesToSettle(store);
const REASON = 'Photo finish';
const DISPUTED = { line: 2, reason: 'was not graded, because two people have confirmed something else. It waits for a second person' };

async function race(...odds: readonly number[]) {
  const eventId = newGameId('race');
  const runners = odds.map((american, place) => ({ type: `runner-${place}`, points: null, price: priceFromAmerican(american) }));
  await buildSmallWorld(store().db, [{ id: eventId, markets: [{ type: 'winner', line: null, selections: runners }] }]);
  const marketId = `${eventId}:winner`;
  const runner = (place: number) => selectionId(eventId, 'winner', `runner-${place}`);
  const record = (grades: readonly SelectionGrade[]) =>
    withTransaction(store().db, (trx) =>
      recordGradesIn(trx, { marketId, grades, reason: REASON, origin: 'trader', decidedAt: null }, ports.now()),
    );
  const grade = async (...grades: readonly SelectionGrade[]) => {
    const recorded = await record(grades);
    if (!recorded.ok) throw new Error(recorded.refusal);
    return recorded.value.finish(deps());
  };
  return { eventId, marketId, runner, record, grade };
}
const tie = (id: string, places: number, tied: number): SelectionGrade => ({
  selectionId: id,
  outcome: 'DEAD_HEAT',
  deadHeat: { places, tied },
});
const plain = (id: string, outcome: 'LOSS' | 'PUSH' | 'WIN'): SelectionGrade => ({ selectionId: id, outcome, deadHeat: null });
const refusalsOf = async (player: TestPlayer, selection: string) => {
  const bets = [{ draftBetId: `straight:${selection}`, stakeCents: 100n, legs: [await legOf(store().db, selection)] }];
  return (await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: true, bets })).refusals.map(({ code }) => code);
};

test('a bet that the final score does not decide waits among the events without a grade, until a trader grades it', async () => {
  const eventId = newGameId('part');
  const sides = ['home', 'away'].map((type) => ({ type, points: null, price: priceFromAmerican(100) }));
  await buildSmallWorld(store().db, [{ id: eventId, markets: [{ type: 'quarter-1-moneyline', line: null, selections: sides }] }]);
  const home = selectionId(eventId, 'quarter-1-moneyline', 'home');
  const player = await makePlayer(store().db);
  const id = await bet(player, [home], 1_000n);
  const waiting = async () => {
    const { value } = await tradingDeskOperations.listTradingEvents.run({ trx: store().db } as unknown as Work, { status: 'waiting' });
    return (value as { readonly events: readonly { readonly id: string }[] }).events.some((event) => event.id === eventId);
  };
  expect(await waiting(), 'before the end').toBe(false);
  const plan = await planResult(store().db as unknown as Trx, { eventId, homeScore: 21, awayScore: 20, decidedAt: null }, ports.now());
  expect(plan?.warnings).toContain('This score does not decide 1 pick on parts of the game or players: grade it by hand.');
  await settleEvent(deps(), { eventId, homeScore: 21, awayScore: 20, origin: 'feed' });
  expect([(await found(player, id))?.status, await waiting()]).toEqual(['OPEN', true]);
  const asked = {
    marketId: `${eventId}:quarter-1-moneyline`,
    grades: [plain(home, 'WIN')],
    reason: REASON,
    origin: 'trader',
    decidedAt: null,
  };
  const recorded = await withTransaction(store().db, (trx) => recordGradesIn(trx, asked, ports.now()));
  if (recorded.ok) await recorded.value.finish(deps());
  expect([await found(player, id), await waiting()]).toMatchObject([{ outcome: 'WIN', payoutCents: 2_000n }, false]);
});

describe('a dead heat, through the ledger (domain rules §2.7)', () => {
  test.each([
    ['$60 at 6.0, three tie for one', 6_000n, 500, 1, 3, 12_000n, 'Dead heat: 3 tied for one place. Photo finish'],
    ['$60 at 6.0, four tie for two places', 6_000n, 500, 2, 4, 18_000n, 'Dead heat: 4 tied for 2 places. Photo finish'],
    ['$100 at +300, three tie', 10_000n, 300, 1, 3, 13_333n, 'Dead heat: 3 tied for one place. Photo finish'],
  ])(
    'a dead heat is paid by its share (domain rules §2.7): %s',
    async (_name, stake, american, places, tied, payoutCents, outcomeReason) => {
      const { runner, grade } = await race(american, 200);
      const player = await makePlayer(store().db);
      const [id, beside] = [await bet(player, [runner(0)], stake), await bet(player, [runner(1)], 1_000n)];
      await grade(tie(runner(0), places, tied), plain(runner(1), 'LOSS'));
      expect(await found(player, id)).toMatchObject({
        status: 'SETTLED',
        outcome: 'WIN',
        payoutCents,
        legs: [{ outcome: 'DEAD_HEAT', outcomeReason, deadHeat: { places, tied } }],
      });
      expect(await found(player, beside)).toMatchObject({ outcome: 'LOSS', legs: [{ outcomeReason: REASON }] });
      expect(await cash(player)).toBe(100_000n - stake - 1_000n + payoutCents);
      expect(await ledgerViolations(store().db)).toEqual([]);
    },
  );

  test('a dead heat in a parlay multiplies by its share, which may be below one', async () => {
    const { runner, grade } = await race(100);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0), on(0, 'moneyline', 'home')], 1_100n);
    await grade(tie(runner(0), 1, 4));
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    await settle(0, 1, 0);
    // The runner pays 2 × 1/4 = 1/2 and the moneyline 21/11.
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 1_050n });
    expect(await cash(player)).toBe(99_950n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a changed grade posts only the difference to the ledger', async () => {
    const { runner, grade } = await race(300);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0)], 10_000n);
    const said: readonly (readonly [SelectionGrade, bigint])[] = [
      [plain(runner(0), 'WIN'), 40_000n],
      [tie(runner(0), 1, 2), 20_000n],
      [tie(runner(0), 1, 3), 13_333n],
      [plain(runner(0), 'LOSS'), 0n],
      [tie(runner(0), 2, 3), 26_667n],
      [plain(runner(0), 'PUSH'), 10_000n],
    ];
    for (const [round, [one, payoutCents]] of said.entries()) {
      expect(await grade(one)).toMatchObject({ round });
      expect(await found(player, id)).toMatchObject({ payoutCents });
      expect(await cash(player)).toBe(90_000n + payoutCents);
      expect(await grade(one), 'the same again').toEqual({ settledBets: 0, round });
    }
    const journals = await store().db.selectFrom('ledger_journals').select('kind').where('reference', '=', id).orderBy('round').execute();
    expect(journals.map(({ kind }) => kind).filter((kind) => kind !== 'bet-placed')).toEqual([
      'bet-settled',
      ...Array.from({ length: 5 }, () => 'regrade'),
    ]);
    const after = (await found(player, id))?.legs[0];
    expect(after).toMatchObject({
      outcome: 'PUSH',
      deadHeat: null,
      before: { outcome: 'DEAD_HEAT', reason: 'Dead heat: 3 tied for 2 places. Photo finish' },
    });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('of several grades recorded at the same time only the last one is paid, once', async () => {
    const { runner, grade } = await race(300);
    const players = await Promise.all(Array.from({ length: 4 }, () => makePlayer(store().db)));
    for (const player of players) await bet(player, [runner(0)], 10_000n);
    const outcomes = [plain(runner(0), 'WIN'), tie(runner(0), 1, 3), plain(runner(0), 'LOSS'), tie(runner(0), 1, 2)];
    await Promise.all(outcomes.map((one) => grade(one)));
    await resumeSettlements(deps());
    const row = await store().db.selectFrom('selection_grades').selectAll().where('selection_id', '=', runner(0)).executeTakeFirstOrThrow();
    const part = { WIN: 40_000n, LOSS: 0n, PUSH: 10_000n, DEAD_HEAT: row.tied === 3 ? 13_333n : 20_000n }[row.outcome];
    for (const player of players) expect(await cash(player)).toBe(90_000n + part);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

describe('a grade by hand', () => {
  test('a grade by hand overrides the score whichever comes first; other markets go by the score', async () => {
    const player = await makePlayer(store().db);
    const [home, over] = [await bet(player, [on(0, 'moneyline', 'home')], 1_100n), await bet(player, [on(0, 'total', 'over')], 1_100n)];
    const say = (outcome: 'LOSS' | 'WIN') =>
      withTransaction(store().db, (trx) =>
        recordGradesIn(
          trx,
          {
            marketId: `${gameAt(0)}:moneyline`,
            grades: [plain(on(0, 'moneyline', 'home'), outcome)],
            reason: REASON,
            origin: 'trader',
            decidedAt: null,
          },
          ports.now(),
        ),
      );
    const first = await say('WIN');
    if (first.ok) await first.value.finish(deps());
    expect([await found(player, home), await found(player, over)]).toMatchObject([{ outcome: 'WIN' }, { status: 'OPEN' }]);
    await settle(0, 20, 30);
    expect([await found(player, home), await found(player, over)]).toMatchObject([{ outcome: 'WIN' }, { outcome: 'WIN' }]);
    const second = await say('LOSS');
    if (second.ok) await second.value.finish(deps());
    expect([await found(player, home), await found(player, over)]).toMatchObject([{ outcome: 'LOSS' }, { outcome: 'WIN' }]);
    expect(await cash(player)).toBe(99_900n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a market graded by hand takes no more bets, whatever the feed says', async () => {
    const { eventId, marketId, runner, grade } = await race(300, 400);
    const player = await makePlayer(store().db);
    await grade(plain(runner(0), 'WIN'));
    const selections = [0, 1].map((place) => ({ id: runner(place), status: 'OPEN' as const }));
    const feed = { db: store().db, bus: createMemoryBus(), ports };
    await applyChanges(feed, [{ eventId, markets: [{ id: marketId, status: 'OPEN' }], selections }]);
    for (const place of [0, 1]) expect(await refusalsOf(player, runner(place))).toEqual(['selection-closed']);
  });

  test('a bet placed while its market is graded is either refused or settled', async () => {
    const { runner, grade } = await race(300);
    const players = await Promise.all(Array.from({ length: 12 }, () => makePlayer(store().db)));
    const answers = await Promise.all([
      ...players.map(async (player) => ({ player, refusals: await refusalsOf(player, runner(0)) })),
      grade(plain(runner(0), 'LOSS')),
    ]);
    const taken = answers.flatMap((one) => ('refusals' in one && one.refusals.length === 0 ? [one.player] : []));
    const legs = await store().db.selectFrom('bet_legs').select('outcome').where('selection_id', '=', runner(0)).execute();
    expect([legs.length, new Set(legs.map(({ outcome }) => outcome)).has('PENDING')]).toEqual([taken.length, false]);
  });

  test('a grade recorded by a killed server is settled once by the next', async () => {
    const { eventId, runner, record } = await race(300);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0)], 10_000n);
    await record([tie(runner(0), 1, 3)]);
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    // Past the time after which an unfinished settlement resumes.
    ports.setNow(new Date(NOON.getTime() + 11_000));
    expect(await resumeSettlements(deps())).toEqual([eventId]);
    expect(await resumeSettlements(deps())).toEqual([]);
    ports.setNow(NOON);
    expect(await cash(player)).toBe(103_333n);
  });

  test('a grade is refused for a void event, for another market, or as a tie where a push exists', async () => {
    const { eventId, runner, record } = await race(300);
    expect(await record([plain(on(0, 'moneyline', 'home'), 'WIN')])).toEqual({ ok: false, refusal: 'not-found' });
    const asked = {
      marketId: `${gameAt(0)}:spread`,
      grades: [tie(on(0, 'spread', 'home'), 1, 2)],
      reason: REASON,
      origin: 'trader',
      decidedAt: null,
    };
    const refused = await withTransaction(store().db, (trx) => recordGradesIn(trx, asked, ports.now()));
    expect(refused).toEqual({ ok: false, refusal: 'no-tie' });
    const player = await makePlayer(store().db);
    expect(await refusalsOf(player, on(0, 'spread', 'home'))).toEqual([]);
    await voidEvent(deps(), { eventId, reason: 'Fog', origin: 'test' });
    expect(await record([plain(runner(0), 'WIN')])).toEqual({ ok: false, refusal: 'is-void' });
  });

  test('a void of the event undoes a grade for good', async () => {
    const { eventId, runner, grade } = await race(300);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0)], 10_000n);
    await grade(tie(runner(0), 1, 3));
    await voidEvent(deps(), { eventId, reason: 'Annulled', origin: 'test' });
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', legs: [{ outcome: 'VOID', outcomeReason: 'Annulled' }] });
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

describe('placings of a file', () => {
  const placed = (marketId: string, ...rows: readonly (readonly [selectionId: string, place: Placing['place']])[]) =>
    rows.map(([selectionId, place], at): Placing => ({ line: at + 2, marketId, selectionId, place, decidedAt: null }));
  /** Resolves when any transaction waits for a lock. */
  async function somebodyWaits(): Promise<void> {
    for (;;) {
      const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      if ((await waiting.execute(store().db)).rows.length > 0) return;
    }
  }
  const apply = (placings: readonly Placing[]) => applyPlacings({ ...deps(), bus: createMemoryBus() }, placings, 'race.csv');

  test('placings of a file pay the winner, split a tie and refund a runner that did not run', async () => {
    const { marketId, runner } = await race(500, 500, 300, 200);
    const player = await makePlayer(store().db);
    const bets: string[] = [];
    for (const place of [0, 1, 2, 3]) bets.push(await bet(player, [runner(place)], 6_000n));
    const results = async () => Promise.all(bets.map(async (id) => (await found(player, id))?.payoutCents));
    expect(await apply(placed(marketId, [runner(0), 1], [runner(1), 1], [runner(2), 3], [runner(3), 'did-not-run']))).toEqual({
      ok: true,
      value: { markets: 1, settledBets: 4, left: [], proposed: [] },
    });
    expect(await results()).toEqual([18_000n, 18_000n, 0n, 6_000n]);
    expect((await found(player, bets[2] ?? ''))?.legs).toMatchObject([{ outcomeReason: 'Won by runner-0 and runner-1' }]);
    expect(await refusalsOf(player, runner(2))).toEqual(['selection-closed']);
    // Repeats the file, then applies the order that the judges changed the next day.
    const once = placed(marketId, [runner(0), 1], [runner(1), 2], [runner(2), 3], [runner(3), 'did-not-run']);
    expect(await apply(once)).toMatchObject({ value: { settledBets: 2 } });
    expect(await apply(once)).toMatchObject({ value: { settledBets: 0 } });
    expect(await results()).toEqual([36_000n, 0n, 0n, 6_000n]);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('placings of a file are applied only if every runner is named and one is first', async () => {
    const { marketId, runner } = await race(500, 200);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0)], 1_000n);
    const both = placed(marketId, [runner(0), 1], [runner(1), 2]);
    const reasons = async (placings: readonly Placing[]) => {
      const applied = await apply(placings);
      return applied.ok ? [] : applied.refusal.map(({ reason }) => reason);
    };
    expect(await reasons(both.slice(0, 1))).toEqual([`${marketId}: nothing is said of runner-1`]);
    expect(await reasons(placed(marketId, [runner(0), 2], [runner(1), 2]))).toEqual([`${marketId}: no runner is first`]);
    expect(await reasons([...both, ...placed(marketId, [on(0, 'moneyline', 'home'), 3])])).toEqual([
      `${on(0, 'moneyline', 'home')} does not run in ${marketId}`,
    ]);
    expect(await reasons([...both, ...placed('nowhere', ['x', 1])])).toEqual(['there is no market nowhere']);
    const moneyline = `${gameAt(0)}:moneyline`;
    expect(await reasons(placed(moneyline, [on(0, 'moneyline', 'home'), 1]))).toEqual([
      `${moneyline} is decided by a score, not by places`,
    ]);
    await store().db.updateTable('markets').set({ type: 'anytime-scorer' }).where('id', '=', marketId).execute();
    expect(await reasons(both)).toEqual([
      `${marketId} is of the type anytime-scorer, and places decide only winner and top-N: grade it by hand`,
    ]);
    await store().db.updateTable('markets').set({ type: 'winner' }).where('id', '=', marketId).execute();
    const early = both.map((one) => ({ ...one, decidedAt: new Date('2025-11-21T12:00:00.000Z') }));
    expect(await reasons(early)).toEqual(['decided_at is more than a day before the event begins: correct it, or leave it out']);
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
  });

  test("placings of a file do not override a trader's other grade before it is confirmed, or a refund", async () => {
    const [graded, voided] = [await race(500, 200), await race(500, 200)];
    const player = await makePlayer(store().db);
    const id = await bet(player, [graded.runner(0)], 1_000n);
    await graded.grade(plain(graded.runner(0), 'LOSS'), plain(graded.runner(1), 'WIN'));
    await store()
      .db.updateTable('selection_grades')
      .set({ origin: 'trader:ada@linemaker.test' })
      .where('event_id', '=', graded.eventId)
      .execute();
    await voidEvent(deps(), { eventId: voided.eventId, reason: 'Fog', origin: 'test' });
    const rows = [graded, voided].flatMap(({ marketId, runner }) => placed(marketId, [runner(0), 1], [runner(1), 2]));
    expect(await apply(rows)).toEqual({
      ok: true,
      value: {
        markets: 0,
        settledBets: 0,
        left: [{ line: 2, reason: 'was voided (Fog): its bets were returned and stay so' }],
        proposed: [DISPUTED],
      },
    });
    expect(await found(player, id)).toMatchObject({ outcome: 'LOSS' });
  });

  test('placings of a file do not override a grade that a trader sets at the same instant', async () => {
    const { marketId, runner } = await race(500, 200);
    const player = await makePlayer(store().db);
    const id = await bet(player, [runner(0)], 1_000n);
    const grades = [plain(runner(0), 'LOSS'), plain(runner(1), 'WIN')];
    const by = { reason: REASON, origin: 'trader:ada@linemaker.test', decidedAt: null };
    // The file is read and waits for the event, which the trader has locked.
    const held = await withTransaction(store().db, async (trx) => {
      const recorded = await recordGradesIn(trx, { marketId, grades, ...by }, ports.now());
      const applied = apply(placed(marketId, [runner(0), 1], [runner(1), 2]));
      await somebodyWaits();
      return { recorded, applied };
    });
    if (held.recorded.ok) await held.recorded.value.finish(deps());
    expect(await held.applied).toEqual({
      ok: true,
      value: { markets: 0, settledBets: 0, left: [], proposed: [DISPUTED] },
    });
    expect(await found(player, id)).toMatchObject({ outcome: 'LOSS' });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('placings of one market must give one time or none', async () => {
    const { marketId, runner } = await race(500, 200);
    const [first, second] = placed(marketId, [runner(0), 1], [runner(1), 2]);
    if (!first || !second) throw new Error('Two rows');
    const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
    const different = [
      { ...first, decidedAt: at(0) },
      { ...second, decidedAt: at(1) },
    ];
    expect(await apply(different)).toEqual({
      ok: false,
      refusal: [{ line: 3, reason: `${marketId}: decided_at is another than in line 2; a market is decided once` }],
    });
    expect(await apply([{ ...first, decidedAt: at(0) }, second])).toMatchObject({ ok: true, value: { markets: 1 } });
  });
});
