import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { followFacts } from '../engine/index.ts';
import { enrol } from '../versions/index.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { offerOracle } from '#tests/support/offerOracle.ts';
import { BET, betAndGet, offerOf } from '#tests/support/offers.ts';
import { makePlayer, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { dryRun, lastDays } from './index.ts';

const DAY = 86_400_000;

const store = useTestStore(12);
const { bet, deps, on, ports, settle } = gamesToSettle(store);
const db = () => store().db;
const rounds = gameRounds(db, ports.now);
const home = (place: number) => on(place, 'moneyline', 'home');
const bounds = { mostPlayers: 100, page: 2, mostMs: 60_000, statementMs: 20_000 };

// Each test uses a later day than the one before.
let [today, tomorrow] = [NOON, NOON];
let day = 0;
beforeEach(() => {
  day += 1;
  today = new Date(NOON.getTime() - (20 - day) * DAY);
  tomorrow = new Date(today.getTime() + DAY);
  ports.setNow(today);
});

/** Tries the offer on the test's day with `dryRun`; checks that this writes no rows. */
async function dry(document: OfferDocument, changed: Partial<typeof bounds> = {}) {
  const written = () =>
    sql`SELECT (SELECT count(*) FROM offer_causes) AS causes, (SELECT count(*) FROM awards) AS awards,
      (SELECT count(*) FROM promotion_enrollments) AS joined, (SELECT count(*) FROM offer_calls) AS calls`
      .execute(db())
      .then(({ rows }) => rows[0]);
  const before = await written();
  const run = await dryRun(db(), { document, window: lastDays(1, tomorrow), now: tomorrow }, { ...bounds, ...changed });
  expect(await written()).toEqual(before);
  return run;
}
let made = 0;
/** Puts the same offer in force from the start of that day; the players opt in. */
async function live(players: readonly TestPlayer[], changes: Partial<OfferDocument>) {
  const id = `dry-${(made += 1)}`;
  const from = lastDays(1, tomorrow).from;
  const document = betAndGet({ id, from: from.toISOString(), until: lastDays(1, tomorrow).until.toISOString(), ...changes });
  const { hash } = await offerOf(db(), document);
  const [brand = '', region = ''] = [document.brands[0], document.regions[0]];
  for (const { playerId } of players) {
    const asked = { playerId, offerId: id, seen: hash, brand, region };
    expect(await withTransaction(db(), (trx) => enrol(trx, asked, from))).toBeNull();
  }
  const given = async () => {
    await followFacts(deps())();
    const rows = await db().selectFrom('awards').select(['player_id', 'amount']).where('offer_id', '=', id).execute();
    return {
      awarded: new Set(rows.map((row) => row.player_id)).size,
      awards: rows.length,
      cents: rows.reduce((sum, { amount }) => sum + Number(amount), 0),
    };
  };
  return { document, given };
}
const threePlayers = async () =>
  [await makePlayer(db(), { now: today }), await makePlayer(db(), { now: today }), await makePlayer(db(), { now: today })] as const;

test('a dry run gives what the live engine gave for the same bets, and what a clerk gives by the printed terms', async () => {
  const [ann, bob, cyd] = await threePlayers();
  const { document, given } = await live([ann, bob, cyd], {
    pays: { kind: 'bonus-bet-share', percent: 33, mostCents: 700, days: 7 },
    mostAwards: 2,
  });
  const { from, until } = document;
  const clerk = offerOracle({
    ...{ opens: Date.parse(from), closes: Date.parse(until), earns: 'bet', leastCents: 1_000, sport: null, shortestDecimal: 1 },
    ...{ states: ['US-NJ'], coupon: { percent: 33, upTo: 700 }, couponDays: 7, couponsEach: 2, purseCents: document.budgetCents },
  });
  const stakes = [
    [ann, 0, 1_001n],
    [ann, 1, 9_000n],
    [ann, 2, 1_500n],
    [bob, 0, 999n],
    [bob, 1, 1_234n],
    [cyd, 2, 4_000n],
  ] as const;
  const placed: { readonly id: string; readonly place: number }[] = [];
  for (const { playerId } of [ann, bob, cyd]) clerk.join(playerId, Date.parse(from));
  for (const [player, place, cents] of stakes) {
    const id = await bet(player, [home(place)], cents);
    placed.push({ id, place });
    const slip = { at: today.getTime(), state: 'US-NJ', sports: ['football'], decimal: 1.9, couponOf: null };
    clerk.take(id, { ...slip, who: player.playerId, cents: Number(cents) });
  }
  await settle(0, 1, 0);
  await settle(1, 0, 1);
  for (const { id, place } of placed) if (place < 2) clerk.say(id, place === 0 ? 'won' : 'lost', today.getTime());
  for (const { playerId } of [ann, bob, cyd]) clerk.look(playerId, today.getTime());

  const run = await dry(document);
  expect(run).toMatchObject({ players: 3, read: 3, qualified: 2, barred: 0, cut: null, ...(await given()) });
  expect(run).toMatchObject({ cents: clerk.report(today.getTime()).givenCents, unboundCents: 330 + 700 + 407, awards: 3 });
});

test.each([
  ['on bets', { pays: { kind: 'bonus-bet', cents: 500, days: 7 } }, 500],
  [
    'on parlays that miss by one leg',
    {
      qualifies: { ...BET, kind: 'near-miss', leastLegs: 3 },
      pays: { kind: 'bonus-bet-share', percent: 50, mostCents: 5_000, days: 7 },
    },
    617,
  ],
] as readonly (readonly [string, Partial<OfferDocument>, number])[])(
  'a dry run of an offer %s judges the bets as they stand now',
  async (_what, changes, cents) => {
    const player = await makePlayer(db(), { now: today });
    const { document, given } = await live([player], changes);
    await bet(player, [home(0), home(1), home(2)], 1_234n);
    await settle(0, 0, 1);
    await settle(1, 1, 0);
    await settle(2, 0, 1);
    await settle(2, 1, 0);
    const run = await dry(document);
    expect(run).toMatchObject({ qualified: 1, awarded: 1, awards: 1, cents });
    expect(await given()).toEqual({ awarded: 1, awards: 1, cents });
  },
);

test('a dry run of cashback works out the day’s net loss', async () => {
  const player = await makePlayer(db(), { now: today });
  const { document, given } = await live([player], {
    ...{ brands: ['hwc'], qualifies: { kind: 'day-loss', leastCents: 1_000 }, mostAwards: 3 },
    pays: { kind: 'cashback', percent: 10, mostCents: 500, days: 7 },
  });
  const seat = await rounds.sit(player);
  await rounds.lose(seat, 3_000n);
  await rounds.win(seat, await rounds.wager(seat, { cash: 1_000n }), 555n);
  const run = await dry(document);
  ports.setNow(tomorrow);
  expect(run).toMatchObject({ qualified: 1, awarded: 1, awards: 1, cents: 345 });
  expect(await given()).toEqual({ awarded: 1, awards: 1, cents: 345 });
});

test('a dry run says what the budget and who may not be offered anything take away', async () => {
  const players = await threePlayers();
  for (const player of players) await bet(player, [home(0)], 1_000n);
  await settle(0, 1, 0);
  const document = betAndGet({ budgetCents: 900 });
  const [first] = players;
  await db().updateTable('players').set({ is_restricted: true }).where('id', '=', first.playerId).execute();
  expect(await dry(document)).toMatchObject({ qualified: 3, barred: 1, awarded: 1, awards: 1, cents: 500, unboundCents: 1_000 });
});

test('a dry run is cut at the most players or the longest time, and says so', async () => {
  const players = await threePlayers();
  for (const player of players) await bet(player, [home(0)], 1_000n);
  const document = betAndGet();
  const { players: all } = (await dry(document)) as { players: number };
  expect(await dry(document, { mostPlayers: 2 })).toMatchObject({ players: all, read: 2, cut: 'players' });
  expect(await dry(document, { mostMs: 0 })).toMatchObject({ players: all, read: 0, cut: 'time', awards: 0 });
  expect(await dry(document, { statementMs: 20_000 })).toMatchObject({ cut: null });
});

test('only one dry run runs at a time', async () => {
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('offer-dry-run'))`.execute(trx);
      expect(await dryRun(db(), { document: betAndGet(), window: lastDays(7, tomorrow), now: tomorrow })).toBe('busy');
    });
});
