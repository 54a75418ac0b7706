import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { changeSlip } from './betslip.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { closureOf, type Offer, readOffers, type Terms } from '../pricing/offer.ts';
import { checkGame, type ShownGame, type ShownGameRefusal } from '../pricing/sameGamePrice.ts';
import { EMPTY, holds, type SlipContent, type SlipOrigin, type SlipSelection, withSelection } from './slipContent.ts';
import type { BetslipView } from './view/views.ts';

/** `seen`: terms that the client showed. Missing terms are taken from the slip, else from the current offer. */
export type WantedLeg = { readonly selectionId: string; readonly seen: Partial<Terms> };
export type WantedBets = { readonly legs: readonly WantedLeg[]; readonly games: readonly ShownGame[] };

export type LeftOut = { readonly selectionId: string; readonly name: string | null; readonly code: RefusalCode };
export type AddedBets = { readonly slip: BetslipView; readonly leftOut: readonly LeftOut[] };

/**
 * Adds bets to the slip; without `merges`, replaces its content. `leftOut`: closed and unknown legs, with the other legs of their parlays.
 */
export async function addDraftBets(
  deps: DomainDeps,
  {
    owner,
    bets,
    merges,
    origin,
  }: { readonly owner: string; readonly bets: WantedBets; readonly merges: boolean; readonly origin: SlipOrigin | null },
): Promise<Result<AddedBets, ShownGameRefusal | 'too-many-selections'>> {
  const groups = [...bets.legs.map((leg) => [leg]), ...bets.games.map(({ legs }) => legs.map(asWanted))];
  const offers = await readOffers(
    deps.db,
    groups.flat().map(({ selectionId }) => selectionId),
  );
  for (const game of bets.games) {
    const checked = checkGame(game, offers);
    if (!checked.ok && checked.refusal !== 'selection-unknown') return refuse(checked.refusal);
  }
  const now = deps.ports.now();
  const judged = groups.map((legs) => ({ legs, refused: refusedOf(legs, offers, now) }));
  const taken = judged.filter(({ refused }) => refused === null).flatMap(({ legs }) => legs);
  const leftOut = judged.flatMap(({ legs, refused }) => (refused === null ? [] : legs.map((leg) => leftOutOf(leg, refused, offers, now))));
  let isFull = false;
  const slip = await changeSlip(deps, owner, (content) => {
    const grown = withLegs(content, taken, { offers, merges, origin });
    isFull = grown === null;
    return grown ?? content;
  });
  return isFull ? refuse('too-many-selections') : ok({ slip, leftOut });
}

const asWanted = ({ selectionId, accepted }: ShownGame['legs'][number]): WantedLeg => ({ selectionId, seen: accepted });

const refusalOf = (offer: Offer | undefined, now: Date): RefusalCode | null => (offer ? closureOf(offer, now) : 'selection-unknown');

const refusedOf = (legs: readonly WantedLeg[], offers: ReadonlyMap<string, Offer>, now: Date): RefusalCode | null =>
  legs.map(({ selectionId }) => refusalOf(offers.get(selectionId), now)).find((refusal) => refusal !== null) ?? null;

function leftOutOf({ selectionId }: WantedLeg, refused: RefusalCode, offers: ReadonlyMap<string, Offer>, now: Date): LeftOut {
  const offer = offers.get(selectionId);
  return { selectionId, name: offer?.selectionName ?? null, code: refusalOf(offer, now) ?? refused };
}

type Taking = { readonly offers: ReadonlyMap<string, Offer>; readonly merges: boolean; readonly origin: SlipOrigin | null };

/** Adds legs. Legs already in the slip keep their terms unless the client showed a price. */
function withLegs(content: SlipContent, legs: readonly WantedLeg[], { offers, merges, origin }: Taking): SlipContent | null {
  if (legs.length === 0) return content;
  let grown: SlipContent | null = merges ? content : EMPTY;
  for (const { selectionId, seen } of legs) {
    const offer = offers.get(selectionId);
    if (!offer || (grown && seen.price === undefined && holds(grown, selectionId))) continue;
    const accepted: Terms = { price: seen.price ?? offer.price, points: seen.points ?? offer.points };
    const selection: SlipSelection = { selectionId, accepted, ...(origin ? { origin } : {}) };
    grown = grown && withSelection(grown, selection);
  }
  return grown;
}
