import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { recordVoidIn, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { enrol, findOffer, putInForce, stopOffer } from '../versions/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { BET, betAndGet, offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const store = useTestStore(20);
const { bet, cash, deps, gameAt, on, ports, settle } = gamesToSettle(store);
const cashOuts = cashOutHands(deps);
const db = () => store().db;

afterEach(() => db().updateTable('offers').set({ stopped_at: NOON, stopped_by: 'test' }).where('stopped_at', 'is', null).execute());
let made = 0;
async function offer(changes: Partial<OfferDocument> = {}) {
  const id = `offer-${(made += 1)}`;
  const { hash } = await offerOf(db(), { id, ...changes });
  return { id, hash };
}
const joining = (player: TestPlayer, { id, hash }: { id: string; hash: string }, place = { brand: 'tsb', region: 'US-NJ' }) =>
  withTransaction(db(), (trx) => enrol(trx, { playerId: player.playerId, offerId: id, seen: hash, ...place }, ports.now()));
async function joined(changes: Partial<OfferDocument> = {}) {
  const own = await offer(changes);
  const player = await makePlayer(db());
  expect(await joining(player, own)).toBeNull();
  return { player, ...own };
}
const follow = async () => {
  await followFacts(deps())();
  expect(await ledgerViolations(db())).toEqual([]);
};
const awards = ({ playerId }: TestPlayer) =>
  db().selectFrom('awards').selectAll().where('player_id', '=', playerId).orderBy('id').execute();
const held = async (player: TestPlayer) =>
  (await awards(player)).map((row) => (row.withdrawn_at ? 'withdrawn' : row.redeemed_bet_id ? 'spent' : 'unused'));
const awarded = async ({ id }: { id: string }) => (await findOffer(db(), id))?.awardedCents;
const register = ({ playerId }: TestPlayer, answers: boolean) =>
  db()
    .updateTable('register_standings')
    .set({ fresh_until: new Date(answers ? '2099-01-01T00:00:00Z' : '2020-01-01T00:00:00Z') })
    .where('player_id', '=', playerId)
    .execute();
const stop = ({ id }: { id: string }) => withTransaction(db(), (trx) => stopOffer(trx, id, { by: 'test', at: ports.now() }));
const home = (place: number) => on(place, 'moneyline', 'home');

async function useAward(player: TestPlayer, place: number) {
  const [award] = await awards(player);
  const legs = [await legOf(db(), home(place))];
  const reward = { kind: 'free-bet', id: award?.id ?? '' } as const;
  const bets = [{ draftBetId: `straight:${home(place)}`, stakeCents: 500n, legs, reward }];
  return placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
}

describe('an award', () => {
  test('follows once the bet has lost, is used on a bet, and pays its win', async () => {
    const { player, id } = await joined();
    await bet(player, [home(0)], 1_000n);
    await follow();
    expect(await held(player)).toEqual([]);
    await settle(0, 0, 1);
    await follow();
    await follow();
    expect(await awards(player)).toMatchObject([
      { kind: 'free-bets', amount: '500', expires_at: new Date(NOON.getTime() + 7 * 86_400_000) },
    ]);
    expect((await useAward(player, 1)).refusals).toEqual([]);
    await settle(1, 1, 0);
    await follow();
    expect([await held(player), await cash(player), await awarded({ id })]).toEqual([['spent'], 99_000n + 455n, 500n]);
  });

  test.each([
    ['less than the amount', { stake: 999n }],
    ['another region', { changes: { regions: ['US-PA'] }, isElsewhere: true }],
    ['another sport', { changes: { qualifies: { ...BET, on: { kind: 'sport', id: 'basketball' } } } }],
    ['odds that are too short', { changes: { qualifies: { ...BET, leastOdds: { num: 1, den: 1 } } } }],
    ['an offer that is over', { changes: { until: new Date(NOON.getTime() + 1).toISOString() }, minutes: 1 }],
  ] as readonly (readonly [string, { stake?: bigint; changes?: Partial<OfferDocument>; isElsewhere?: true; minutes?: number }])[])(
    'does not follow a bet of %s',
    async (_what, { stake = 1_000n, changes = {}, isElsewhere, minutes = 0 }) => {
      const own = await offer(changes);
      const player = await makePlayer(db());
      expect(await joining(player, own, { brand: 'tsb', region: isElsewhere ? 'US-PA' : 'US-NJ' })).toBeNull();
      ports.setNow(new Date(NOON.getTime() + minutes * 60_000));
      await bet(player, [home(0)], stake);
      ports.setNow(NOON);
      await settle(0, 1, 0);
      await follow();
      expect(await held(player)).toEqual([]);
    },
  );

  test('does not follow a push, a void, or a bet that was cashed out below the amount', async () => {
    const { player } = await joined();
    const early = await bet(player, [home(0)], 1_500n);
    await cashOuts.take(player, early, { stakeCents: 700n });
    await bet(player, [home(1)], 1_000n);
    await settle(0, 1, 0);
    await settle(1, 1, 1);
    await bet(player, [home(2)], 1_000n);
    await voidEvent(deps(), { eventId: gameAt(2), reason: 'Abandoned', origin: 'test' });
    await follow();
    expect(await held(player)).toEqual([]);
  });
});

describe('when the bet no longer counts', () => {
  const given = async () => {
    const own = await joined();
    const cause = await bet(own.player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    await follow();
    expect(await held(own.player)).toEqual(['unused']);
    return { ...own, cause };
  };
  const voidCause = (cause: string) =>
    withTransaction(db(), (trx) => recordVoidIn(trx, { scope: 'bet', target: cause, reason: 'Mistake', origin: 'test' }, ports.now())).then(
      (work) => work?.finish(deps()),
    );

  test('an unused award is taken back, and is given again when a correction makes the bet count', async () => {
    const { player, id } = await given();
    await settle(0, 1, 1);
    await follow();
    expect([await held(player), await awarded({ id })]).toEqual([['withdrawn'], 0n]);
    expect((await useAward(player, 1)).refusals).toMatchObject([{ code: 'reward-unavailable' }]);
    await settle(0, 0, 1);
    await settle(0, 1, 0);
    await follow();
    expect([await held(player), await awarded({ id })]).toEqual([['unused'], 500n]);
  });

  test('a bet placed with the award stands, and its win stays', async () => {
    const { player, cause, id } = await given();
    await useAward(player, 1);
    await voidCause(cause);
    await follow();
    expect(await held(player)).toEqual(['spent']);
    const before = await cash(player);
    await settle(1, 1, 0);
    await follow();
    expect([await held(player), (await cash(player)) - before, await awarded({ id })]).toEqual([['spent'], 455n, 500n]);
  });

  test('an award that comes back from a void is taken back then, and its bet counts if the void is corrected', async () => {
    const { player, id } = await given();
    const { betIds } = await useAward(player, 1);
    await settle(0, 1, 1);
    await follow();
    await settle(1, 1, 1);
    await follow();
    expect([await held(player), await awarded({ id })]).toEqual([['withdrawn'], 500n]);
    await settle(1, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['spent']);
    expect(await findBet(db(), { playerId: player.playerId, betId: betIds[0] ?? '' })).toMatchObject({ outcome: 'WIN', payoutCents: 455n });
  });

  test('an expired award stays as it is', async () => {
    const { player, cause, id } = await given();
    ports.setNow(new Date(NOON.getTime() + 8 * 86_400_000));
    await voidCause(cause);
    await follow();
    ports.setNow(NOON);
    expect([await held(player), await awarded({ id })]).toEqual([['unused'], 500n]);
  });
});

describe('limits', () => {
  test('a cap keeps to its number, and a place that becomes free goes to the next bet', async () => {
    const { player } = await joined();
    for (const place of [0, 1, 2]) await bet(player, [home(place)], 1_000n);
    for (const place of [0, 1, 2]) await settle(place, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['unused']);
    await settle(0, 1, 1);
    await follow();
    expect((await held(player)).toSorted()).toEqual(['unused', 'withdrawn']);
  });

  test('twelve players followed by four processes at once share a budget for five, to the cent', async () => {
    const own = await offer({ budgetCents: 2_999 });
    const players = await Promise.all(Array.from({ length: 12 }, () => makePlayer(db())));
    for (const player of players) {
      expect(await joining(player, own)).toBeNull();
      await bet(player, [home(0)], 1_000n);
    }
    await settle(0, 1, 0);
    await Promise.all(Array.from({ length: 4 }, () => followFacts(deps())()));
    await follow();
    const all = await Promise.all(players.map(held));
    expect([all.flat(), await awarded(own)]).toEqual([['unused', 'unused', 'unused', 'unused', 'unused'], 2_500n]);
  });

  test('a player who is on a break, suspended or shows markers of harm when the bet is decided gets nothing, then or later', async () => {
    const { player } = await joined({ mostAwards: 3 });
    await bet(player, [home(0)], 1_000n);
    await db().updateTable('players').set({ is_restricted: true }).where('id', '=', player.playerId).execute();
    await settle(0, 1, 0);
    await follow();
    await db().updateTable('players').set({ is_restricted: false }).where('id', '=', player.playerId).execute();
    await bet(player, [home(1)], 1_000n);
    await settle(1, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['unused']);
  });

  test('while the register does not answer nothing is decided, and the award follows once it does', async () => {
    const { player } = await joined();
    await bet(player, [home(0)], 1_000n);
    await register(player, false);
    await settle(0, 1, 0);
    await follow();
    expect(await held(player)).toEqual([]);
    await register(player, true);
    await follow();
    expect(await held(player)).toEqual(['unused']);
  });

  test('an award taken back is given again once the register answers, if it did not when a correction made the bet count', async () => {
    const { player } = await joined();
    await bet(player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    await follow();
    await settle(0, 1, 1);
    await follow();
    await register(player, false);
    await settle(0, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['withdrawn']);
    await register(player, true);
    await follow();
    expect(await held(player)).toEqual(['unused']);
  });

  test('a process that follows on and on joins a player of an automatic offer once the register answers', async () => {
    await offer({ joining: 'automatic' });
    const again = followFacts(deps());
    await again();
    const player = await makePlayer(db());
    await bet(player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    await register(player, false);
    await again();
    await again();
    expect(await held(player)).toEqual([]);
    await register(player, true);
    await again();
    expect(await held(player)).toEqual(['unused']);
  });

  test('two accounts of one person share a cap, and one of a person with markers of harm gets nothing', async () => {
    const own = await offer({ mostAwards: 2 });
    const [first, second, harmed] = await Promise.all([makePlayer(db()), makePlayer(db()), makePlayer(db())]);
    for (const player of [first, second, harmed]) expect(await joining(player, own)).toBeNull();
    const personOf = ({ playerId }: TestPlayer) =>
      db().selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirstOrThrow();
    const [one, other] = [await personOf(first), await personOf(harmed)];
    await db().updateTable('players').set(one).where('id', '=', second.playerId).execute();
    await db()
      .insertInto('harm_computed')
      .values({ ...other, computed_at: NOON, level: 2 })
      .execute();
    for (const player of [first, second]) for (const place of [0, 1]) await bet(player, [home(place)], 1_000n);
    await bet(harmed, [home(0)], 1_000n);
    for (const place of [0, 1]) await settle(place, 1, 0);
    await Promise.all(Array.from({ length: 3 }, () => followFacts(deps())()));
    await follow();
    expect([...(await held(first)), ...(await held(second))]).toEqual(['unused', 'unused']);
    expect(await held(harmed)).toEqual([]);
    expect(await joining(harmed, await offer())).toBe('barred');
  });

  test('a stopped offer takes nobody in and still counts bets placed before', async () => {
    const own = await joined();
    const { player } = own;
    await bet(player, [home(0)], 1_000n);
    ports.setNow(new Date(NOON.getTime() + 60_000));
    expect(await stop(own)).toBe(true);
    await bet(player, [home(1)], 1_000n);
    const late = await makePlayer(db());
    expect(await joining(late, own)).toBe('over');
    ports.setNow(NOON);
    await settle(1, 1, 0);
    await follow();
    expect(await held(player)).toEqual([]);
    await settle(0, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['unused']);
  });
});

describe('enrolment', () => {
  test('is in the version seen, whatever follows; other terms than those in force are refused', async () => {
    const { player, id, hash } = await joined();
    const next = await offerOf(db(), { id, pays: { kind: 'bonus-bet', cents: 100, days: 7 } });
    const late = await makePlayer(db());
    expect(await joining(late, { id, hash })).toBe('changed');
    expect(await joining(late, { id, hash: next.hash })).toBeNull();
    expect(await joining(player, { id, hash: next.hash }), 'again').toBeNull();
    for (const one of [player, late]) await bet(one, [home(0)], 1_000n);
    await settle(0, 1, 0);
    await follow();
    expect([await awards(player), await awards(late)]).toMatchObject([[{ amount: '500' }], [{ amount: '100' }]]);
  });

  test.each([
    ['another brand', { brand: 'hwc', region: 'US-NJ' }],
    ['another region', { brand: 'tsb', region: 'US-PA' }],
  ])('is refused on %s', async (_what, place) => {
    expect(await joining(await makePlayer(db()), await offer(), place)).toBe('unknown');
  });

  test('twenty requests at once enrol once, and a bet before them does not count', async () => {
    const own = await offer();
    const player = await makePlayer(db());
    ports.setNow(new Date(NOON.getTime() - 1));
    await bet(player, [home(0)], 1_000n);
    ports.setNow(NOON);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => joining(player, own))))).toEqual(new Set([null]));
    await settle(0, 1, 0);
    await follow();
    expect(await held(player)).toEqual([]);
  });

  test('is automatic with the first bet that counts, where the offer says so', async () => {
    const own = await offer({ joining: 'automatic' });
    const player = await makePlayer(db());
    expect(await joining(player, own)).toBe('over');
    await bet(player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    await follow();
    expect(await held(player)).toEqual(['unused']);
  });

  test('loses no bet for an automatic offer that was not followed before', async () => {
    const [automatic, own] = [await offer({ joining: 'automatic' }), await offer()];
    const player = await makePlayer(db());
    await bet(player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    ports.setNow(new Date(NOON.getTime() + 1));
    expect(await joining(player, own)).toBeNull();
    ports.setNow(NOON);
    await follow();
    expect([await held(player), await awarded(automatic)]).toEqual([['unused'], 500n]);
  });
});

describe('while the next version comes into force', () => {
  const meanwhile = (id: string, work: () => Promise<void>) =>
    withTransaction(db(), async (trx) => {
      await putInForce(trx, betAndGet({ id, budgetCents: 50_000 }), { by: 'test', at: NOON });
      await work();
    });

  test('an award waits and is not lost', async () => {
    const { player, id } = await joined();
    await bet(player, [home(0)], 1_000n);
    await settle(0, 1, 0);
    const locks = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    let following = Promise.resolve();
    await meanwhile(id, async () => {
      following = followFacts(deps())();
      await expect.poll(async () => (await locks.execute(db())).rows.length).toBe(1);
    });
    await following;
    expect([await held(player), await awarded({ id })]).toEqual([['unused'], 500n]);
  });

  test('a bet that the offer does not look at does not wait', async () => {
    const { player, id } = await joined();
    await bet(player, [home(0)], 999n);
    await meanwhile(id, followFacts(deps()));
    const last = sql`SELECT FROM fact_cursors c WHERE ordinal = (SELECT max(ordinal) FROM facts f WHERE f.player_id = c.player_id)`;
    expect((await sql`${last} AND player_id = ${player.playerId}`.execute(db())).rows).toHaveLength(1);
  });
});

test('awards are the same after the state was forgotten and read again from the facts', async () => {
  const { player, id } = await joined({ mostAwards: 2 });
  for (const place of [0, 1, 2]) await bet(player, [home(place)], 1_000n);
  for (const place of [0, 1, 2]) await settle(place, 1, 0);
  await follow();
  const before = await awards(player);
  await db().deleteFrom('fact_cursors').execute();
  await follow();
  expect([await awards(player), await awarded({ id })]).toEqual([before, 1_000n]);
});
