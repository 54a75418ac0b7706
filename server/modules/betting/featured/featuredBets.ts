import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import { amountTaken, readMinimums } from '#server/modules/catalogue/settings/minimums/index.ts';
import { changeSlip } from '../slip/betslip.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type FeaturedBet, findFeaturedBet } from './featuredStore.ts';
import { closureOf, type Offer, readOffers, type Terms } from '../pricing/offer.ts';
import {
  PARLAY,
  type SlipContent,
  type SlipOrigin,
  type SlipSelection,
  straightId,
  withAmount,
  withSelection,
} from '../slip/slipContent.ts';
import type { BetslipView } from '../slip/view/views.ts';

export type FeaturedRefusal = 'featured-bet-gone' | 'market-suspended' | 'too-many-selections' | 'under-review';

/** Adds all legs to the slip, or none if a leg cannot be bet on or the slip is full. Legs not in `seen` get the current price. */
export async function addFeaturedBet(
  deps: DomainDeps,
  {
    owner,
    featuredBetId,
    origin,
    seen,
  }: {
    readonly owner: string;
    readonly featuredBetId: string;
    readonly origin: SlipOrigin;
    readonly seen: ReadonlyMap<string, Terms>;
  },
): Promise<Result<BetslipView, FeaturedRefusal>> {
  const bet = await findFeaturedBet(deps.db, featuredBetId);
  if (!bet?.isOffered) return refuse('featured-bet-gone');
  const offers = await readOffers(deps.db, bet.selectionIds);
  const legs = bet.selectionIds.flatMap((id) => offers.get(id) ?? []);
  const closures = legs.map((offer) => closureOf(offer, deps.ports.now()));
  if (legs.length < bet.selectionIds.length || closures.some((one) => one !== null && one !== 'market-suspended' && one !== 'under-review'))
    return refuse('featured-bet-gone');
  if (closures.includes('under-review')) return refuse('under-review');
  if (closures.includes('market-suspended')) return refuse('market-suspended');
  const { leastStakeCents } = (await readMinimums(deps.db)).value;
  const taken = { ...bet, suggestedCents: amountTaken(bet.suggestedCents, leastStakeCents) };
  let isFull = false;
  const changed = await changeSlip(deps, owner, (content) => {
    const grown = withFeatured(content, taken, legs, { seen, origin });
    isFull = grown === null;
    return grown ?? content;
  });
  return isFull ? refuse('too-many-selections') : ok(changed);
}

type Taken = { readonly seen: ReadonlyMap<string, Terms>; readonly origin: SlipOrigin };

/** Null if the slip is full. Omits the suggested stake if the player entered one, or if the bet is a parlay and the slip has other legs. */
function withFeatured(content: SlipContent, bet: FeaturedBet, legs: readonly Offer[], { seen, origin }: Taken): SlipContent | null {
  const marked: SlipOrigin = { ...origin, featuredBetId: bet.id, ...(bet.kind === 'QUICK' ? { isQuickBet: true } : {}) };
  let grown: SlipContent | null = content;
  for (const { selectionId, price, points } of legs) {
    const selection: SlipSelection = { selectionId, accepted: seen.get(selectionId) ?? { price, points }, origin: marked };
    grown = grown && withSelection(grown, selection);
  }
  const draftBetId = legs.length === 1 ? straightId(bet.selectionIds[0] ?? '') : PARLAY;
  if (grown === null || bet.suggestedCents === null || grown.amounts[draftBetId] !== undefined) return grown;
  if (legs.length > 1 && grown.selections.length > legs.length) return grown;
  return withAmount(grown, draftBetId, { field: 'BET', cents: bet.suggestedCents });
}
