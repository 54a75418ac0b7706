import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { enrol, findOffer } from '../versions/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { BET, offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const store = useTestStore(12);
const { bet, cash, deps, on, settle } = gamesToSettle(store);
const db = () => store().db;
const home = (place: number) => on(place, 'moneyline', 'home');

let made = 0;
async function joined(changes: Partial<OfferDocument>) {
  const id = `kind-${(made += 1)}`;
  const { hash } = await offerOf(db(), { id, ...changes });
  const player = await makePlayer(db());
  const asked = { playerId: player.playerId, offerId: id, seen: hash, brand: 'tsb', region: 'US-NJ' };
  expect(await withTransaction(db(), (trx) => enrol(trx, asked, NOON))).toBeNull();
  return { player, id };
}
const follow = async () => {
  await followFacts(deps())();
  expect(await ledgerViolations(db())).toEqual([]);
};
const held = async ({ playerId }: TestPlayer) => {
  const rows = await db().selectFrom('awards').selectAll().where('player_id', '=', playerId).execute();
  return rows.map((row) => `${row.amount ?? row.title} ${row.withdrawn_at ? 'taken back' : row.redeemed_bet_id ? 'spent' : 'unused'}`);
};
const awarded = async (id: string) => (await findOffer(db(), id))?.awardedCents;

test('a parlay that misses by one leg gives its stake back as a bonus bet once all legs are decided, and each correction is followed', async () => {
  const { player, id } = await joined({
    qualifies: { ...BET, kind: 'near-miss', leastCents: 500, leastLegs: 3 },
    pays: { kind: 'bonus-bet-share', percent: 100, mostCents: 2_500, days: 7 },
  });
  await bet(player, [home(0), home(1), home(2)], 1_234n);
  await bet(player, [home(0), home(1)], 1_000n);
  await settle(0, 0, 1);
  await follow();
  await settle(1, 1, 0);
  await follow();
  expect(await held(player), 'two legs are too few, and one leg is open').toEqual([]);
  await settle(2, 1, 0);
  await follow();
  expect([await held(player), await awarded(id)]).toEqual([['1234 unused'], 1_234n]);
  await settle(2, 0, 1);
  await follow();
  expect([await held(player), await awarded(id)], 'a second leg was lost: the bet moves no money').toEqual([['1234 taken back'], 0n]);
  await settle(2, 1, 0);
  await follow();
  await db().deleteFrom('fact_cursors').execute();
  await follow();
  expect([await held(player), await awarded(id)]).toEqual([['1234 unused'], 1_234n]);
});

test('a profit boost is used on a bet in cash, adds no more than its cap, and does not earn the next one', async () => {
  const { player, id } = await joined({
    pays: { kind: 'profit-boost', percent: 50, mostStakeCents: 10_000, mostExtraCents: 300, on: null, days: 3 },
    mostAwards: 5,
  });
  await bet(player, [home(0)], 1_000n);
  await settle(0, 0, 1);
  await follow();
  expect([await held(player), await awarded(id)]).toEqual([['50% profit boost unused'], 300n]);
  const token = await db().selectFrom('awards').select('id').where('player_id', '=', player.playerId).executeTakeFirstOrThrow();
  const legs = [await legOf(db(), home(1))];
  const reward = { kind: 'profit-boost', id: token.id } as const;
  const bets = [{ draftBetId: `straight:${home(1)}`, stakeCents: 5_000n, legs, reward }];
  const { refusals } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
  expect(refusals).toEqual([]);
  const before = await cash(player);
  await settle(1, 1, 0);
  await follow();
  const profit = (await cash(player)) - before - 5_000n;
  // At -110 the profit is $45.45; half of it, $22.73, exceeds the maximum of $3.00.
  expect([profit, await held(player), await awarded(id)]).toEqual([4_545n + 300n, ['50% profit boost spent'], 300n]);
  await settle(1, 1, 1);
  await follow();
  await settle(0, 1, 1);
  await follow();
  expect([await held(player), await awarded(id)], 'it came back from a push, and its cause fell').toEqual([
    ['50% profit boost taken back'],
    300n,
  ]);
});
