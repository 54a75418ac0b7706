import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EventIsVoid,
  recordVoidIn,
  resumeSettlements,
  resumeVoids,
  settleUnlessVoid,
  voidEvent,
} from '#server/modules/betting/settlement/index.ts';
import type { HandVoid } from '#server/modules/betting/settlement/voids.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, newGameId, gameAt, bet, cash, found, on, settle, statusOf } = gamesToSettle(store);

describe('a voided event', () => {
  test('a voided event refunds its bets for good: a later result is refused and changes nothing', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned: lightning', origin: 'trader' });
    expect(await found(player, id)).toMatchObject({
      status: 'VOIDED',
      outcome: 'VOIDED',
      payoutCents: 10_000n,
      legs: [{ outcome: 'VOID', outcomeReason: 'Abandoned: lightning' }],
    });
    expect(await cash(player)).toBe(100_000n);
    const before = await found(player, id);
    const refused = await settle(0, 0, 3).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EventIsVoid);
    expect(refused).toMatchObject({ eventId: gameAt(0), reason: 'Abandoned: lightning' });
    expect(await settleUnlessVoid(deps(), { eventId: gameAt(0), homeScore: 3, awayScore: 0, origin: 'test' })).toMatchObject({
      ok: false,
      refusal: { reason: 'Abandoned: lightning' },
    });
    expect(await found(player, id)).toEqual(before);
    expect(await cash(player)).toBe(100_000n);
    expect(await statusOf(0)).toEqual({ status: 'CANCELLED', home_score: null });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a void after a win takes the winnings back, once', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await settle(0, 3, 0);
    const voiding = () => voidEvent(deps(), { eventId: gameAt(0), reason: 'Ineligible player', origin: 'trader' });
    expect((await Promise.all([voiding(), voiding(), voiding()])).map(({ round }) => round)).toEqual([1, 1, 1]);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
    expect(await statusOf(0)).toEqual({ status: 'CANCELLED', home_score: 3 });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a parlay goes on without its void leg, and a score for that leg does not bring it back', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')], 10_000n);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Void', origin: 'trader' });
    await expect(settle(0, 0, 1)).rejects.toThrow(EventIsVoid);
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    await settle(1, 1, 0);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 19_091n });
  });
});

describe('a void by hand', () => {
  const returned = async (scope: HandVoid['scope'], target: string, reason = 'An obvious error') => {
    const asked = { scope, target, reason, origin: 'trader' };
    const recorded = await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, ports.now()));
    return recorded?.finish(deps());
  };
  const refusalsOf = async (player: TestPlayer, selection: string) => {
    const bets = [{ draftBetId: `straight:${selection}`, stakeCents: 100n, legs: [await legOf(store().db, selection)] }];
    return (await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: true, bets })).refusals.map(({ code }) => code);
  };

  test('checklist 24: a market voided by hand refunds its bets only, takes no more, and no result pays them', async () => {
    const player = await makePlayer(store().db);
    const wrong = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    const beside = await bet(player, [on(0, 'spread', 'home')], 10_000n);
    const parlay = await bet(player, [on(0, 'moneyline', 'away'), on(1, 'moneyline', 'home')], 10_000n);
    expect(await returned('market', `${gameAt(0)}:moneyline`)).toBe(2);
    expect(await found(player, wrong)).toMatchObject({
      status: 'VOIDED',
      payoutCents: 10_000n,
      legs: [{ outcome: 'VOID', outcomeReason: 'An obvious error' }],
    });
    expect([await found(player, beside), await found(player, parlay)]).toMatchObject([{ status: 'OPEN' }, { status: 'OPEN' }]);
    for (const pick of ['home', 'away']) expect(await refusalsOf(player, on(0, 'moneyline', pick))).toEqual(['selection-closed']);
    await settle(0, 30, 0);
    expect(await found(player, wrong)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await found(player, beside)).toMatchObject({ outcome: 'WIN', payoutCents: 19_091n });
    await settle(1, 1, 0);
    expect(await found(player, parlay)).toMatchObject({ outcome: 'WIN', payoutCents: 19_091n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a selection voided after payment takes the winnings back once, and keeps the first reason', async () => {
    const player = await makePlayer(store().db);
    const [home, away] = [
      await bet(player, [on(0, 'moneyline', 'home')], 10_000n),
      await bet(player, [on(0, 'moneyline', 'away')], 10_000n),
    ];
    await settle(0, 3, 0);
    const said = await Promise.all([1, 2, 3].map(() => returned('selection', on(0, 'moneyline', 'home'))));
    expect(said.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(1);
    expect(await returned('selection', on(0, 'moneyline', 'home'), 'Another reason')).toBe(0);
    expect(await found(player, home)).toMatchObject({ status: 'VOIDED', legs: [{ outcomeReason: 'An obvious error' }] });
    expect(await found(player, away)).toMatchObject({ outcome: 'LOSS' });
    expect(await cash(player)).toBe(90_000n);
    // After the void, neither a correction nor a void of the event pays the bet again.
    await settle(0, 0, 3);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Fog', origin: 'trader' });
    expect(await found(player, home)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a bet voided by hand is refunded, and no other bet on its selections', async () => {
    const player = await makePlayer(store().db);
    const legs = [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')];
    const [wrong, right] = [await bet(player, legs, 10_000n), await bet(player, legs, 10_000n)];
    expect(await returned('bet', wrong)).toBe(1);
    await settle(0, 1, 0);
    await settle(1, 1, 0);
    expect(await found(player, wrong)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await found(player, right)).toMatchObject({ outcome: 'WIN' });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a void of an unknown bet, market or selection does nothing', async () => {
    for (const scope of ['bet', 'market', 'selection'] as const) expect(await returned(scope, 'nothing')).toBeUndefined();
  });

  test('a void by hand that a killed server began is completed once', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    const asked = { scope: 'market', target: `${gameAt(0)}:moneyline`, reason: 'An obvious error', origin: 'trader' } as const;
    await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, ports.now()));
    expect(await found(player, id)).toMatchObject({ status: 'OPEN' });
    // Advances past the time after which an unfinished void resumes.
    ports.setNow(new Date(NOON.getTime() + 11_000));
    await resumeVoids(deps());
    await resumeVoids(deps());
    ports.setNow(NOON);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED' });
    expect(await cash(player)).toBe(100_000n);
  });

  test('a bet placed while its market is voided is either refused or refunded', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => makePlayer(store().db)));
    const home = on(0, 'moneyline', 'home');
    await Promise.all([...players.map((player) => refusalsOf(player, home)), returned('market', `${gameAt(0)}:moneyline`)]);
    await settle(0, 9, 0);
    for (const player of players) expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});

describe('an unfinished void', () => {
  test('a voided event that a killed server began is settled once', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    await store()
      .db.insertInto('results')
      .values({
        event_id: gameAt(0),
        home_score: null,
        away_score: null,
        void_reason: 'Flood',
        origin: 'test',
        recorded_at: ports.now(),
      })
      .execute();
    expect(await resumeSettlements(deps())).toEqual([gameAt(0)]);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', legs: [{ outcomeReason: 'Flood' }] });
    expect(await resumeSettlements(deps())).toEqual([]);
    expect(await cash(player)).toBe(100_000n);
  });

  test('a score voided before the server came back is not graded again', async () => {
    const player = await makePlayer(store().db);
    const id = await bet(player, [on(0, 'moneyline', 'home')], 10_000n);
    const begun = {
      event_id: gameAt(0),
      home_score: 7,
      away_score: 3,
      void_reason: null,
      origin: 'test',
      recorded_at: ports.now(),
      completed_at: null,
    };
    await store().db.insertInto('results').values(begun).execute();
    // Another server voids the event between this server's query for unfinished events and its first batch.
    const late = beforeTransactionsOf(store().db, () => voidEvent(deps(), { eventId: gameAt(0), reason: 'Flood', origin: 'test' }));
    expect(await resumeSettlements({ db: late, ports })).toEqual([gameAt(0)]);
    expect(await found(player, id)).toMatchObject({ status: 'VOIDED', payoutCents: 10_000n });
    expect(await cash(player)).toBe(100_000n);
  });
});

type Step = { readonly kind: 'score'; readonly home: number; readonly away: number } | { readonly kind: 'resume' | 'void' };
const score = fc.record({ kind: fc.constant('score' as const), home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: score },
    { weight: 1, arbitrary: fc.constant({ kind: 'void' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'resume' as const }) },
  ),
  { minLength: 1, maxLength: 6 },
);

describe('results, corrections and voids of one game, in any order', () => {
  const run = async (eventId: string, step: Step): Promise<unknown> => {
    if (step.kind === 'score') return settleUnlessVoid(deps(), { eventId, homeScore: step.home, awayScore: step.away, origin: 'test' });
    return step.kind === 'void' ? voidEvent(deps(), { eventId, reason: 'Void', origin: 'test' }) : resumeSettlements(deps());
  };
  const drawn = async (label: string) => {
    const eventId = newGameId(label);
    await buildSmallWorld(store().db, [{ id: eventId }]);
    const player = await makePlayer(store().db);
    const id = await bet(player, [selectionId(eventId, 'moneyline', 'home')], 10_000n);
    return { eventId, player, id };
  };
  const endOf = async (eventId: string) => {
    const { db } = store();
    const { status } = await db.selectFrom('events').select('status').where('id', '=', eventId).executeTakeFirstOrThrow();
    const result = await db.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
    return { status, result };
  };
  const payoutFor = ({ home, away }: { home: number; away: number }): bigint => (home > away ? 19_091n : home === away ? 10_000n : 0n);

  test('results, corrections and voids in sequence: the last score counts, until a void ends it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { eventId, player, id } = await drawn('order');
        for (const step of list) await run(eventId, step);
        const isVoid = list.some(({ kind }) => kind === 'void');
        const last = list.flatMap((step) => (step.kind === 'score' ? [step] : [])).at(-1);
        const expected = isVoid ? 10_000n : last ? payoutFor(last) : 0n;
        expect(await cash(player)).toBe(90_000n + expected);
        expect((await found(player, id))?.status).toBe(isVoid ? 'VOIDED' : last ? 'SETTLED' : 'OPEN');
        expect((await endOf(eventId)).status).toBe(isVoid ? 'CANCELLED' : last ? 'FINISHED' : 'PRE_GAME');
      }),
      { numRuns: 25 },
    );
  });

  test('results, corrections and voids at once: the final state is what was paid, once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { eventId, player, id } = await drawn('at-once');
        await Promise.all(list.map((step) => run(eventId, step)));
        const { status, result } = await endOf(eventId);
        if (list.every(({ kind }) => kind === 'resume')) return;
        if (list.some(({ kind }) => kind === 'void')) {
          expect(status).toBe('CANCELLED');
          expect(result).toMatchObject({ void_reason: 'Void', home_score: null });
        }
        // The newer settlement took over the bets of the older one, so a starting server finds nothing to do.
        await resumeSettlements(deps());
        const { home_score: home, away_score: away } = result ?? {};
        const expected = typeof home === 'number' && typeof away === 'number' ? payoutFor({ home, away }) : 10_000n;
        expect((await found(player, id))?.payoutCents).toBe(expected);
        expect(await cash(player)).toBe(90_000n + expected);
      }),
      { numRuns: 25 },
    );
  });

  test('the ledger balances after all voids of this file', async () => {
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});
