import type { Price } from '#src/lib/odds.ts';
import { FEWEST_TEASED, teaserPoints, teaserPrice } from '#src/lib/teaser.ts';
import type { SlipContent } from './slipContent.ts';
import type { DraftBetView, DraftLegView } from './slipView.ts';
import { type House, isTeaserLeg } from './ticket.ts';

/** The selections of a slip that can be teased together, as one bet. Points in hundredths. */
export type TeaserDraftView = {
  readonly draftBet: DraftBetView;
  readonly points: number;
  readonly sport: string;
  /** What each of the sport's points pays; null where so many legs are not offered. */
  readonly previews: readonly { readonly points: number; readonly price: Price | null }[];
};

/** Of one sport, that of the first selection which can be teased; a market counts once. Null with fewer than two. */
export function viewTeaser(
  { teaserPoints: wanted }: SlipContent,
  legs: readonly DraftLegView[],
  house: House,
  draft: (legs: readonly DraftLegView[], points: number) => DraftBetView,
): TeaserDraftView | null {
  const able = legs.filter(({ offer }) => isTeaserLeg(offer, house.teasers));
  const sport = able[0]?.offer.sport;
  if (sport === undefined) return null;
  const markets = new Map(able.filter(({ offer }) => offer.sport === sport).map((leg) => [leg.offer.marketId, leg]));
  const teased = [...markets.values()].map(lineAlone);
  const choices = teaserPoints(house.teasers, sport);
  const points = wanted !== null && choices.includes(wanted) ? wanted : (choices[0] ?? 0);
  if (teased.length < FEWEST_TEASED) return null;
  const previews = choices.map((choice) => ({ points: choice, price: teaserPrice(house.teasers, sport, choice, teased.length) }));
  return { draftBet: draft(teased, points), points, sport, previews };
}

/** The price of a teased leg is that of the ticket: only another line is a change. */
function lineAlone(leg: DraftLegView): DraftLegView {
  const errors = leg.errors.filter(({ code }) => code !== 'price-moved');
  return { ...leg, errors, requiresAcceptance: errors.length > 0, trend: 'NO_CHANGE' };
}
