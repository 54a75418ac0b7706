import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { Terms } from '../pricing/offer.ts';

/** A leg exactly as the player saw it. `points` in hundredths. */
export type RequestedLeg = { readonly selectionId: string; readonly num: bigint; readonly den: bigint; readonly points: number | null };
export type RequestedBet = {
  readonly draftBetId: string;
  /** Of a round robin, that of each combination. */
  readonly stakeCents: Cents;
  readonly legs: readonly RequestedLeg[];
  /** The price of the whole bet as the player saw it, where it is not the product of its legs'. */
  readonly agreed?: Price;
  /** Hundredths that a teaser moves each line by. */
  readonly teaserPoints?: number;
  /** The name of the teaser's terms as the player saw them. */
  readonly teaserTerms?: string;
  /** Paid or raised with; of a bonus bet, the stake is all of it. Absent for plain cash. */
  readonly reward?: RewardUse;
};
export type PlacementRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  /** Made and kept by the client before it sends; 16–64 characters of `A–Z a–z 0–9 _ -`. */
  readonly placementId: string;
  readonly bets: readonly RequestedBet[];
  /** The player takes any price and line. */
  readonly autoAccept: boolean;
  readonly ip: string;
  /** By which rule of the brand several picks of one game are settled; the usual one where it is absent. */
  readonly sameGamePush?: SameGamePush;
  /** Owner of the slip that loses the placed selections in the same transaction; absent to keep them. */
  readonly clearSlipOf?: string;
  /** Owner of the slip that keeps them, and loses what was typed and chosen for the placed bets. */
  readonly keepSlipOf?: string;
};

/** `subjectId` is the selection or draft bet it speaks of. `change` is there where price or line moved. */
export type BetRefusal = {
  readonly code: RefusalCode;
  readonly subjectId: string | null;
  readonly change: OfferChange | null;
  /** What would have been enough, where the house has set a least. */
  readonly least?: Least;
};
export type Least = { readonly cents: Cents } | { readonly price: Price };
export type OfferChange = { readonly selectionId: string; readonly from: Terms; readonly to: Terms };

/** What was decided, once; a repeat of the placement answers the same. */
export type PlacementDecision = {
  readonly placementId: string;
  readonly accepted: boolean;
  readonly betIds: readonly string[];
  /** In order of priority; empty when accepted. */
  readonly refusals: readonly BetRefusal[];
  /** Cash after the placement; null when it was refused. */
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

/** Of what this module stored; the column is written by nobody else. */
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
