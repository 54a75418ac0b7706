import type { AccountLinkResult, LinkedAccount, Resolvers } from '../../gql/resolvers.ts';
import { audienceOf } from '../../app/viewer.ts';
import { ACCOUNT_TYPE } from '../../linking/index.ts';
import type { GraphQLContext } from '../context.ts';
import { badInput, sessionIn } from '../errors.ts';

const MOST_TOKEN = 4_096;
const NONCE = /^[\w-]{22,64}$/;

/** By the flag of whoever asks, whatever their page believes. */
const isOpen = ({ deps, viewer }: GraphQLContext): boolean =>
  deps.linking.partner !== null && deps.layouts.judgeFlag('account-linking', audienceOf(viewer))?.isOn === true;

export async function accountsIn(context: GraphQLContext): Promise<LinkedAccount[]> {
  const { playerId } = sessionIn(context);
  const { linking } = context.deps;
  if (!isOpen(context)) return [];
  const held = await linking.linkedTo(playerId);
  return [
    {
      __typename: 'LinkedAccount',
      id: `${ACCOUNT_TYPE}-${playerId}`,
      linked: held !== null,
      label: held?.label ?? '',
      accountType: ACCOUNT_TYPE,
      lastUpdatedAt: held?.linked_at.toISOString() ?? null,
    },
  ];
}

const outcomeOf = async (context: GraphQLContext, result: AccountLinkResult) => ({
  __typename: 'AccountLinkOutcome' as const,
  result,
  linkedAccounts: await accountsIn(context),
});

export const linkingResolvers = {
  Query: { linkedAccounts: (_root, _args, context) => accountsIn(context) },
  Mutation: {
    accountLinkCreate: async (_root, { token, nonce }, context) => {
      const { playerId } = sessionIn(context);
      if (token.length > MOST_TOKEN) throw badInput('token is too long.', ['token']);
      if (!NONCE.test(nonce)) throw badInput('nonce has 22 to 64 characters of A–Z a–z 0–9 _ -.', ['nonce']);
      return outcomeOf(context, isOpen(context) ? await context.deps.linking.link(playerId, token, nonce) : 'INVALID');
    },
    accountLinkDelete: async (_root, _args, context) => {
      const { playerId } = sessionIn(context);
      return outcomeOf(context, (await context.deps.linking.unlink(playerId)) ? 'SUCCESS' : 'INVALID');
    },
  },
} satisfies Resolvers;
