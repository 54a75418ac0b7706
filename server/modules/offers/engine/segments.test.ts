import { describe, expect, test } from 'vitest';
import type { OfferDocument, Segment } from '#src/shared/offers/document.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { offerRefusal } from '../shown/index.ts';
import { enrol } from '../versions/index.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { offerViolations } from '#tests/support/offerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { makePlayer, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const DAY = 86_400_000;
const store = useTestStore(12);
const { bet, deps, on, ports, settle } = gamesToSettle(store);
const db = () => store().db;
const rounds = gameRounds(db, ports.now);
const home = (place: number) => on(place, 'moneyline', 'home');
const daysAgo = (days: number): Date => new Date(NOON.getTime() - days * DAY);

let made = 0;
async function offerFor(who: Segment, changes: Partial<OfferDocument> = {}) {
  const id = `segment-${(made += 1)}`;
  const { hash } = await offerOf(db(), { id, who, ...changes });
  const join = ({ playerId }: TestPlayer) =>
    withTransaction(db(), (trx) => enrol(trx, { playerId, offerId: id, seen: hash, brand: 'tsb', region: 'US-NJ' }, ports.now()));
  const refusal = ({ playerId }: TestPlayer) => offerRefusal(db(), { playerId, offerId: id, now: ports.now() });
  return { id, join, refusal };
}
const awardsOf = async ({ playerId }: TestPlayer) => {
  await followFacts(deps())();
  expect(await offerViolations(db())).toEqual([]);
  return (await db().selectFrom('awards').select('id').where('player_id', '=', playerId).execute()).length;
};
/** Writes a deposit and posts it to the ledger, as payments do. */
async function moved({ playerId }: TestPlayer, kind: 'deposit' | 'deposit-returned', id: string) {
  const row = { id, player_id: playerId, provider_id: 'card', method_id: null, amount: 1_000n, currency: 'USD', is_quick: false };
  const state = { status: 'SUCCESSFUL' as const, failure: null, balance_after: 0n, requested_at: NOON, completed_at: NOON };
  await db()
    .insertInto('deposits')
    .values({ ...row, ...state })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const cents = kind === 'deposit' ? 1_000n : -1_000n;
  const entries = [
    { account: playerAccount(playerId), cents },
    { account: houseAccount('house-payments', 'USD'), cents: -cents },
  ];
  await withTransaction(db(), (trx) => post(trx, [{ kind, reference: id, round: 0, recordedAt: ports.now(), entries }]));
}

describe('an offer for new players', () => {
  test('takes who has an open bet, pays for their first bets, and refuses who has a settled one', async () => {
    const { join, refusal } = await offerFor({ kind: 'new' }, { mostAwards: 2 });
    const [fresh, known] = [await makePlayer(db()), await makePlayer(db())];
    await bet(known, [home(0)], 1_000n);
    await settle(0, 1, 0);
    ports.setNow(new Date(NOON.getTime() + 1));
    expect([await refusal(fresh), await refusal(known)]).toEqual([
      null,
      'You can’t opt in to this offer. For new players. You are a new player if no bet of yours has settled before you opt in.',
    ]);
    expect([await join(fresh), await join(known)]).toEqual([null, 'others']);
    await bet(fresh, [home(1)], 1_000n);
    await bet(known, [home(1)], 1_000n);
    await settle(1, 1, 0);
    await bet(fresh, [home(2)], 1_000n);
    await settle(2, 0, 1);
    expect([await awardsOf(fresh), await awardsOf(known)]).toEqual([2, 0]);
    ports.setNow(NOON);
  });

  test('counts the bets of the person’s other accounts, also of one that comes to light after the opt-in', async () => {
    const { join } = await offerFor({ kind: 'new' });
    const [old, second, third] = [await makePlayer(db()), await makePlayer(db()), await makePlayer(db())];
    await bet(old, [home(0)], 1_000n);
    await settle(0, 1, 0);
    ports.setNow(new Date(NOON.getTime() + 1));
    const samePerson = ({ playerId }: TestPlayer, person: string) =>
      db().updateTable('players').set({ person_id: person }).where('id', '=', playerId).execute();
    const { person_id: person } = await db()
      .selectFrom('players')
      .select('person_id')
      .where('id', '=', old.playerId)
      .executeTakeFirstOrThrow();
    await samePerson(second, person ?? '');
    expect([await join(second), await join(third)]).toEqual(['others', null]);
    await samePerson(third, person ?? '');
    await bet(third, [home(1)], 1_000n);
    await settle(1, 1, 0);
    expect(await awardsOf(third)).toBe(0);
    ports.setNow(NOON);
  });

  test('joins a new player by their first bet if it is automatic, and nobody who has a settled one', async () => {
    const [fresh, known] = [await makePlayer(db()), await makePlayer(db())];
    ports.setNow(new Date(NOON.getTime() - 1));
    await bet(known, [home(0)], 1_000n);
    await settle(0, 1, 0);
    ports.setNow(NOON);
    const { id } = await offerFor({ kind: 'new' }, { joining: 'automatic' });
    await bet(fresh, [home(1)], 1_000n);
    await bet(known, [home(1)], 1_000n);
    await settle(1, 1, 0);
    expect([await awardsOf(fresh), await awardsOf(known)]).toEqual([1, 0]);
    await db().updateTable('offers').set({ stopped_at: NOON, stopped_by: 'test' }).where('id', '=', id).execute();
  });
});

test('an offer for lapsed players takes who has played before the days and not in them, on sports and games', async () => {
  const { join } = await offerFor({ kind: 'lapsed', days: 30 });
  const players = [await makePlayer(db()), await makePlayer(db()), await makePlayer(db()), await makePlayer(db())] as const;
  const [never, lapsed, plays, bets] = players;
  for (const [player, days] of [
    [lapsed, 31],
    [plays, 31],
    [plays, 29],
    [bets, 40],
  ] as const) {
    ports.setNow(daysAgo(days));
    await rounds.lose(await rounds.sit(player), 500n);
  }
  ports.setNow(daysAgo(1));
  await bet(bets, [home(0)], 1_000n);
  ports.setNow(NOON);
  expect([await join(never), await join(lapsed), await join(plays), await join(bets)]).toEqual(['others', null, 'others', 'others']);
});

test('an offer for depositors takes who deposited in the days, and pays nothing once that deposit was sent back', async () => {
  const { join } = await offerFor({ kind: 'depositors', days: 7 });
  const players = [await makePlayer(db()), await makePlayer(db()), await makePlayer(db()), await makePlayer(db())] as const;
  const [late, early, returned, kept] = players;
  ports.setNow(daysAgo(8));
  await moved(late, 'deposit', 'late');
  ports.setNow(daysAgo(6));
  for (const [player, id] of [
    [early, 'early'],
    [returned, 'returned'],
    [kept, 'kept'],
  ] as const)
    await moved(player, 'deposit', id);
  await moved(returned, 'deposit-returned', 'returned');
  ports.setNow(NOON);
  expect([await join(late), await join(early), await join(returned), await join(kept)]).toEqual(['others', null, 'others', null]);
  await moved(early, 'deposit-returned', 'early');
  await bet(early, [home(0)], 1_000n);
  await bet(kept, [home(0)], 1_000n);
  await settle(0, 1, 0);
  expect([await awardsOf(early), await awardsOf(kept)]).toEqual([0, 1]);
});
