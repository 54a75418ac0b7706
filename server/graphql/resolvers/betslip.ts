import type { RewardUse } from '#src/lib/rewardUse.ts';
import { GraphQLError } from 'graphql';
import { disablesRewards, isRefusalCode, refusalShape } from '#src/lib/refusals.ts';
import {
  acceptChanges,
  addSelection,
  adjustPoints,
  buyTeaserPoints,
  clearBetslip,
  linesToBuy,
  MOST_ID_CHARACTERS,
  readBetslip,
  removeSelection,
  setDraftAmount,
  setReward,
  type BetRefusal,
  type BetslipView,
  type DraftBetView,
  type DraftLegView,
  type SlipSelection,
  type TeaserDraftView,
} from '../../domain/index.ts';
import type { BetError, Resolvers, ResolversParentTypes } from '../../gql/resolvers.ts';
import type { GraphQLContext } from '../context.ts';
import { sameGamePushOf, sameGameRule } from '../sameGame.ts';
import { badInput, sessionIn } from '../errors.ts';
import type { SelectionParent } from '../parents.ts';
import { linesIn } from './cashOutView.ts';
import { rewardFields } from './rewards.ts';
import { pointsIn, termsIn, type TermsInput } from './terms.ts';
import { money, moneyOrNull, points } from './values.ts';

type Parents = ResolversParentTypes;

/** The owner of the slip: the player, or the visitor his token names. */
export function ownerIn({ viewer }: GraphQLContext): string {
  if (viewer.owner === null) {
    throw new GraphQLError('Ask for an anonymous token first: the query startup gives one.', {
      extensions: { code: 'ANONYMOUS_TOKEN_REQUIRED' },
    });
  }
  return viewer.owner;
}

/** Shows a refusal that this build may not know as generic, last. */
export function betError({ code, subjectId }: Pick<BetRefusal, 'code' | 'subjectId'>): BetError {
  const { message, priority, displayType } = refusalShape(code, isRefusalCode(code) ? '' : 'This bet cannot be placed.');
  return { __typename: 'BetError', code, message, priority, displayType, disableAwardsDisplay: disablesRewards(code), subjectId };
}

/** The selection as the catalogue describes it, at the price and in the state the slip was priced with. */
function selectionNow({ selectionId, offer }: DraftLegView, { deps }: GraphQLContext): SelectionParent {
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
    ).map((line) => ({
      __typename: 'BuyPointOption' as const,
      marketSelectionId: line.selectionId,
      points: { hundredths: line.points, isSigned: points(line.points, offer.marketType)?.isSigned ?? false },
      odds: line.price,
      enabled: line.isOffered,
    })),
    errors: leg.errors.map(betError),
  };
}

function draftOf(draft: DraftBetView, currency: string, context: GraphQLContext): Parents['DraftBet'] {
  return {
    __typename: 'DraftBet',
    id: draft.id,
    type: draft.type,
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
    draftLegs: draft.legs.map((leg) => legOf(leg, context)),
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

function teaserOf(draft: TeaserDraftView, currency: string, context: GraphQLContext): Parents['TeaserDraftBet'] {
  const unsigned = (hundredths: number) => ({ hundredths, isSigned: false });
  return {
    __typename: 'TeaserDraftBet',
    id: 'teaser-draft',
    draftBet: draftOf(draft.draftBet, currency, context),
    teaserPoints: unsigned(draft.points),
    label: context.deps.catalogue.sport(draft.sport)?.name ?? draft.sport,
    teaserPreviews: draft.previews.map(({ points: by, price }) => ({
      __typename: 'TeaserPreview' as const,
      points: unsigned(by),
      enabled: price !== null,
      totalOdds: price,
    })),
  };
}

function groupingsOf(slip: BetslipView, context: GraphQLContext): Parents['DraftBetEventGrouping'][] {
  return slip.straight.groups.map(({ eventId, draftBets }) => {
    const offer = draftBets[0]?.legs[0]?.offer;
    const event = context.deps.catalogue.event(eventId);
    return {
      __typename: 'DraftBetEventGrouping',
      id: `grouping:${eventId}`,
      eventId,
      eventName: offer?.eventName ?? eventId,
      eventStatus: offer?.eventStatus ?? 'INVALID',
      startsAt: (offer?.startsAt ?? context.deps.ports.now()).toISOString(),
      canonicalUrl: event?.canonicalUrl ?? '/',
      draftBets: draftBets.map((draft) => draftOf(draft, slip.currency, context)),
    };
  });
}

/** A selection and the terms it was pressed with. */
const slipSelection = (input: TermsInput & { readonly selectionId: string }): SlipSelection => ({
  selectionId: input.selectionId,
  accepted: termsIn(input),
});

async function chooseReward(context: GraphQLContext, draftBetId: string, use: RewardUse | null): Promise<BetslipView> {
  const { playerId } = sessionIn(context);
  const ids = use === null || use.kind === 'promotional-credit' ? [draftBetId] : [draftBetId, use.id];
  if (ids.some((id) => id.length > MOST_ID_CHARACTERS))
    throw badInput(`An id has at most ${MOST_ID_CHARACTERS} characters.`, ['draftBetId']);
  const chosen = await setReward(context.deps, { owner: `player:${playerId}`, draftBetId, use });
  if (chosen.ok) return chosen.value;
  throw new GraphQLError(refusalShape(chosen.refusal, '').message, { extensions: { code: 'BAD_USER_INPUT', refusal: chosen.refusal } });
}

export const betslipResolvers = {
  Query: {
    // A visitor without a token has an empty slip of his own; nothing is kept for him.
    betslip: (_root, _args, context) => readBetslip(context.deps, context.viewer.owner ?? `anonymous:${context.deps.ports.newId()}`),
  },
  Mutation: {
    addMarketSelection: async (_root, { input }, context) => {
      const owner = ownerIn(context);
      const added = await addSelection(context.deps, { owner, selection: slipSelection(input) });
      if (added.ok) return added.value;
      throw new GraphQLError(refusalShape(added.refusal, '').message, { extensions: { code: 'BAD_USER_INPUT', refusal: added.refusal } });
    },
    removeMarketSelection: (_root, { selectionId }, context) => removeSelection(context.deps, { owner: ownerIn(context), selectionId }),
    clearBetslip: (_root, _args, context) => clearBetslip(context.deps, { owner: ownerIn(context) }),
    setDraftBetAmount: (_root, { draftBetId, amount, amountField }, context) => {
      if (draftBetId.length > MOST_ID_CHARACTERS) throw badInput(`An id has at most ${MOST_ID_CHARACTERS} characters.`, ['draftBetId']);
      const cents = typeof amount === 'string' ? BigInt(amount) : null;
      if (cents !== null && cents < 0n) throw badInput('An amount is not negative.', ['amount']);
      return setDraftAmount(context.deps, {
        owner: ownerIn(context),
        draftBetId,
        amount: cents === null ? null : { field: amountField ?? 'BET', cents },
      });
    },
    setProfitBoost: (_root, { draftBetId, profitBoostId }, context) =>
      chooseReward(context, draftBetId, typeof profitBoostId === 'string' ? { kind: 'profit-boost', id: profitBoostId } : null),
    setAmountSource: (_root, { draftBetId, amountSourceType, freeBetId }, context) => {
      if ((amountSourceType === 'FREE_BET') !== (typeof freeBetId === 'string'))
        throw badInput('A bonus bet is named by its id, and nothing else is.', ['freeBetId']);
      if (typeof freeBetId === 'string') return chooseReward(context, draftBetId, { kind: 'free-bet', id: freeBetId });
      return chooseReward(context, draftBetId, amountSourceType === 'CASH' ? null : { kind: 'promotional-credit' });
    },
    buyTeaserPoints: (_root, { points: by }, context) => buyTeaserPoints(context.deps, { owner: ownerIn(context), points: pointsIn(by) }),
    adjustSelectionPoints: async (_root, { selectionId, marketSelectionId }, context) => {
      const owner = ownerIn(context);
      const adjusted = await adjustPoints(context.deps, { owner, selectionId, toSelectionId: marketSelectionId });
      if (adjusted.ok) return adjusted.value;
      const { message } = refusalShape(adjusted.refusal, '');
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', refusal: adjusted.refusal } });
    },
    acceptBetslipChanges: (_root, { marketSelections }, context) =>
      acceptChanges(context.deps, { owner: ownerIn(context), selections: marketSelections.map(slipSelection) }),
  },
  Betslip: {
    id: ({ owner }) => owner,
    version: ({ version }) => version.toString(),
    numberOfSelections: ({ selectionIds }) => selectionIds.length,
    marketSelections: (slip, _args, context) =>
      slip.straight.groups.flatMap(({ draftBets }) => draftBets.flatMap(({ legs }) => legs.map((leg) => selectionNow(leg, context)))),
    errors: ({ errors }) => errors.map(betError),
    straight: (slip, _args, context) => ({
      __typename: 'StraightSection',
      errors: slip.straight.errors.map(betError),
      draftBetEventGroupings: groupingsOf(slip, context),
      totalBetAmount: money(slip.straight.totalBetCents, slip.currency),
      totalPotentialReturnAmount: money(slip.straight.totalReturnCents, slip.currency),
      totalPotentialBoostedReturnAmount: moneyOrNull(slip.straight.boostedReturnCents, slip.currency),
      oddsTrend: slip.straight.trend,
    }),
    parlay: (slip, _args, context) => ({
      __typename: 'ParlaySection',
      errors: slip.parlay.errors.map(betError),
      draftBet: slip.parlay.draftBet && draftOf(slip.parlay.draftBet, slip.currency, context),
      totalBetAmount: money(slip.parlay.totalBetCents, slip.currency),
      totalPotentialReturnAmount: money(slip.parlay.totalReturnCents, slip.currency),
      totalPotentialBoostedReturnAmount: moneyOrNull(slip.parlay.boostedReturnCents, slip.currency),
      oddsTrend: slip.parlay.trend,
    }),
    roundRobin: (slip, _args, context) => ({
      __typename: 'RoundRobinSection',
      errors: slip.roundRobin.errors.map(betError),
      draftBets: slip.roundRobin.draftBets.map((draft) => draftOf(draft, slip.currency, context)),
      totalBetAmount: money(slip.roundRobin.totalBetCents, slip.currency),
      totalPotentialReturnAmount: money(slip.roundRobin.totalReturnCents, slip.currency),
      totalPotentialBoostedReturnAmount: moneyOrNull(slip.roundRobin.boostedReturnCents, slip.currency),
      oddsTrend: slip.roundRobin.trend,
    }),
    teaser: ({ teaser, currency }, _args, context) => ({
      __typename: 'TeaserSection',
      errors: teaser.errors.map(betError),
      teaserDraftBet: teaser.draft && teaserOf(teaser.draft, currency, context),
      totalBetAmount: money(teaser.totalBetCents, currency),
      totalPotentialReturnAmount: money(teaser.totalReturnCents, currency),
      totalPotentialBoostedReturnAmount: moneyOrNull(teaser.boostedReturnCents, currency),
    }),
  },
} satisfies Resolvers;
