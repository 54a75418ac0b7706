import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { GraphQLError } from 'graphql';
import { type RefusalCode, refusalShape } from '#src/shared/betting/refusals.ts';
import type { Result } from '#src/shared/values/result.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import {
  acceptChanges,
  addSelection,
  adjustPoints,
  buyTeaserPoints,
  clearBetslip,
  clearTeaser,
  readBetslip,
  removeSelection,
  setDraftAmount,
  setReward,
} from '#server/modules/betting/slip/index.ts';
import { addFeaturedBet } from '#server/modules/betting/featured/index.ts';
import { MOST_ID_CHARACTERS } from '#server/modules/betting/placement/index.ts';
import type { BetslipView, SlipSelection } from '#server/modules/betting/slip/view/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { betError, draftOf, groupingsOf, selectionNow, teaserOf } from './draftBets.ts';
import { metadataOf, originIn } from './selectionOrigins.ts';
import { gameIn, pointsIn, termsIn, type TermsInput } from './terms.ts';
import { money, moneyOrNull } from '#server/platform/money.ts';

/** Throws `ANONYMOUS_TOKEN_REQUIRED` if there is neither a session nor an anonymous token. */
export function ownerIn({ viewer }: GraphQLContext): string {
  if (viewer.owner === null) {
    throw new GraphQLError('Ask for an anonymous token first: the query startup gives one.', {
      extensions: { code: 'ANONYMOUS_TOKEN_REQUIRED' },
    });
  }
  return viewer.owner;
}

const slipSelection = (input: TermsInput & { readonly selectionId: string }): SlipSelection => ({
  selectionId: input.selectionId,
  accepted: termsIn(input),
});

/** Throws `BAD_USER_INPUT` if the change is refused. */
export function slipOr<T>(changed: Result<T, RefusalCode>): T {
  if (changed.ok) return changed.value;
  const { message } = refusalShape(changed.refusal, '');
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', refusal: changed.refusal } });
}

async function chooseReward(context: GraphQLContext, draftBetId: string, use: RewardUse | null): Promise<BetslipView> {
  const { playerId } = sessionIn(context);
  const ids = use === null || use.kind === 'promotional-credit' ? [draftBetId] : [draftBetId, use.id];
  if (ids.some((id) => id.length > MOST_ID_CHARACTERS))
    throw badInput(`An id has at most ${MOST_ID_CHARACTERS} characters.`, ['draftBetId']);
  return slipOr(await setReward(context.deps, { owner: `player:${playerId}`, draftBetId, use }));
}

export const betslipResolvers = {
  Query: {
    // Without session and token, returns an empty betslip that is not stored.
    betslip: (_root, _args, context) => readBetslip(context.deps, context.viewer.owner ?? `anonymous:${context.deps.ports.newId()}`),
  },
  Mutation: {
    addMarketSelection: async (_root, { input }, context) => {
      const owner = ownerIn(context);
      const origin = originIn(input);
      return slipOr(await addSelection(context.deps, { owner, selection: { ...slipSelection(input), ...(origin ? { origin } : {}) } }));
    },
    addFeaturedBet: async (_root, { featuredBetId, selectionOrigin, marketSelections }, context) => {
      const owner = ownerIn(context);
      if (featuredBetId.length > MOST_ID_CHARACTERS)
        throw badInput(`An id has at most ${MOST_ID_CHARACTERS} characters.`, ['featuredBetId']);
      if ((marketSelections?.length ?? 0) > MOST_SELECTIONS) throw badInput(`At most ${MOST_SELECTIONS} selections.`, ['marketSelections']);
      const seen = new Map((marketSelections ?? []).map((one) => [one.selectionId, termsIn(one)]));
      return slipOr(await addFeaturedBet(context.deps, { owner, featuredBetId, origin: originIn({ selectionOrigin }) ?? {}, seen }));
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
      return slipOr(await adjustPoints(context.deps, { owner, selectionId, toSelectionId: marketSelectionId }));
    },
    acceptBetslipChanges: async (_root, { marketSelections, sameGameParlayLegs }, context) => {
      const accepted = { selections: marketSelections.map(slipSelection), games: (sameGameParlayLegs ?? []).map(gameIn) };
      if (accepted.selections.length + accepted.games.flatMap(({ legs }) => legs).length > 2 * MOST_SELECTIONS)
        throw badInput(`At most ${2 * MOST_SELECTIONS} selections.`, ['marketSelections']);
      return slipOr(await acceptChanges(context.deps, { owner: ownerIn(context), ...accepted }));
    },
    clearTeaserSelections: (_root, _args, context) => clearTeaser(context.deps, { owner: ownerIn(context) }),
  },
  Betslip: {
    id: ({ owner }) => owner,
    version: ({ version }) => version.toString(),
    numberOfSelections: ({ selectionIds }) => selectionIds.length,
    marketSelections: (slip, _args, context) =>
      slip.straight.groups.flatMap(({ draftBets }) => draftBets.flatMap(({ legs }) => legs.map((leg) => selectionNow(leg, context)))),
    marketSelectionsMetadata: metadataOf,
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
      oddsTrend: teaser.trend,
    }),
  },
} satisfies Resolvers;
