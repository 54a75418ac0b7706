import { expect, test } from 'vitest';
import { findBets } from '#server/modules/betting/bets/index.ts';
import { decidePlacement } from '#server/modules/betting/placement/placement.ts';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(4);

async function stage() {
  const { db } = store();
  const games = [newPlacementId(), newPlacementId()];
  await buildSmallWorld(
    db,
    games.map((id) => ({ id })),
  );
  const legs = await Promise.all(games.map((game) => legOf(db, selectionId(game, 'moneyline', 'home'))));
  const player = await makePlayer(db, { cents: 10_000n });
  const straights = legs.map((leg) => ({ draftBetId: `straight:${leg.selectionId}`, stakeCents: 300n, legs: [leg] }));
  const bets = [...straights, { draftBetId: 'parlay', stakeCents: 500n, legs }];
  const request = { ...player, placementId: newPlacementId(), autoAccept: false, bets, clearSlipOf: `player:${player.playerId}` };
  return { db, request, deps: { db, ports: testPorts() } };
}

test('what a placement returns as written is what a reader finds afterwards', async () => {
  const { db, deps, request } = await stage();
  const { decision, written } = await decidePlacement(deps, request);
  expect(decision.accepted).toBe(true);
  const { playerId } = request;
  expect(written?.bets).toEqual(await findBets(db, { playerId, betIds: decision.betIds }));
  expect(written?.balances).toEqual(await balancesOf(db, playerId));
  expect(written?.balances.cash).toBe(decision.balanceAfterCents);
});

test('a repeat and a refusal have written nothing', async () => {
  const { deps, request } = await stage();
  const first = await decidePlacement(deps, request);
  expect(await decidePlacement(deps, request)).toMatchObject({ decision: first.decision, written: null });
  const dear = { ...request, placementId: newPlacementId(), bets: request.bets.map((bet) => ({ ...bet, stakeCents: 1_000_000n })) };
  expect(await decidePlacement(deps, dear)).toMatchObject({ decision: { accepted: false }, written: null });
});
