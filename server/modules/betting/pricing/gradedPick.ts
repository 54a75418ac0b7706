import { decimalOf, type Price } from '#src/shared/money/odds.ts';
import { multiply, ONE, ratio, type Ratio } from '#src/shared/money/ratio.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { priceOfGame, type SameGameLeg } from '#src/shared/betting/sameGame/price.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import type { BetTerms, GamePrice } from './betTerms.ts';
import { partPrice } from './partPrices.ts';

/** Leg with its outcome. `deadHeat`: `tied` competitors share `places` (domain rules §2.7). */
export type GradedLeg = SameGameLeg & {
  readonly eventId: string;
  readonly outcome: LegOutcome;
  readonly deadHeat?: { readonly places: number; readonly tied: number } | null;
};
export type GradedPick = {
  readonly state: 'LOST' | 'OPEN' | 'REMOVED' | 'WON';
  readonly decimal: Ratio;
  readonly outcomes: readonly LegOutcome[];
};

export const REMOVED: ReadonlySet<LegOutcome> = new Set<LegOutcome>(['PUSH', 'UNAVAILABLE', 'VOID']);

export const gradePicks = (legs: readonly GradedLeg[], terms: BetTerms): readonly GradedPick[] =>
  groupPicks(legs, terms).map(({ legs: group, together }) => gradePick(group, together, terms.policy));

export type PickGroup<L extends GradedLeg = GradedLeg> = { readonly legs: readonly L[]; readonly together: GamePrice | null };

export function groupPicks<L extends GradedLeg>(legs: readonly L[], { games }: BetTerms): readonly PickGroup<L>[] {
  const picks = new Map<string, L[]>();
  for (const [place, leg] of legs.entries()) {
    const key = Object.hasOwn(games, leg.eventId) ? `game ${leg.eventId}` : `leg ${place}`;
    picks.set(key, [...(picks.get(key) ?? []), leg]);
  }
  return [...picks.values()].map((group) => ({ legs: group, together: group[0] ? (games[group[0].eventId] ?? null) : null }));
}

export function gradePick(group: readonly GradedLeg[], together: GamePrice | null, policy: SameGamePush): GradedPick {
  const outcomes = group.map(({ outcome }) => outcome);
  const pick = (state: GradedPick['state'], decimal: Ratio = ONE): GradedPick => ({ state, decimal, outcomes });
  const isShared = group.length > 1;
  if (isShared && policy === 'VOID_ALL' && outcomes.includes('VOID')) return pick('REMOVED');
  if (outcomes.includes('LOSS')) return pick('LOST');
  if (outcomes.includes('PENDING')) return pick('OPEN');
  const left = group.filter(({ outcome }) => !REMOVED.has(outcome));
  if (left.length === 0) return pick('REMOVED');
  if (isShared && left.length < group.length && policy !== 'REPRICE') return pick('REMOVED');
  return pick('WON', multiply(decimalOf(priceOfLeft(left, group, together)), reductionOf(left)));
}

/** Throws if several legs are left without a joint price. */
export function priceOfLeft(left: readonly GradedLeg[], group: readonly GradedLeg[], together: GamePrice | null): Price {
  const [only] = left;
  if (left.length === 1 && only) return only.price;
  if (left.length === group.length && together) return together;
  const accepted = partPrice(together, left, group);
  if (accepted) return accepted;
  const priced = priceOfGame(left);
  if (!priced.ok) throw new Error(`What was priced together has no price in part: ${priced.refusal}`);
  return priced.value;
}

export const reductionOf = (legs: readonly GradedLeg[]): Ratio =>
  legs.map(({ deadHeat }) => (deadHeat ? ratio(BigInt(deadHeat.places), BigInt(deadHeat.tied)) : ONE)).reduce(multiply, ONE);
