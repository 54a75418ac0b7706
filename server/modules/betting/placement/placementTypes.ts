import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { Terms } from '../pricing/offer.ts';

/** Leg as the client showed it; `points`: its line in hundredths. */
export type RequestedLeg = { readonly selectionId: string; readonly num: bigint; readonly den: bigint; readonly points: number | null };
export type RequestedBet = {
  readonly draftBetId: string;
  readonly stakeCents: Cents;
  readonly legs: readonly RequestedLeg[];
  /** Price shown; by default the product of the legs' prices. */
  readonly agreed?: Price;
  readonly teaserPoints?: number;
  /** `nameOfTerms` hash of the teaser terms shown to the player. */
  readonly teaserTerms?: string;
  readonly reward?: RewardUse;
};
export type PlacementRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  /** Idempotency key in the format that `isPlacementId` checks. */
  readonly placementId: string;
  readonly bets: readonly RequestedBet[];
  /** True to accept any price. Changed lines and teaser terms are refused anyway. */
  readonly autoAccept: boolean;
  readonly ip: string;
  readonly sameGamePush?: SameGamePush;
  readonly clearSlipOf?: string;
  /** Owner of a slip that keeps its selections and loses only the placed bets' amounts and rewards. */
  readonly keepSlipOf?: string;
  /** When a delayed request arrived. It is refused if its selection was suspended since. */
  readonly heldFrom?: Date;
  /** True if no leg was live on arrival; then `decidePlacement` throws `BecameLive` once one is. */
  readonly isBeforePlay?: boolean;
};

export type BetRefusal = {
  readonly code: RefusalCode;
  readonly subjectId: string | null;
  readonly change: OfferChange | null;
  readonly least?: Least;
};
export type Least = { readonly cents: Cents } | { readonly price: Price };
export type OfferChange = { readonly selectionId: string; readonly from: Terms; readonly to: Terms };

export type PlacementDecision = {
  readonly placementId: string;
  readonly accepted: boolean;
  readonly betIds: readonly string[];
  readonly refusals: readonly BetRefusal[];
  readonly balanceAfterCents: Cents | null;
};

type StoredTerms = { num: string; den: string; points: number | null };
type StoredChange = { selectionId: string; from: StoredTerms; to: StoredTerms };
type StoredLeast = { cents: string } | { num: string; den: string };
type StoredDecision = {
  accepted: boolean;
  betIds: string[];
  balanceAfterCents: string | null;
  refusals: { code: RefusalCode; subjectId: string | null; change: StoredChange | null; least?: StoredLeast }[];
};

export function storeDecision(decision: PlacementDecision): string {
  const stored: StoredDecision = {
    accepted: decision.accepted,
    betIds: [...decision.betIds],
    balanceAfterCents: decision.balanceAfterCents === null ? null : String(decision.balanceAfterCents),
    refusals: decision.refusals.map(({ code, subjectId, change, least }) => ({
      code,
      subjectId,
      change: change && { selectionId: change.selectionId, from: storeTerms(change.from), to: storeTerms(change.to) },
      ...(least ? { least: storeLeast(least) } : {}),
    })),
  };
  return JSON.stringify(stored);
}

export function restoreDecision(placementId: string, json: unknown): PlacementDecision {
  const stored = json as StoredDecision;
  return {
    placementId,
    accepted: stored.accepted,
    betIds: stored.betIds,
    refusals: stored.refusals.map(({ code, subjectId, change, least }) => ({
      code,
      subjectId,
      change: change && { selectionId: change.selectionId, from: restoreTerms(change.from), to: restoreTerms(change.to) },
      ...(least ? { least: restoreLeast(least) } : {}),
    })),
    balanceAfterCents: stored.balanceAfterCents === null ? null : BigInt(stored.balanceAfterCents),
  };
}

const storeTerms = ({ price, points }: Terms): StoredTerms => ({ num: String(price.num), den: String(price.den), points });
const restoreTerms = ({ num, den, points }: StoredTerms): Terms => ({ price: { num: BigInt(num), den: BigInt(den) }, points });

const storeLeast = (least: Least): StoredLeast =>
  'cents' in least ? { cents: String(least.cents) } : { num: String(least.price.num), den: String(least.price.den) };
const restoreLeast = (least: StoredLeast): Least =>
  'cents' in least ? { cents: BigInt(least.cents) } : { price: { num: BigInt(least.num), den: BigInt(least.den) } };

export const priceOfLeg = ({ num, den }: RequestedLeg): Price => ratio(num, den);
export const termsOfLeg = (leg: RequestedLeg): Terms => ({ price: priceOfLeg(leg), points: leg.points });
