import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashOutBet } from '#server/modules/betting/cashOut/execute.ts';
import { listHistory } from '#server/modules/betting/history/index.ts';
import { runAutomaticCashOuts, setAutomaticCashOut } from '#server/modules/betting/cashOut/index.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { makePlayer, newPlacementId } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, gameAt, bet, cash, found, on, settle } = gamesToSettle(store);
const { look, quoteOf, take } = cashOutHands(deps);

const bus = createMemoryBus();
const move = (place: number, pick: string, american: number) =>
  applyChanges({ ...deps(), bus }, [
    { eventId: gameAt(place), selections: [{ id: on(place, 'moneyline', pick), price: priceFromAmerican(american) }] },
  ]);
const suspend = (place: number, status: 'CLOSED' | 'OPEN') =>
  applyChanges({ ...deps(), bus }, [{ eventId: gameAt(place), markets: [{ id: `${gameAt(place)}:moneyline`, status }] }]);
const journalsOf = (reference: string) =>
  store()
    .db.selectFrom('ledger_journals')
    .select(['kind', 'round'])
    .where('reference', '=', reference)
    .orderBy('recorded_at')
    .orderBy('kind')
    .execute();
const holds = async () => expect(await ledgerViolations(store().db)).toEqual([]);

async function bettor(stake = 10_000n) {
  const player = await makePlayer(store().db);
  return { player, id: await bet(player, [on(0, 'moneyline', 'home')], stake) };
}

describe('a whole bet', () => {
  test("a whole cash out pays the bet's value and ends it: no result pays it again", async () => {
    const { player, id } = await bettor();
    await move(0, 'home', -300);
    // 10000 × (21/11) ÷ (4/3) × 19/20
    expect(await take(player, id)).toEqual({ paidCents: 13_602n, refusal: null });
    expect(await cash(player)).toBe(90_000n + 13_602n);
    expect(await found(player, id)).toMatchObject({
      status: 'SETTLED',
      outcome: 'CASH_OUT',
      payoutCents: 13_602n,
      stakeCents: 10_000n,
      cashed: { stakeCents: 10_000n, payoutCents: 19_091n, paidCents: 13_602n },
      version: 2n,
    });
    await settle(0, 21, 14);
    await settle(0, 14, 21);
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 13_602n, legs: [{ outcome: 'LOSS' }] });
    expect(await cash(player)).toBe(103_602n);
    expect(await journalsOf(id)).toEqual([
      { kind: 'bet-cashed-out', round: 0 },
      { kind: 'bet-placed', round: 0 },
    ]);
    await holds();
  });

  test('a cashed-out bet stays cashed out when its game is voided', async () => {
    const { player, id } = await bettor();
    await take(player, id);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Void', origin: 'test' });
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 9_500n });
    await holds();
  });

  test('a cash out is listed in the betting history and in the transactions', async () => {
    const { player, id } = await bettor();
    await take(player, id);
    const page = (section: 'betting' | 'transactions', filter = 'all') =>
      listHistory(store().db, { playerId: player.playerId, section, filter, since: null, first: 10, after: null });
    expect((await page('betting')).entries).toMatchObject([{ state: 'CASHED_OUT', cents: -500n }]);
    expect((await page('betting', 'cashed-out')).entries).toHaveLength(1);
    const [entry, ...others] = (await page('transactions', 'cash-outs')).entries;
    expect([entry, others]).toMatchObject([{ title: 'Cash out', cents: 9_500n, state: 'DONE' }, []]);
  });
});

describe('a part', () => {
  test('a partial cash out leaves the rest at stake at the same price, to the cent', async () => {
    const { player, id } = await bettor();
    await move(0, 'home', 100);
    // 10000 × (21/11) ÷ 2 × 19/20 = 9068.18…; a quarter of 9068 is 2267.
    expect(await take(player, id, { stakeCents: 2_500n })).toEqual({ paidCents: 2_267n, refusal: null });
    expect(await found(player, id)).toMatchObject({
      status: 'OPEN',
      payoutCents: null,
      cashed: { stakeCents: 2_500n, payoutCents: 19_091n - 14_318n, paidCents: 2_267n },
    });
    await settle(0, 1, 0);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 14_318n + 2_267n });
    expect(await cash(player)).toBe(90_000n + 14_318n + 2_267n);
    await settle(0, 0, 1);
    expect(await found(player, id)).toMatchObject({ outcome: 'LOSS', payoutCents: 2_267n });
    expect(await cash(player)).toBe(90_000n + 2_267n);
    await holds();
  });

  test('a partial cash out can be followed by another and by a whole one', async () => {
    const { player, id } = await bettor();
    expect(await take(player, id, { stakeCents: 5_000n })).toEqual({ paidCents: 4_750n, refusal: null });
    expect(await take(player, id, { stakeCents: 2_500n })).toEqual({ paidCents: 2_375n, refusal: null });
    expect(await take(player, id)).toEqual({ paidCents: 2_375n, refusal: null });
    expect(await found(player, id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 9_500n });
    expect(await journalsOf(id)).toHaveLength(4);
    await holds();
  });

  test.each([0n, -1n, 999n, 9_001n, 9_999n, 10_001n])('a partial cash out of %s cents is refused', async (stakeCents) => {
    const { player, id } = await bettor();
    expect(await take(player, id, { stakeCents })).toEqual({ paidCents: null, refusal: 'part-invalid' });
    expect(await cash(player)).toBe(90_000n);
  });

  test('a void after a partial cash out refunds the rest of the stake', async () => {
    const { player, id } = await bettor();
    await take(player, id, { stakeCents: 4_000n });
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 3_800n + 6_000n });
    await holds();
  });
});

describe('a confirmed value', () => {
  test('a cash out below the confirmed value is refused, and a higher value is paid', async () => {
    const { player, id } = await bettor();
    const seen = await quoteOf(player, id);
    await move(0, 'home', 120);
    const wish = { quoteId: seen.id, valueCents: seen.valueCents };
    expect(await take(player, id, wish)).toEqual({ paidCents: null, refusal: 'value-moved' });
    await move(0, 'home', -200);
    expect(await take(player, id, wish)).toEqual({ paidCents: 12_091n, refusal: null });
    await holds();
  });

  test('a cash out quote expires and applies to its bet only', async () => {
    const { player, id } = await bettor();
    const other = await bet(player, [on(1, 'moneyline', 'home')], 10_000n);
    const seen = await quoteOf(player, id);
    const wish = { quoteId: seen.id, valueCents: seen.valueCents };
    expect(await take(player, other, wish)).toEqual({ paidCents: null, refusal: 'cash-out-invalid' });
    ports.setNow(seen.expiresAt);
    expect(await take(player, id, wish)).toEqual({ paidCents: null, refusal: 'quote-expired' });
    ports.setNow(NOON);
    expect(await take(player, id, { ...wish, quoteId: 'forged' })).toEqual({ paidCents: null, refusal: 'cash-out-invalid' });
  });

  test('a cash out quote is refused after part of the bet was cashed out', async () => {
    const { player, id } = await bettor();
    const seen = await quoteOf(player, id);
    await take(player, id, { stakeCents: 5_000n });
    expect(await take(player, id, { quoteId: seen.id, valueCents: 1n })).toEqual({ paidCents: null, refusal: 'value-moved' });
  });
});

describe('reasons without a cash out', () => {
  test('a bet has no cash out while its market is suspended', async () => {
    const { player, id } = await bettor();
    await suspend(0, 'CLOSED');
    expect(await look(player, id)).toMatchObject({ quote: null, suspension: 'market-suspended' });
    expect(await take(player, id)).toEqual({ paidCents: null, refusal: 'market-suspended' });
    await suspend(0, 'OPEN');
    expect(await take(player, id)).toMatchObject({ refusal: null });
  });

  test('a bet whose line has moved has no cash out unless the line is still offered', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'spread', 'home')], 10_000n);
    await applyChanges({ ...deps(), bus }, [{ eventId: gameAt(0), selections: [{ id: on(0, 'spread', 'home'), points: -450 }] }]);
    expect(await look(player, id)).toMatchObject({ quote: null, suspension: 'line-moved' });
    await store()
      .db.insertInto('markets')
      .values({
        id: `${gameAt(0)}:alt`,
        event_id: gameAt(0),
        type: 'alternate-spread',
        name: 'alt',
        feed_status: 'OPEN',
        feed_line: -350,
        ordinal: 9,
        updated_at: NOON,
      })
      .execute();
    await store()
      .db.insertInto('selections')
      .values({
        id: `${gameAt(0)}:alt:home`,
        market_id: `${gameAt(0)}:alt`,
        type: 'home',
        name: 'home',
        participant_id: null,
        feed_points: -350,
        feed_num: 1n,
        feed_den: 1n,
        feed_status: 'OPEN',
        ordinal: 0,
      })
      .execute();
    expect((await quoteOf(player, id)).valueCents).toBe(9_068n);
  });

  test('a bet has no cash out once its game is over', async () => {
    const { player, id } = await bettor();
    const seen = await quoteOf(player, id);
    await settle(0, 21, 14);
    expect(await take(player, id, { quoteId: seen.id, valueCents: 1n })).toEqual({ paidCents: null, refusal: 'bet-closed' });
    expect(await cash(player)).toBe(109_091n);
  });

  test.each([
    ['not-logged-in', { ended_at: NOON, end_reason: 'manual' }, {}, {}],
    ['account-restricted', {}, { is_restricted: true }, {}],
    ['acknowledgement-required', {}, { requires_rg_acknowledgement: true }, {}],
    ['identity-not-verified', {}, { vendor_status: 'PENDING' as const }, {}],
    ['location-not-verified', {}, {}, { expires_at: NOON }],
    ['region-not-served', {}, {}, { is_allowed: false, reason: 'out-of-boundary' }],
  ] as const)('a cash out is refused with a specific error: %s', async (code, session, account, verdict) => {
    const { player, id } = await bettor();
    const { db } = store();
    if (Object.keys(session).length) await db.updateTable('sessions').set(session).where('id', '=', player.sessionId).execute();
    if (Object.keys(account).length) await db.updateTable('players').set(account).where('id', '=', player.playerId).execute();
    if (Object.keys(verdict).length) await db.updateTable('geo_verdicts').set(verdict).where('session_id', '=', player.sessionId).execute();
    expect(await take(player, id)).toEqual({ paidCents: null, refusal: code });
    expect(await cash(player)).toBe(90_000n);
  });
});

describe('checklist 53: another player', () => {
  test("checklist 53: a player cannot cash out, read or set a target on another player's bet", async () => {
    const { player, id } = await bettor();
    const other = await makePlayer(store().db);
    const seen = await quoteOf(player, id);
    const wish = { betId: id, cashOutId: newPlacementId(), quoteId: seen.id, stakeCents: null, valueCents: 1n };
    expect(await cashOutBet(deps(), { ...other, ...wish })).toBeNull();
    expect(await setAutomaticCashOut(deps(), { ...other, betId: id, targetCents: 15_000n })).toBeNull();
    expect(await cash(other)).toBe(100_000n);
    expect((await found(player, id))?.status).toBe('OPEN');
  });

  test('two players may use the same cash out id', async () => {
    const [one, two] = [await bettor(), await bettor()];
    const cashOutId = newPlacementId();
    expect(await take(one.player, one.id, { cashOutId })).toMatchObject({ refusal: null });
    expect(await take(two.player, two.id, { cashOutId })).toMatchObject({ refusal: null });
  });
});

describe('a repeated cash out', () => {
  test('a cash out repeated a hundred times is paid once, with a hundred equal answers', async () => {
    const { player, id } = await bettor();
    const seen = await quoteOf(player, id);
    const wish = { cashOutId: newPlacementId(), quoteId: seen.id, valueCents: seen.valueCents };
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(player, id, wish)));
    expect(new Set(answers.map(({ paidCents }) => paidCents))).toEqual(new Set([9_500n]));
    expect(await cash(player)).toBe(99_500n);
    expect(await take(player, id, { ...wish, valueCents: 1n })).toEqual({ paidCents: null, refusal: 'cash-out-id-reused' });
    await holds();
  });

  test('a bet cashed out from eight devices at once is paid once', async () => {
    const { player, id } = await bettor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(player, id)));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(await cash(player)).toBe(99_500n);
    await holds();
  });

  test('a bet ends once when a cash out, a result, a void and a target coincide', async () => {
    for (let round = 0; round < 6; round += 1) {
      const players = await Promise.all([bettor(), bettor(), bettor()]);
      for (const { player, id } of players) await setAutomaticCashOut(deps(), { ...player, betId: id, targetCents: 9_600n });
      const raised = move(0, 'home', -120);
      await Promise.all([
        raised,
        ...players.flatMap(({ player, id }) => [take(player, id), take(player, id, { stakeCents: 5_000n })]),
        runAutomaticCashOuts(deps(), 0),
        round % 2 ? settle(0, 2, 1) : voidEvent(deps(), { eventId: gameAt(0), reason: 'Void', origin: 'test' }),
        runAutomaticCashOuts(deps(), 0),
      ]);
      for (const { player, id } of players) {
        const ended = await found(player, id);
        expect(ended?.status).not.toBe('OPEN');
        expect(await cash(player)).toBe(90_000n + (ended?.payoutCents ?? 0n));
      }
      await store().db.deleteFrom('results').where('event_id', '=', gameAt(0)).execute();
      await store().db.updateTable('events').set({ status: 'PRE_GAME' }).where('id', '=', gameAt(0)).execute();
    }
    await holds();
  });
});

test('subscribers are notified of a cash out after its commit', async () => {
  const { player, id } = await bettor();
  const heard: unknown[] = [];
  const watched = createMemoryBus();
  watched.subscribe(topics.bets(player.playerId), (message) => heard.push(message));
  watched.subscribe(topics.balance(player.playerId), () => heard.push('balance'));
  const quote = await quoteOf(player, id);
  await cashOutBet(
    { ...deps(), bus: watched },
    { ...player, betId: id, cashOutId: newPlacementId(), quoteId: quote.id, stakeCents: null, valueCents: 1n },
  );
  expect(heard).toEqual([{ betId: id, version: '2' }, 'balance']);
});

test('random cash outs agree with the ledger, and a part costs the operator at most a cent more', async () => {
  const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 100n, max: 50_000n }),
      fc.array(fc.tuple(american, american, fc.integer({ min: 10, max: 90 })), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (stake, steps, isWon) => {
        await move(0, 'home', -110);
        const player = await makePlayer(store().db);
        const id = await bet(player, [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')], stake);
        for (const [first, second, percent] of steps) {
          await move(0, 'home', first);
          await move(1, 'home', second);
          const { quote } = await look(player, id);
          if (!quote?.parts) continue;
          const part = (quote.stakeCents * BigInt(percent)) / 100n;
          const { paidCents } = await take(player, id, { stakeCents: part });
          if (paidCents !== null) expect(paidCents * quote.stakeCents * 2n <= quote.valueCents * part * 2n + quote.stakeCents).toBe(true);
        }
        await move(0, 'home', -110);
        await move(1, 'home', -110);
        const open = await found(player, id);
        if (!isWon) await take(player, id);
        expect(open && open.cashed.stakeCents < open.stakeCents).toBe(true);
        expect(open && open.potentialPayoutCents - open.cashed.payoutCents >= open.stakeCents - open.cashed.stakeCents).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
  await holds();
});
