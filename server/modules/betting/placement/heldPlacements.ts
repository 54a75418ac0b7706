import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { restoreRequest, storeRequest } from './heldRequest.ts';
import { decideOverdue } from './overdue.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { decidePlacement, type Outcome, refuseTooOften } from './placement.ts';
import { areIdsBounded, bodyHash, isPlacementId } from './placementBody.ts';
import type { PlacementDecision, PlacementRequest } from './placementTypes.ts';

type Waiting = {
  readonly delayMs: number;
  /** Counts one placement against the player's rate limit; called only for new placement ids. If false, the id is refused permanently. */
  readonly takePoint?: () => Promise<boolean>;
  readonly arrival: Arrival;
};

/**
 * Waits `delayMs` if a leg is live, then decides at current prices. Writes the request first, so that it is decided once despite repeats
 * and restarts. Throws if there is no decision yet (then poll `findPlacement`), or as `placeBets` does.
 */
export async function decideAfterDelay(deps: DomainDeps, request: PlacementRequest, waiting: Waiting): Promise<Outcome> {
  const { delayMs, takePoint = () => Promise.resolve(true), arrival } = waiting;
  const { playerId, placementId, bets } = request;
  if (!isPlacementId(placementId) || !areIdsBounded(bets)) return decidePlacement(deps, request);
  if (arrival.known === null && !(await takePoint())) return { decision: await refuseTooOften(deps, request), written: null };
  if (delayMs === 0 || arrival.known === 'decided' || !arrival.hasLiveLeg) return decidePlacement(deps, request);
  const held = await hold(deps, request, delayMs);
  if (held.body_hash !== bodyHash(bets))
    return {
      written: null,
      decision: {
        placementId,
        accepted: false,
        betIds: [],
        balanceAfterCents: null,
        refusals: [{ code: 'placement-id-reused', subjectId: null, change: null }],
      },
    };
  const waitMs = Math.min(held.due_at.getTime() - deps.ports.now().getTime(), delayMs);
  if (waitMs > 0) await pause(waitMs);
  const outcome = await decideHeld(deps, held);
  if (!outcome) throw new Error(`The held placement ${placementId} of ${playerId} is not decided yet`);
  return outcome;
}

/** Reads what is known of the request, then acts as `decideAfterDelay`. */
export async function placeAfterDelay(deps: DomainDeps, request: PlacementRequest, delayMs: number): Promise<PlacementDecision> {
  const arrival = await readArrival(deps.db, request);
  return (await decideAfterDelay(deps, request, { delayMs, arrival })).decision;
}

/** Decides requests left by crashed processes; returns their number. Throws at the end if any failed. */
export const decideOverduePlacements = (deps: DomainDeps): Promise<number> =>
  decideOverdue(deps, 'held_placements', async (held) => (await decideHeld(deps, held)) !== null);

/** Null after a transient error; the request is then retried. */
async function decideHeld(deps: DomainDeps, held: Row<'held_placements'>): Promise<Outcome | null> {
  const outcome = await decidePlacement(deps, { ...restoreRequest(held.request), heldFrom: held.received_at });
  if (outcome.decision.refusals.some(({ code }) => code === 'temporarily-unavailable')) return null;
  await deps.db
    .deleteFrom('held_placements')
    .where('player_id', '=', held.player_id)
    .where('placement_id', '=', held.placement_id)
    .execute();
  return outcome;
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
