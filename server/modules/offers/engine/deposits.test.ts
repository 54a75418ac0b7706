import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { enrol, findOffer } from '../versions/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { offerViolations } from '#tests/support/offerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { makePlayer, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const DAY = 86_400_000;
const store = useTestStore(12);
const { bet, deps, gameAt, on, ports, settle } = gamesToSettle(store);
const db = () => store().db;
const home = (place: number) => on(place, 'moneyline', 'home');

let made = 0;
async function joined(changes: Partial<OfferDocument> = {}, at = NOON) {
  const id = `match-${(made += 1)}`;
  const { hash } = await offerOf(db(), {
    id,
    qualifies: { kind: 'deposit', leastCents: 1_000, playDays: 2 },
    pays: { kind: 'bonus-bet-share', percent: 50, mostCents: 5_000, days: 7 },
    ...changes,
  });
  const player = await makePlayer(db());
  const asked = { playerId: player.playerId, offerId: id, seen: hash, brand: 'tsb', region: 'US-NJ' };
  expect(await withTransaction(db(), (trx) => enrol(trx, asked, at))).toBeNull();
  return { player, id };
}
const moved = async ({ playerId }: TestPlayer, kind: 'deposit' | 'deposit-returned', id: string, cents: bigint) => {
  const row = { id, player_id: playerId, provider_id: 'card', method_id: null, amount: cents, currency: 'USD', is_quick: false };
  const state = { status: 'SUCCESSFUL' as const, failure: null, balance_after: 0n, requested_at: NOON, completed_at: NOON };
  await db()
    .insertInto('deposits')
    .values({ ...row, ...state })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const entries = [
    { account: playerAccount(playerId), cents: kind === 'deposit' ? cents : -cents },
    { account: houseAccount('house-payments', 'USD'), cents: kind === 'deposit' ? -cents : cents },
  ];
  await withTransaction(db(), (trx) => post(trx, [{ kind, reference: id, round: 0, recordedAt: ports.now(), entries }]));
};
const follow = async () => {
  await followFacts(deps())();
  expect(await offerViolations(db())).toEqual([]);
};
const held = async ({ playerId }: TestPlayer) => {
  const rows = await db().selectFrom('awards').select(['amount', 'withdrawn_at']).where('player_id', '=', playerId).execute();
  return rows.map(({ amount, withdrawn_at: at }) => `${amount}${at === null ? '' : ' taken back'}`);
};

test('the first deposit earns its percentage once as much cash was risked after it, and no other deposit', async () => {
  const { player, id } = await joined();
  ports.setNow(new Date(NOON.getTime() - 1));
  await bet(player, [home(0)], 5_000n);
  ports.setNow(NOON);
  await moved(player, 'deposit', `${id}-small`, 999n);
  await moved(player, 'deposit', `${id}-first`, 2_001n);
  await moved(player, 'deposit', `${id}-second`, 9_000n);
  await bet(player, [home(0)], 2_000n);
  await settle(0, 1, 0);
  await follow();
  expect(await held(player), 'a cent short, and a bet from before').toEqual([]);
  await bet(player, [home(1)], 1_000n);
  await settle(1, 0, 1);
  await Promise.all([follow(), follow()]);
  await db().deleteFrom('fact_cursors').execute();
  await follow();
  expect([await held(player), (await findOffer(db(), id))?.awardedCents]).toEqual([['1001'], 1_001n]);
});

test('a push, a void and a bet after the days do not count; a correction that takes the play away takes the award back', async () => {
  const { player, id } = await joined();
  await moved(player, 'deposit', `${id}-first`, 1_000n);
  for (const place of [0, 1, 2]) await bet(player, [home(place)], 1_000n);
  await settle(0, 1, 1);
  await voidEvent(deps(), { eventId: gameAt(1), reason: 'Abandoned', origin: 'test' });
  await follow();
  expect(await held(player)).toEqual([]);
  await settle(2, 1, 0);
  await follow();
  expect(await held(player)).toEqual(['500']);
  await settle(2, 1, 1);
  await follow();
  expect([await held(player), (await findOffer(db(), id))?.awardedCents]).toEqual([['500 taken back'], 0n]);
  await settle(2, 0, 1);
  await follow();
  expect(await held(player)).toEqual(['500']);
});

test('bets after the days to play do not count', async () => {
  const early = new Date(NOON.getTime() - 2 * DAY - 1);
  const { player, id } = await joined({ from: early.toISOString() }, early);
  ports.setNow(early);
  await moved(player, 'deposit', `${id}-first`, 1_000n);
  ports.setNow(NOON);
  await bet(player, [home(0)], 1_000n);
  await settle(0, 1, 0);
  await follow();
  expect(await held(player)).toEqual([]);
});

test('a deposit that is sent back takes back an award that was not used', async () => {
  const { player, id } = await joined();
  await moved(player, 'deposit', `${id}-first`, 1_000n);
  await bet(player, [home(0)], 1_000n);
  await settle(0, 1, 0);
  await follow();
  expect(await held(player)).toEqual(['500']);
  await moved(player, 'deposit-returned', `${id}-first`, 1_000n);
  await follow();
  expect([await held(player), (await findOffer(db(), id))?.awardedCents]).toEqual([['500 taken back'], 0n]);
});

test('who is on a break when the play is done gets nothing, then or later', async () => {
  const { player, id } = await joined();
  await moved(player, 'deposit', `${id}-first`, 1_000n);
  await bet(player, [home(0)], 1_000n);
  await db().updateTable('players').set({ is_restricted: true }).where('id', '=', player.playerId).execute();
  await settle(0, 1, 0);
  await follow();
  await db().updateTable('players').set({ is_restricted: false }).where('id', '=', player.playerId).execute();
  await settle(0, 0, 1);
  await follow();
  expect(await held(player)).toEqual([]);
});
