import { addSelection, adjustPoints, clearBetslip } from '#server/modules/betting/slip/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import { legOf } from './players.ts';
import { selectionId } from './smallWorld.ts';

/** Adds a team's main spread to the player's slip and buys a point for it. Returns the leg to place. */
export async function boughtLeg(
  deps: DomainDeps,
  playerId: string,
  { eventId, side }: { readonly eventId: string; readonly side: string },
): Promise<RequestedLeg> {
  const owner = `player:${playerId}`;
  const { selectionId: from, num, den, points } = await legOf(deps.db, selectionId(eventId, 'spread', side));
  await clearBetslip(deps, { owner });
  await addSelection(deps, { owner, selection: { selectionId: from, accepted: { price: { num, den }, points } } });
  const slip = await adjustPoints(deps, { owner, selectionId: from, toSelectionId: selectionId(eventId, 'alternate-spread', side) });
  // After the game, no point can be bought: returns the main line, on which a bet is refused.
  return legOf(deps.db, slip.ok ? (slip.value.selectionIds[0] ?? from) : from);
}
