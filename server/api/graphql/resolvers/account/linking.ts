import type { AccountLinkResult, LinkedAccount } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { ACCOUNT_TYPE, isPromptType } from '#server/modules/identity/linking/index.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { favoritesOf, isLinkingOpen } from '#server/kinds/players/favorites.ts';
import { participantOf } from '#server/kinds/participant.ts';
import { badInput } from '#server/platform/problems.ts';

const MOST_TOKEN = 4_096;
const NONCE = /^[\w-]{22,64}$/;

export async function accountsIn(context: GraphQLContext): Promise<LinkedAccount[]> {
  const { playerId } = sessionIn(context);
  const { linking, catalogue } = context.deps;
  if (!isLinkingOpen(context)) return [];
  const held = await linking.linkedTo(playerId);
  return [
    {
      __typename: 'LinkedAccount',
      id: `${ACCOUNT_TYPE}-${playerId}`,
      linked: held !== null,
      label: held?.label ?? '',
      accountType: ACCOUNT_TYPE,
      lastUpdatedAt: held?.linked_at.toISOString() ?? null,
      favorites: favoritesOf(held, catalogue).map(participantOf),
    },
  ];
}

const outcomeOf = async (context: GraphQLContext, result: AccountLinkResult) => ({
  __typename: 'AccountLinkOutcome' as const,
  result,
  linkedAccounts: await accountsIn(context),
});

async function dismissalsIn(context: GraphQLContext) {
  const { playerId } = sessionIn(context);
  return {
    __typename: 'LinkPromptDismissals' as const,
    id: playerId,
    promptTypes: [...(await context.deps.linking.dismissedPrompts(playerId))],
  };
}

export const linkingResolvers = {
  Query: {
    linkedAccounts: (_root, _args, context) => accountsIn(context),
    linkPromptDismissals: (_root, _args, context) => dismissalsIn(context),
  },
  Mutation: {
    accountLinkBegin: (_root, _args, context) => context.deps.identity.issueNonce(sessionIn(context).playerId),
    accountLinkCreate: async (_root, { token, nonce }, context) => {
      const { playerId } = sessionIn(context);
      if (token.length > MOST_TOKEN) throw badInput('token is too long.', ['token']);
      if (typeof nonce === 'string' && !NONCE.test(nonce)) throw badInput('nonce has 22 to 64 characters of A–Z a–z 0–9 _ -.', ['nonce']);
      const { identity, linking } = context.deps;
      const isExpected = (claimed: string): boolean => claimed === (nonce ?? claimed) && identity.isNonceOf(playerId, claimed);
      return outcomeOf(context, isLinkingOpen(context) ? await linking.link(playerId, token, isExpected) : 'INVALID');
    },
    accountLinkDelete: async (_root, _args, context) => {
      const { playerId } = sessionIn(context);
      return outcomeOf(context, (await context.deps.linking.unlink(playerId)) ? 'SUCCESS' : 'INVALID');
    },
    accountLinkDismissPrompt: async (_root, { promptType }, context) => {
      const { playerId } = sessionIn(context);
      if (!isPromptType(promptType)) throw badInput('There is no such prompt.', ['promptType']);
      await context.deps.linking.dismissPrompt(playerId, promptType);
      return dismissalsIn(context);
    },
  },
} satisfies Resolvers;
