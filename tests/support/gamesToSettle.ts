import { beforeEach, expect } from 'vitest';
import { balancesOf } from '#server/modules/wallet/index.ts';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleEvent } from '#server/modules/betting/settlement/index.ts';
import { legOf, newPlacementId, type TestPlayer, testPorts } from './players.ts';
import { buildSmallWorld, selectionId } from './smallWorld.ts';
import type { TestStore } from './store.ts';

/**
 * Creates three future games, numbered 0 to 2, before each test. Returns functions that bet on a game, end it, and read the bet and the
 * player's cents. Call at the top of a test file.
 */
export function gamesToSettle(store: () => TestStore) {
  const ports = testPorts();
  const deps = () => ({ db: store().db, ports });

  let made = 0;
  const newGameId = (label: string): string => `${label}-${(made += 1)}`;
  let round = 0;
  const gameAt = (place: number): string => `round-${round}-game-${place}`;
  beforeEach(() => {
    round += 1;
    return buildSmallWorld(
      store().db,
      [0, 1, 2].map((place) => ({ id: gameAt(place) })),
    );
  });

  const bet = async (player: TestPlayer, selections: readonly string[], stakeCents: bigint): Promise<string> => {
    const legs = await Promise.all(selections.map((id) => legOf(store().db, id)));
    const draftBetId = selections.length === 1 ? `straight:${selections[0] ?? ''}` : 'parlay';
    const { betIds, refusals } = await placeBets(deps(), {
      ...player,
      placementId: newPlacementId(),
      autoAccept: false,
      bets: [{ draftBetId, stakeCents, legs }],
    });
    expect(refusals).toEqual([]);
    return betIds[0] ?? '';
  };
  return {
    ports,
    deps,
    newGameId,
    gameAt,
    bet,
    cash: async ({ playerId }: TestPlayer) => (await balancesOf(store().db, playerId)).cash,
    found: async ({ playerId }: TestPlayer, betId: string) => findBet(store().db, { playerId, betId }),
    on: (place: number, market: string, pick: string) => selectionId(gameAt(place), market, pick),
    settle: (place: number, homeScore: number, awayScore: number) =>
      settleEvent(deps(), { eventId: gameAt(place), homeScore, awayScore, origin: 'test' }),
    statusOf: (place: number) =>
      store().db.selectFrom('events').select(['status', 'home_score']).where('id', '=', gameAt(place)).executeTakeFirst(),
  };
}
