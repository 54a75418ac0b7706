import { formatCents } from '#src/shared/money/money.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { disablesRewards, isRefusalCode, refusalShape } from '#src/shared/betting/refusals.ts';
import { t } from '#src/shared/text/t.ts';
import {
  legGroupsOf,
  type BetslipView,
  type DraftBetView,
  type DraftLegView,
  type TeaserDraftView,
} from '#server/modules/betting/slip/view/index.ts';
import { linesToBuy } from '#server/modules/betting/pricing/index.ts';
import type { Outcome } from '#server/modules/betting/placement/index.ts';
import type { BetError, EventStatus, ResolversParentTypes } from '#server/kinds/generated/resolvers.ts';
import type { GraphQLContext } from '../../context.ts';
import type { SelectionParent } from '#server/kinds/parents.ts';
import { sameGamePushOf, sameGameRule } from '../../sameGame.ts';
import { linesIn } from './cashOutView.ts';
import { rewardFields } from './rewards.ts';
import { pageOf, points } from '#server/kinds/values.ts';
import { moneyOrNull } from '#server/platform/money.ts';

type BetRefusal = Outcome['decision']['refusals'][number];

type Parents = ResolversParentTypes;

/** Gives unknown refusal codes a generic message and the lowest priority. */
export function betError({ code, subjectId }: Pick<BetRefusal, 'code' | 'subjectId'>): BetError {
  const { message, priority, displayType } = refusalShape(
    code,
    isRefusalCode(code) ? '' : t`We can’t take this bet. Please change it and try again.`,
  );
  return { __typename: 'BetError', code, message, priority, displayType, disableAwardsDisplay: disablesRewards(code), subjectId };
}

export function placementError(refusal: BetRefusal, { currency, oddsFormat }: { currency: string; oddsFormat: OddsFormat }): BetError {
  const { least } = refusal;
  const error = betError(refusal);
  if (!least) return error;
  const message =
    'cents' in least
      ? t`The minimum bet is ${formatCents(least.cents, currency)}. Enter a higher amount.`
      : t`The odds of this bet are too low. The minimum is ${formatPrice(least.price, oddsFormat)}. Add a selection or choose one with higher odds.`;
  return { ...error, message };
}

export function selectionNow({ selectionId, offer }: DraftLegView, { deps }: GraphQLContext): SelectionParent {
  const status = offer.marketStatus === 'OPEN' ? offer.selectionStatus : offer.marketStatus;
  const now = { num: offer.price.num, den: offer.price.den, points: offer.points, status };
  const known = deps.catalogue.selection(selectionId);
  if (known) return { ...known, ...now };
  return {
    id: selectionId,
    marketId: offer.marketId,
    eventId: offer.eventId,
    marketName: offer.marketName,
    marketType: offer.marketType,
    type: offer.selectionType,
    name: offer.selectionName,
    participantId: null,
    ordinal: 0,
    ...now,
  };
}

function legOf(leg: DraftLegView, context: GraphQLContext): Parents['DraftLeg'] {
  const { offer, accepted } = leg;
  const startsAt = offer.startsAt.toISOString();
  return {
    __typename: 'DraftLeg',
    id: leg.id,
    eventId: offer.eventId,
    eventName: offer.eventName,
    eventStatus: offer.eventStatus,
    startsAt,
    marketStartAt: startsAt,
    marketSelection: selectionNow(leg, context),
    marketName: offer.marketName,
    marketType: offer.marketType,
    acceptedOdds: accepted.price,
    acceptedPoints: points(accepted.points, offer.marketType),
    marketSelectionOddsTrend: leg.trend,
    marketSelectionRequiresAcceptance: leg.requiresAcceptance,
    buyPointOptions: linesToBuy(
      { ...offer, selectionId: leg.selectionId },
      linesIn(context.deps.catalogue)(offer.eventId),
      context.deps.ports.now(),
      context.deps.catalogue.houseTerms().halfPoints,
    ).map((line) => ({
      __typename: 'BuyPointOption' as const,
      marketSelectionId: line.selectionId,
      points: { hundredths: line.points, isSigned: points(line.points, offer.marketType)?.isSigned ?? false },
      odds: line.price,
      cents: line.cents,
      enabled: line.isOffered,
    })),
    errors: leg.errors.map(betError),
  };
}

export function draftOf(draft: DraftBetView, currency: string, context: GraphQLContext): Parents['DraftBet'] {
  const legs = new Map(draft.legs.map((leg) => [leg, legOf(leg, context)]));
  return {
    __typename: 'DraftBet',
    id: draft.id,
    type: draft.type,
    eventStatus: statusOf(draft.legs),
    ...rewardFields(draft, currency, context),
    betAmount: moneyOrNull(draft.betCents, currency),
    winAmount: moneyOrNull(draft.winCents, currency),
    patronSetAmountType: draft.field,
    betToWinRatio: draft.price,
    totalOdds: draft.price,
    totalOddsTrend: draft.trend,
    numberOfCombinations: draft.combinations,
    numberOfDistinctLegs: draft.legs.length,
    isParlayPlusEligible: draft.type === 'PARLAY_PLUS',
    placeBetDelayMilliseconds: draft.legs.some(({ offer }) => offer.eventStatus === 'IN_PLAY') ? context.deps.config.liveBetDelayMs : 0,
    draftLegs: [...legs.values()],
    draftLegEventGroupings: legGroupsOf(draft.legs).map((group) => ({
      __typename: 'DraftLegEventGrouping' as const,
      id: `${draft.id}:${group.eventId}`,
      ...eventOf(group.eventId, group.legs[0], context),
      draftLegs: group.legs.flatMap((leg) => legs.get(leg) ?? []),
      odds: draft.type === 'TEASER' ? null : group.price,
      oddsTrend: draft.type === 'TEASER' ? 'NO_CHANGE' : group.trend,
      legGroupRequiresAcceptance: group.requiresAcceptance,
    })),
    sameGameRule:
      draft.type === 'TEASER'
        ? null
        : sameGameRule(
            draft.legs.map(({ offer }) => offer.eventId),
            sameGamePushOf(context),
          ),
    errors: draft.errors.map(betError),
  };
}

export function teaserOf(draft: TeaserDraftView, currency: string, context: GraphQLContext): Parents['TeaserDraftBet'] {
  const unsigned = (hundredths: number) => ({ hundredths, isSigned: false });
  return {
    __typename: 'TeaserDraftBet',
    id: 'teaser-draft',
    draftBet: draftOf(draft.draftBet, currency, context),
    teaserPoints: unsigned(draft.points),
    label: draft.sports.map((sport) => context.deps.catalogue.sport(sport)?.name ?? sport).join(' and '),
    teaserPreviews: draft.previews.map(({ points: by, name, price, moves, rule, drop, dropsTo, terms }) => ({
      __typename: 'TeaserPreview' as const,
      points: unsigned(by),
      name,
      enabled: price !== null,
      totalOdds: price,
      legPoints: moves.map(unsigned),
      rule,
      drop,
      dropsTo: dropsTo.map(({ legs, price: pays }) => ({ __typename: 'TeaserDrop' as const, legs, totalOdds: pays })),
      terms,
    })),
  };
}

export function groupingsOf(slip: BetslipView, context: GraphQLContext): Parents['DraftBetEventGrouping'][] {
  // Prefers the parlay's legs, because only these include same-game prices.
  const legs = slip.parlay.draftBet?.legs ?? slip.straight.groups.flatMap(({ draftBets }) => draftBets.flatMap((draft) => draft.legs));
  const groups = new Map(legGroupsOf(legs).map((group) => [group.eventId, group]));
  return slip.straight.groups.map(({ eventId, draftBets }) => {
    const together = groups.get(eventId);
    return {
      __typename: 'DraftBetEventGrouping',
      id: `grouping:${eventId}`,
      ...eventOf(eventId, draftBets[0]?.legs[0], context),
      odds: together?.price ?? null,
      oddsTrend: together?.trend ?? 'NO_CHANGE',
      legGroupRequiresAcceptance: together?.requiresAcceptance ?? false,
      draftBets: draftBets.map((draft) => draftOf(draft, slip.currency, context)),
    };
  });
}

/** Event statuses, the strongest obstacle to betting first. */
const STATUSES = ['CANCELLED', 'FINISHED', 'HIDDEN', 'INVALID', 'IN_PLAY', 'PRE_GAME'] as const satisfies readonly EventStatus[];
const statusOf = (legs: readonly DraftLegView[]): EventStatus =>
  STATUSES.find((status) => legs.some(({ offer }) => offer.eventStatus === status)) ?? 'INVALID';

const eventOf = (eventId: string, leg: DraftLegView | undefined, { deps }: GraphQLContext) => ({
  eventId,
  eventName: leg?.offer.eventName ?? eventId,
  eventStatus: leg?.offer.eventStatus ?? ('INVALID' as const),
  startsAt: (leg?.offer.startsAt ?? deps.ports.now()).toISOString(),
  canonicalUrl: deps.catalogue.event(eventId)?.canonicalUrl ?? '/',
  deepLink: pageOf(deps.catalogue.event(eventId)?.canonicalUrl ?? '/'),
});
