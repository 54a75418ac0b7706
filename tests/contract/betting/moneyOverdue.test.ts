import { describe, expect, test } from 'vitest';
import { recordGradesIn } from '#server/modules/betting/settlement/grades/index.ts';
import { recordVoidIn, settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { makePlayer } from '#tests/support/players.ts';
import { HOUR_MS, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, gameAt, bet, cash, found, on, settle, statusOf } = gamesToSettle(store);
const { take, quoteOf } = cashOutHands(deps);

/** Times just before and after noon, when the tests place their bets. */
const [BEFORE, AFTER] = [new Date(NOON.getTime() - 1_000), new Date(NOON.getTime() + 1)];
const LATE = 'Placed after the result was known (2026-11-21 11:59:59 UTC): stake returned';
const ended = (place: number, homeScore: number, awayScore: number, decidedAt: Date | null) =>
  settleEvent(deps(), { eventId: gameAt(place), homeScore, awayScore, origin: 'test', decidedAt });
const grade = async (outcome: 'LOSS' | 'WIN', decidedAt: Date | null) => {
  const selectionId = on(0, 'moneyline', 'home');
  const asked = {
    marketId: `${gameAt(0)}:moneyline`,
    grades: [{ selectionId, outcome, deadHeat: null }],
    reason: 'Seen',
    origin: 'trader',
  };
  const recorded = await withTransaction(store().db, (trx) => recordGradesIn(trx, { ...asked, decidedAt }, ports.now()));
  if (!recorded.ok) throw new Error(recorded.refusal);
  return recorded.value.finish(deps());
};

describe('checklist 21: a wager received after the outcome was determined is voided and returned', () => {
  test('checklist 21: a bet placed between the end and the result is voided; an earlier one is settled', async () => {
    const player = await makePlayer(store().db);
    const [won, lost] = [await bet(player, [on(0, 'moneyline', 'home')], 1_100n), await bet(player, [on(0, 'moneyline', 'away')], 1_100n)];
    const [early, missed] = [
      await bet(player, [on(1, 'moneyline', 'home')], 1_100n),
      await bet(player, [on(1, 'moneyline', 'away')], 1_100n),
    ];
    await ended(0, 3, 0, BEFORE);
    await ended(1, 3, 0, AFTER);
    for (const id of [won, lost])
      expect(await found(player, id)).toMatchObject({
        status: 'VOIDED',
        payoutCents: 1_100n,
        legs: [{ outcome: 'VOID', outcomeReason: LATE, isVoidByHand: false }],
      });
    expect([await found(player, early), await found(player, missed)]).toMatchObject([
      { outcome: 'WIN', payoutCents: 2_100n },
      { outcome: 'LOSS', payoutCents: 0n },
    ]);
    expect(await cash(player)).toBe(99_900n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a bet placed at the very instant of the outcome is voided (checklist 21)', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 1_100n);
    await ended(0, 3, 0, NOON);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED' });
  });

  test('a parlay with a leg placed too late goes on at the price of its other legs', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'away'), on(1, 'moneyline', 'home')], 1_100n);
    await ended(0, 3, 0, BEFORE);
    expect(await found(player, id)).toMatchObject({ status: 'OPEN', legs: [{ outcome: 'VOID', outcomeReason: LATE }, {}] });
    await ended(1, 3, 0, null);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 2_100n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('an outcome time given later or corrected corrects what was paid, and a repeat without it keeps it', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 1_100n);
    await settle(0, 3, 0);
    expect(await found(player, id)).toMatchObject({ payoutCents: 2_100n });
    expect(await ended(0, 3, 0, BEFORE)).toMatchObject({ round: 1 });
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', legs: [{ outcome: 'VOID', before: { outcome: 'WIN' } }] });
    expect(await settle(0, 3, 0)).toEqual({ settledBets: 0, round: 1 });
    await settle(0, 4, 0);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED' });
    await ended(0, 4, 0, AFTER);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 2_100n });
    expect(await cash(player)).toBe(101_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test("a grade by hand also voids bets placed after its own or the event's outcome time", async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 1_100n);
    await grade('WIN', BEFORE);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', legs: [{ outcomeReason: LATE }] });
    await grade('WIN', AFTER);
    expect(await found(player, id)).toMatchObject({ payoutCents: 2_100n });
    const other = await bet(player, [on(1, 'moneyline', 'home')], 1_100n);
    await ended(1, 0, 3, BEFORE);
    expect(await found(player, other)).toMatchObject({ status: 'VOIDED' });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

describe('an impossible outcome time', () => {
  /** A day and a year before the games, which begin an hour after noon. */
  const [DAY_BEFORE, YEAR_BEFORE] = [new Date(NOON.getTime() - 23 * HOUR_MS), new Date('2025-11-21T12:00:00.000Z')];
  const tooEarly = 'cannot have been known before 2026-11-20T13:00:00.000Z';

  test('an outcome time over a day before the start is refused with a specific error, and nothing is stored', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 1_100n);
    for (const wrong of [YEAR_BEFORE, new Date(DAY_BEFORE.getTime() - 1)]) {
      await expect(ended(0, 3, 0, wrong)).rejects.toThrow(tooEarly);
      await expect(grade('WIN', wrong)).rejects.toThrow(tooEarly);
    }
    expect(await statusOf(0)).toEqual({ status: 'PRE_GAME', home_score: null });
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    await ended(0, 3, 0, null);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN' });
    await expect(ended(0, 3, 0, YEAR_BEFORE), 'nor as a correction').rejects.toThrow(tooEarly);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN' });
  });

  test('an outcome time within a day before the start is accepted, as games are brought forward', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 1_100n);
    await ended(0, 3, 0, DAY_BEFORE);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED' });
  });
});

describe('a late bet that was cashed out', () => {
  const journals = (reference: string) =>
    store().db.selectFrom('ledger_journals').select('kind').where('reference', '=', reference).orderBy('kind').execute();

  test.each(['whole', 'in part'])('a late bet cashed out %s is undone: its stake is refunded, and no more', async (how) => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    expect(await take(player, id, how === 'whole' ? {} : { stakeCents: 4_000n })).toMatchObject({ refusal: null });
    expect(await cash(player)).toBe(90_000n + (how === 'whole' ? 9_500n : 3_800n));
    await ended(0, 3, 0, BEFORE);
    expect(await found(player, id)).toMatchObject({
      status: 'VOIDED',
      payoutCents: 10_000n,
      cashed: { stakeCents: 0n, paidCents: 0n },
      legs: [{ outcome: 'VOID', outcomeReason: LATE }],
    });
    expect(await cash(player)).toBe(100_000n);
    expect((await journals(id)).map(({ kind }) => kind)).toEqual(['bet-cashed-out', 'bet-placed', 'regrade']);
    expect(await ledgerViolations(store().db)).toEqual([]);
    // With the corrected end time, the cash out was valid, so it is restored.
    await ended(0, 0, 3, AFTER);
    expect(await found(player, id)).toMatchObject({
      outcome: how === 'whole' ? 'CASH_OUT' : 'LOSS',
      payoutCents: how === 'whole' ? 9_500n : 3_800n,
    });
    expect(await cash(player)).toBe(90_000n + (how === 'whole' ? 9_500n : 3_800n));
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test("a late bet cashed out at a profit returns it as far as there is money; the rest is the operator's loss", async () => {
    const player = await makePlayer(store().db, { cents: 10_000n });
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await store()
      .db.updateTable('selections')
      .set({ feed_num: 1n, feed_den: 3n })
      .where('id', '=', on(0, 'moneyline', 'home'))
      .execute();
    expect(await take(player, id)).toEqual({ paidCents: 13_602n, refusal: null });
    await bet(player, [on(1, 'moneyline', 'home')], 12_000n);
    await ended(0, 3, 0, BEFORE);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(0n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a late bet whose cash out was undone stays so when its game is voided', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await take(player, id);
    await ended(0, 3, 0, BEFORE);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
  });

  const returned = async (scope: 'bet' | 'market' | 'selection', target: string) => {
    const asked = { scope, target, reason: 'Past-posted', origin: 'trader' };
    const recorded = await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, ports.now()));
    return recorded?.finish(deps());
  };

  test.each(['market', 'selection'] as const)('a late bet whose cash out was undone stays so when its %s is voided', async (scope) => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await take(player, id);
    await ended(0, 3, 0, BEFORE);
    await returned(scope, scope === 'market' ? `${gameAt(0)}:moneyline` : on(0, 'moneyline', 'home'));
    for (const decidedAt of [null, AFTER]) {
      expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
      expect(await cash(player)).toBe(100_000n);
      await ended(0, 3, 1, decidedAt);
    }
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a cash out of a market voided before it was known to be late stays until the bet is voided', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await take(player, id);
    await returned('market', `${gameAt(0)}:moneyline`);
    await ended(0, 3, 0, BEFORE);
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 9_500n });
    await returned('bet', id);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test.each(['cashed out', 'kept'])('a late bet voided by a trader stays void when the time turns out wrong: %s', async (how) => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    if (how === 'cashed out') await take(player, id);
    await ended(0, 3, 0, BEFORE);
    await returned('bet', id);
    expect(await found(player, id)).toMatchObject({ legs: [{ isVoidByHand: true }] });
    await ended(0, 3, 0, AFTER);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a cash out of a parlay with one leg in time stays until the bet is voided', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')], 10_000n);
    const { valueCents } = await quoteOf(player, id);
    await take(player, id);
    await ended(0, 3, 0, BEFORE);
    await ended(1, 3, 0, AFTER);
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: valueCents });
    await returned('selection', on(1, 'moneyline', 'home'));
    expect(await found(player, id), 'a selection leaves what was sold alone').toMatchObject({ outcome: 'CASH_OUT' });
    await returned('bet', id);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    await returned('bet', id);
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});
