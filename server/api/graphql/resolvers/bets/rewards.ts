import type { DraftBetView, TokenChoice } from '#server/modules/betting/slip/view/index.ts';
import { eventLabel, type FreeBet, legsLabel, type ProfitBoost } from '#server/modules/betting/rewards/index.ts';
import type { ResolversParentTypes } from '#server/kinds/generated/resolvers.ts';
import type { GraphQLContext } from '../../context.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { mayUseRewards } from '#server/modules/responsibleGaming/offered/index.ts';
import { getsNoOffers } from '#server/platform/viewer.ts';
import { money, moneyOrNull } from '#server/platform/money.ts';

type Parents = ResolversParentTypes;

const sourceOf = ({ rewards: { use } }: DraftBetView): 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT' =>
  use?.kind === 'free-bet' ? 'FREE_BET' : use?.kind === 'promotional-credit' ? 'PROMOTIONAL_CREDIT' : 'CASH';

const common = ({ token, isRestricted }: TokenChoice<FreeBet | ProfitBoost>) => ({
  rawId: token.id,
  title: token.title,
  isRestricted,
  numberOfLegsRestrictionLabel: legsLabel(token),
  eventRestrictionLabel: eventLabel(token),
  expiresTime: token.expiresAt?.toISOString() ?? null,
});

export function rewardFields(draft: DraftBetView, currency: string, { viewer }: GraphQLContext) {
  const { freeBets, boosts, use, creditCents, boostedWinCents, boostedPrice } = draft.rewards;
  return {
    amountSourceType: sourceOf(draft),
    selectedFreeBetId: use?.kind === 'free-bet' ? use.id : null,
    selectedProfitBoostId: use?.kind === 'profit-boost' ? use.id : null,
    boostedWinAmount: moneyOrNull(boostedWinCents, currency),
    boostedTotalOdds: boostedPrice,
    availablePromotionalCreditBalance: viewer.session ? money(creditCents, currency) : null,
    availableFreeBets: freeBets.map((choice): Parents['AvailableFreeBet'] => ({
      __typename: 'AvailableFreeBet',
      ...common(choice),
      amount: money(choice.token.cents, currency),
    })),
    availableProfitBoosts: boosts.map((choice): Parents['AvailableProfitBoost'] => ({
      __typename: 'AvailableProfitBoost',
      ...common(choice),
      percent: choice.token.boost.percent,
      maximumAmount: moneyOrNull(choice.token.boost.mostStakeCents, currency),
      maximumExtraAmount: moneyOrNull(choice.token.boost.mostExtraCents ?? null, currency),
    })),
  };
}

const asked = new WeakMap<GraphQLContext, Promise<boolean>>();

/** True if the player may use rewards. Queries the database only for viewers who get no offers. */
function keepsRewards(context: GraphQLContext): Promise<boolean> {
  const { viewer, deps } = context;
  if (!getsNoOffers(viewer)) return Promise.resolve(true);
  if (!viewer.session) return Promise.resolve(false);
  const answer = asked.get(context) ?? mayUseRewards(deps.db, viewer.session.playerId, deps.ports.now());
  asked.set(context, answer);
  return answer;
}

export const rewardResolvers = {
  DraftBet: {
    availableFreeBets: async ({ availableFreeBets }, _args, context) => ((await keepsRewards(context)) ? availableFreeBets : []),
    availableProfitBoosts: async ({ availableProfitBoosts }, _args, context) =>
      (await keepsRewards(context)) ? availableProfitBoosts : [],
  },
} satisfies Resolvers;
