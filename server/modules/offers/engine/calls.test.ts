import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { BET, offerOf } from '#tests/support/offers.ts';
import { makePlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const store = useTestStore(12);
const { bet, deps, on, ports, settle } = gamesToSettle(store);
const db = () => store().db;
const home = (place: number) => on(place, 'moneyline', 'home');
const calls = () => db().selectFrom('offer_calls').select(['player_id', 'cause']).execute();

const SECOND = 1_000;
const INSURANCE: Partial<OfferDocument> = {
  ...{ id: 'insurance', joining: 'automatic', mostAwards: 3 },
  from: new Date(NOON.getTime() + SECOND).toISOString(),
  qualifies: { ...BET, kind: 'near-miss', leastCents: 500, leastLegs: 3 },
};

test('only a lost parlay that was placed while an offer on near misses ran calls for a look when a leg is graded', async () => {
  await offerOf(db(), INSURANCE);
  const player = await makePlayer(db());
  const legs = [home(0), home(1), home(2)];
  await bet(player, legs, 1_000n);
  ports.setNow(new Date(NOON.getTime() + SECOND));
  const during = await bet(player, legs, 1_000n);
  const parts = await bet(player, [home(0), home(2)], 1_000n);
  await db().updateTable('bets').set({ status: 'SETTLED', outcome: 'CASH_OUT' }).where('id', '=', parts).execute();
  await settle(0, 0, 1);
  await settle(1, 1, 0);
  expect(await calls()).toEqual([{ player_id: player.playerId, cause: during }]);
});

test('a call about a bet whose facts are still to be read does not hide the bets before it', async () => {
  await db().deleteFrom('offer_calls').execute();
  await offerOf(db(), INSURANCE);
  ports.setNow(new Date(NOON.getTime() + SECOND));
  const player = await makePlayer(db());
  await sql`INSERT INTO facts (player_id, kind, reference, round, recorded_at, cents)
    SELECT ${player.playerId}, 'casino-won', 'round-' || n, 0, ${NOON}, 0 FROM generate_series(1, 500) n`.execute(db());
  const away = (place: number) => on(place, 'moneyline', 'away');
  await bet(player, [away(0), home(1), away(2)], 1_000n);
  ports.setNow(new Date(NOON.getTime() + 2 * SECOND));
  await bet(player, [home(0), home(1), home(2)], 1_000n);
  await settle(0, 0, 1);
  await settle(1, 1, 0);
  await settle(2, 1, 0);
  await followFacts(deps())();
  const awards = await db().selectFrom('awards').select('id').where('player_id', '=', player.playerId).execute();
  expect(awards).toHaveLength(2);
});

test('a round calls for a look at its end if its player joined an offer on deposits, and only then', async () => {
  await db().deleteFrom('offer_calls').execute();
  const deposit = { kind: 'deposit', leastCents: 1_000, playDays: 2 } as const;
  const [match, other] = [await offerOf(db(), { id: 'match', qualifies: deposit }), await offerOf(db(), { id: 'other' })];
  const [joined, elsewhere] = [await makePlayer(db()), await makePlayer(db())];
  for (const [{ playerId, sessionId }, id, { hash }] of [
    [joined, 'match', match],
    [elsewhere, 'other', other],
  ] as const) {
    const enrolled = { player_id: playerId, promotion_id: id, enrolled_at: NOON, offer_hash: hash };
    await db().insertInto('promotion_enrollments').values(enrolled).execute();
    await sql`INSERT INTO casino_sessions (id, player_id, login_id, launch_id, game_id, title, currency, min_bet, max_bet, token_hash, opened_at)
      VALUES (${playerId}, ${playerId}, ${sessionId}, 'launch', 'reels', 'Reels', 'USD', 1, 1, ${playerId}, ${NOON})`.execute(db());
    await sql`INSERT INTO casino_rounds (id, session_id, player_id, reference, state, currency, wagered, balance_after, started_at)
      VALUES (${playerId}, ${playerId}, ${playerId}, ${playerId}, 'OPEN', 'USD', 1, 0, ${NOON})`.execute(db());
    await db().updateTable('casino_rounds').set({ state: 'SETTLED', ended_at: NOON }).where('id', '=', playerId).execute();
  }
  expect(await calls()).toEqual([{ player_id: joined.playerId, cause: null }]);
});
