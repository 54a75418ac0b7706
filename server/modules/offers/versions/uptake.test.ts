import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { followFacts } from '../engine/index.ts';
import { enrol, expectedCost, offerUptake } from './index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { betAndGet, offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const { bet, cash, deps, on, settle } = gamesToSettle(store);
const db = () => store().db;
const pick = (place: number, side: 'away' | 'home') => on(place, 'moneyline', side);

let made = 0;
async function joined(count: number, changes: Partial<OfferDocument> = {}) {
  const id = `uptake-${(made += 1)}`;
  const { hash } = await offerOf(db(), { id, ...changes });
  const players: TestPlayer[] = [];
  for (let one = 0; one < count; one += 1) {
    const player = await makePlayer(db());
    players.push(player);
    const asked = { playerId: player.playerId, offerId: id, seen: hash, brand: 'tsb', region: 'US-NJ' };
    expect(await withTransaction(db(), (trx) => enrol(trx, asked, NOON))).toBeNull();
  }
  return { id, players };
}
async function useAward(
  { id, place, stakeCents, kind }: { id: string; place: number; stakeCents: bigint; kind: 'free-bet' | 'profit-boost' },
  player: TestPlayer,
) {
  const award = await db()
    .selectFrom('awards')
    .select('id')
    .where('offer_id', '=', id)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  const legs = [await legOf(db(), pick(place, 'home'))];
  const bets = [{ draftBetId: `straight:${pick(place, 'home')}`, stakeCents, legs, reward: { kind, id: award.id } as const }];
  expect((await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets })).refusals).toEqual([]);
}

test('the uptake counts who opted in, qualified, got and used an award, and its cost is the cash won with bonus bets', async () => {
  const { id, players } = await joined(3, { budgetCents: 500 });
  const [ann, bob] = players as [TestPlayer, TestPlayer, TestPlayer];
  await bet(ann, [pick(0, 'home')], 1_000n);
  await settle(0, 0, 1);
  await followFacts(deps())();
  await bet(bob, [pick(1, 'home')], 1_000n);
  await settle(1, 0, 1);
  await followFacts(deps())();
  const players3 = { enrolled: 3, qualified: 2, awarded: 1, withheld: { budget: 1, cap: 0, excluded: 0 } };
  expect(await offerUptake(db(), id)).toMatchObject({ ...players3, used: 0, paidCents: 0 });
  const before = await cash(ann);
  await useAward({ id, place: 2, stakeCents: 500n, kind: 'free-bet' }, ann);
  await settle(2, 1, 0);
  const won = Number((await cash(ann)) - before);
  expect(won).toBe(455);
  expect(await offerUptake(db(), id)).toMatchObject({ ...players3, used: 1, paidCents: won });
  expect(await offerUptake(db(), 'none')).toBeNull();
});

test('a boost costs what it added to the win', async () => {
  const { id, players } = await joined(1, {
    pays: { kind: 'profit-boost', percent: 50, mostStakeCents: 10_000, mostExtraCents: 300, on: null, days: 3 },
  });
  const [ann] = players as [TestPlayer];
  await bet(ann, [pick(0, 'home')], 1_000n);
  await settle(0, 1, 0);
  await followFacts(deps())();
  await useAward({ id, place: 1, stakeCents: 5_000n, kind: 'profit-boost' }, ann);
  await settle(1, 1, 0);
  expect(await offerUptake(db(), id)).toMatchObject({ used: 1, paidCents: 300 });
});

test('accounts of one person, and of who bet on both sides of a market, are named', async () => {
  const { id, players } = await joined(3);
  const [ann, bob, cyd] = players as [TestPlayer, TestPlayer, TestPlayer];
  const { person_id: person } = await db()
    .selectFrom('players')
    .select('person_id')
    .where('id', '=', ann.playerId)
    .executeTakeFirstOrThrow();
  await db().updateTable('players').set({ person_id: person }).where('id', '=', bob.playerId).execute();
  await bet(ann, [pick(0, 'home')], 1_000n);
  await bet(bob, [pick(0, 'away')], 1_000n);
  await bet(cyd, [pick(0, 'home')], 1_000n);
  await bet(cyd, [pick(1, 'away')], 1_000n);
  await settle(0, 1, 0);
  await settle(1, 1, 0);
  await followFacts(deps())();
  const both = [ann.playerId, bob.playerId].toSorted();
  expect(await offerUptake(db(), id)).toMatchObject({ sharedPersons: both, bothSides: both });
});

test('the expected cost is not known before thirty awards of the kind are over', async () => {
  const { pays } = betAndGet();
  const asked = { now: NOON, currency: 'CAD' };
  expect(await expectedCost(db(), pays, 10_000, asked)).toBeNull();
  const { id } = await joined(0, { regions: ['CA-ON'], currency: 'CAD' });
  const { playerId } = await makePlayer(db());
  const given = (at: number, expired: boolean) => ({
    ...{
      id: `spent-${at}`,
      player_id: playerId,
      offer_id: id,
      kind: 'free-bets' as const,
      title: 'Bonus bet',
      amount: 500n,
      game_id: null,
    },
    ...{ given_at: NOON, expires_at: new Date(NOON.getTime() + (expired ? -1 : 1)) },
  });
  await db()
    .insertInto('awards')
    .values(Array.from({ length: 30 }, (_, at) => given(at, at < 29)))
    .execute();
  expect(await expectedCost(db(), pays, 10_000, asked)).toBeNull();
  expect(await expectedCost(db(), pays, 10_000, { ...asked, now: new Date(NOON.getTime() + 1) })).toBe(0);
});
