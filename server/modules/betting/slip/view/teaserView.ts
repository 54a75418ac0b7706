import {
  FEWEST_TEASED,
  moveName,
  moveOf,
  rungsFor,
  teaserDropText,
  teaserPoints,
  teaserRung,
  teaserRuleText,
  type TeaserRung,
  type TeaserTable,
} from '#src/shared/betting/teaser.ts';
import type { SlipContent } from '../slipContent.ts';
import { dropsOf, nameOfTerms, teaserTermsOf } from '../../pricing/teaser/teaserTerms.ts';
import { type PricingRules, isTeaserLeg } from '../../pricing/ticket.ts';
import type { DraftBetView, DraftLegView, TeaserDraftView, TeaserPreview } from './views.ts';

/**
 * Builds a teaser from one leg per market. If the mix of sports has no teaser, takes only the first leg's sport. Null for fewer than two
 * legs.
 */
export function viewTeaser(
  { teaserPoints: wanted }: SlipContent,
  legs: readonly DraftLegView[],
  house: PricingRules,
  draft: (legs: readonly DraftLegView[], points: number) => DraftBetView,
): TeaserDraftView | null {
  const able = legs.filter(({ offer }) => isTeaserLeg(offer, house.teasers));
  const all = [...new Set(able.map(({ offer }) => offer.sport))];
  const sports = rungsFor(house.teasers, all).length > 0 ? all : all.slice(0, 1);
  const markets = new Map(able.filter(({ offer }) => sports.includes(offer.sport)).map((leg) => [leg.offer.marketId, leg]));
  const teased = [...markets.values()].map(lineAlone);
  if (teased.length < FEWEST_TEASED) return null;
  const previews = previewsOf(house.teasers, sports, teased);
  const offered = previews.filter(({ price }) => price !== null);
  const { points } = offered.find((one) => one.points === wanted) ?? offered[0] ?? previews[0] ?? { points: 0 };
  return { draftBet: draft(teased, points), points, sports, previews };
}

const previewsOf = (table: TeaserTable, sports: readonly string[], legs: readonly DraftLegView[]): readonly TeaserPreview[] =>
  teaserPoints(table, sports).flatMap((points) => {
    const usual = rungsFor(table, sports).find((rung) => rung.points === points);
    if (!usual) return [];
    const price = teaserRung(table, sports, points, legs.length)?.price ?? null;
    const moves = legs.map(({ offer }) => moveOf(usual, offer.sport));
    return [{ points, name: moveName(usual), price, moves, rule: teaserRuleText(usual), ...dropped(usual, legs.length, table, sports) }];
  });

function dropped(rule: TeaserRung, legs: number, table: TeaserTable, sports: readonly string[]) {
  const terms = teaserTermsOf(table, sports, rule.points, legs);
  const drop = teaserDropText(rule);
  return { drop, dropsTo: terms && drop !== null ? dropsOf(terms, legs) : [], terms: terms ? nameOfTerms(terms, legs) : '' };
}

/** Removes price changes from a leg, because teasers have one price. */
function lineAlone(leg: DraftLegView): DraftLegView {
  const errors = leg.errors.filter(({ code }) => code !== 'price-moved');
  return { ...leg, errors, requiresAcceptance: errors.length > 0, trend: 'NO_CHANGE' };
}
