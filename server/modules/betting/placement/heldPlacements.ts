import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Row } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { restoreRequest, storeRequest } from './heldRequest.ts';
import { decideOverdue } from './overdue.ts';
import { placeBets, refuseTooOften } from './placement.ts';
import { areIdsBounded, bodyHash, isPlacementId, selectionIdsOf } from './placementBody.ts';
import type { PlacementDecision, PlacementRequest } from './placementTypes.ts';

/**
 * Waits `delayMs` if a leg is live, then decides at current prices. Writes the request first, so that it is decided once despite repeats
 * and restarts. Refuses a new id for good if the rate limit `takePoint` returns false. Throws without a decision (then poll
 * `findPlacement`), and when `placeBets` throws.
 */
export async function placeAfterDelay(
  deps: DomainDeps,
  request: PlacementRequest,
  delayMs: number,
  takePoint: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<PlacementDecision> {
  const { playerId, placementId, bets } = request;
  if (!isPlacementId(placementId) || !areIdsBounded(bets)) return placeBets(deps, request);
  const known = await knownAs(deps, request);
  if (known === null && !(await takePoint())) return refuseTooOften(deps, request);
  if (delayMs === 0 || known === 'decided' || !(await hasLiveLeg(deps, request))) return placeBets(deps, request);
  const held = await hold(deps, request, delayMs);
  if (held.body_hash !== bodyHash(bets))
    return {
      placementId,
      accepted: false,
      betIds: [],
      balanceAfterCents: null,
      refusals: [{ code: 'placement-id-reused', subjectId: null, change: null }],
    };
  const waitMs = Math.min(held.due_at.getTime() - deps.ports.now().getTime(), delayMs);
  if (waitMs > 0) await pause(waitMs);
  const decision = await decideHeld(deps, held);
  if (!decision) throw new Error(`The held placement ${placementId} of ${playerId} is not decided yet`);
  return decision;
}

/** Decides requests left by crashed processes; returns their number. Throws at the end if any failed. */
export const decideOverduePlacements = (deps: DomainDeps): Promise<number> =>
  decideOverdue(deps, 'held_placements', async (held) => (await decideHeld(deps, held)) !== null);

/** Null after a transient error; the request is then retried. */
async function decideHeld(deps: DomainDeps, held: Row<'held_placements'>): Promise<PlacementDecision | null> {
  const decision = await placeBets(deps, { ...restoreRequest(held.request), heldFrom: held.received_at });
  if (decision.refusals.some(({ code }) => code === 'temporarily-unavailable')) return null;
  await deps.db
    .deleteFrom('held_placements')
    .where('player_id', '=', held.player_id)
    .where('placement_id', '=', held.placement_id)
    .execute();
  return decision;
}

async function knownAs({ db }: DomainDeps, { playerId, placementId }: PlacementRequest): Promise<'decided' | 'held' | null> {
  const found = await db
    .selectFrom('placements')
    .select(sql<'decided' | 'held'>`'decided'`.as('as'))
    .where('player_id', '=', playerId)
    .where('placement_id', '=', placementId)
    .unionAll(
      db
        .selectFrom('held_placements')
        .select(sql<'decided' | 'held'>`'held'`.as('as'))
        .where('player_id', '=', playerId)
        .where('placement_id', '=', placementId),
    )
    .execute();
  return found.find((row) => row.as === 'decided')?.as ?? found[0]?.as ?? null;
}

async function hasLiveLeg({ db }: DomainDeps, { bets }: PlacementRequest): Promise<boolean> {
  const selectionIds = selectionIdsOf(bets);
  if (selectionIds.length === 0) return false;
  const live = await db
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .select('events.id')
    .where('selections.id', 'in', selectionIds)
    .where('events.status', '=', 'IN_PLAY')
    .executeTakeFirst();
  return live !== undefined;
}

async function hold({ db, ports }: DomainDeps, request: PlacementRequest, delayMs: number): Promise<Row<'held_placements'>> {
  const { playerId, placementId, bets } = request;
  const now = ports.now();
  const row = {
    player_id: playerId,
    placement_id: placementId,
    body_hash: bodyHash(bets),
    request: storeRequest(request),
    received_at: now,
    due_at: new Date(now.getTime() + delayMs),
  };
  await db
    .insertInto('held_placements')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await db
    .selectFrom('held_placements')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('placement_id', '=', placementId)
    .executeTakeFirst();
  const asked: unknown = JSON.parse(row.request);
  return held ?? { ...row, request: asked };
}
