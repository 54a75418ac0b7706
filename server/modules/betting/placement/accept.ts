import { insertionOf, together, type Trx } from '#server/platform/store/index.ts';
import { balancesIn, type PlayerBalances } from '#server/modules/wallet/index.ts';
import { type BetView, betsOf } from '../bets/bets.ts';
import { nameFeatured, type Nameable } from '../featured/featuredNames.ts';
import { checkTaken, freeParts, type LiabilityNeed, liabilityNeeds, takeOfAllParts } from '../limits/liability.ts';
import { betStatements, checkStakes, idsOf, type Placed, sourceOf, spendRewards } from '../recording/recordBets.ts';
import { slipStatement } from '../slip/betslipStore.ts';
import type { SlipContent } from '../slip/slipContent.ts';
import { bodyHash } from './placementBody.ts';
import { contentAfter } from './placedSlip.ts';
import { type BetRefusal, type PlacementDecision, type PlacementRequest, storeDecision } from './placementTypes.ts';

/** Bets and balances at the end of the placement's transaction. */
export type Written = { readonly bets: readonly BetView[]; readonly balances: PlayerBalances };
/** `slipVersion`: null if the betslip is unchanged. `written`: null if nothing was placed, or if bets and balances must be read again. */
export type Decided = { readonly decision: PlacementDecision; readonly slipVersion: string | null; readonly written: Written | null };

export const unchanged = (decision: PlacementDecision): Decided => ({ decision, slipVersion: null, written: null });

type Locked = {
  readonly cashCents: bigint;
  readonly slip: { readonly owner: string; readonly content: SlipContent } | null;
};

/** Writes the bets. Refuses if a selection in `exact` has reached its liability limit. Throws as `accept` does. */
export async function acceptUnlessFull(
  trx: Trx,
  request: PlacementRequest,
  placed: Placed,
  { exact, ...locked }: Locked & { readonly exact: ReadonlySet<string> },
): Promise<Decided> {
  const needs = liabilityNeeds(placed.bets);
  const full = new Set(
    await takeOfAllParts(
      trx,
      needs.filter(({ selectionId }) => exact.has(selectionId)),
    ),
  );
  const others = needs.filter(({ selectionId }) => !exact.has(selectionId));
  if (full.size === 0) return accept(trx, request, placed, { ...locked, needs: others });
  const over = request.bets.filter(({ legs }) => legs.some(({ selectionId }) => full.has(selectionId)));
  return unchanged(
    refused(
      request,
      over.map(({ draftBetId }) => ({ code: 'market-limit-reached', subjectId: draftBetId, change: null })),
    ),
  );
}

/** Writes bets, stakes, liability, decision and betslip in one round trip. Throws `PartsAreFull` and other errors, which roll back. */
async function accept(
  trx: Trx,
  request: PlacementRequest,
  placed: Placed,
  { cashCents, slip, needs }: Locked & { readonly needs: readonly LiabilityNeed[] },
): Promise<Decided> {
  const staked = placed.bets.reduce((sum, bet) => sum + (sourceOf(bet) === 'CASH' ? bet.totalCents : 0n), 0n);
  const { placementId } = request;
  const decision = { placementId, accepted: true, betIds: idsOf(placed), refusals: [], balanceAfterCents: cashCents - staked };
  const keep = keepStatement(request, decision, placed.placedAt);
  const left = slip && contentAfter(request, slip.content);
  const [taken, bets, legs, accounts, , slipRows = []] = await together(trx, [
    freeParts(trx, needs),
    ...betStatements(trx, placed),
    keep,
    ...(slip && left ? [slipStatement(trx, slip.owner, left, placed.placedAt)] : []),
  ]);
  checkTaken(taken, needs);
  checkStakes(accounts, placed);
  await spendRewards(trx, placed);
  const isOfSlip = slip !== null && (request.clearSlipOf ?? request.keepSlipOf) !== undefined;
  const isNamed = isOfSlip && (await nameFeatured(trx, slip.content, nameable(placed)));
  // No rows if a featured bet's name was written, because the rows were read before.
  const written = isNamed ? null : { bets: betsOf(bets, legs), balances: balancesIn(placed.playerId, accounts) };
  return { decision, slipVersion: slipRows[0]?.version ?? null, written };
}

const nameable = (placed: Placed): Nameable[] =>
  placed.bets.flatMap(({ type, offers }, at) => {
    const id = idsOf(placed)[at];
    return id === undefined || type === 'TEASER' || type === 'ROUND_ROBIN'
      ? []
      : [{ id, selectionIds: offers.map(({ selectionId }) => selectionId) }];
  });

const insertPlacement = insertionOf('placements', ['player_id', 'placement_id', 'body_hash', 'decided_at', 'result']);

export const keepStatement = ({ playerId, placementId, bets }: PlacementRequest, decision: PlacementDecision, now: Date) =>
  insertPlacement([
    {
      player_id: playerId,
      placement_id: placementId,
      body_hash: bodyHash(bets),
      decided_at: now,
      result: storeDecision(decision),
    },
  ]);

export const refused = ({ placementId }: PlacementRequest, found: readonly BetRefusal[]): PlacementDecision => ({
  placementId,
  accepted: false,
  betIds: [],
  refusals: found,
  balanceAfterCents: null,
});
