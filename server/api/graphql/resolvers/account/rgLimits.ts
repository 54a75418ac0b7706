import { findRgLimit, type RgLimitKey } from '#src/shared/limits/rgLimits.ts';
import type { Result } from '#src/shared/values/result.ts';
import {
  cancelPending,
  rgItemsOf,
  changeLimit,
  confirmPending,
  limitHistoryPage,
  limitWords,
} from '#server/modules/responsibleGaming/index.ts';
import type { RgResult } from '#server/modules/responsibleGaming/rules/index.ts';
import { keyOfLimit, type LimitRefusal } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { playerIn } from '#server/kinds/player.ts';

const MOST_ITEMS = 50;
const USUAL_ITEMS = 20;

async function resultOf(
  context: GraphQLContext,
  key: RgLimitKey,
  changed: Result<undefined, LimitRefusal>,
  action: string,
): Promise<RgResult> {
  const { db, ports } = context.deps;
  const items = await rgItemsOf({ db, player: await playerIn(context), now: ports.now() }, key.type);
  return {
    __typename: 'SetLimitResult',
    succeeded: changed.ok,
    userErrors: changed.ok
      ? []
      : [{ __typename: 'UserError', action, field: ['amountOrDuration'], message: limitWords[changed.refusal](key) }],
    limit: items.find(({ period }) => period === key.period) ?? null,
  };
}

/** Throws `UNAUTHENTICATED` for visitors, and `BAD_USER_INPUT` for a limit that is not the player's. */
async function ownKey(context: GraphQLContext, limitId: string): Promise<{ playerId: string; key: RgLimitKey }> {
  const { playerId } = sessionIn(context);
  const key = await keyOfLimit(context.deps.db, playerId, limitId);
  if (key === null) throw badInput('We could not find this limit.', ['limitId']);
  return { playerId, key };
}

export const rgLimitResolvers = {
  Query: {
    rgLimits: async (_root, { rgLimitType }, context) => {
      const { db, ports } = context.deps;
      return [...(await rgItemsOf({ db, player: await playerIn(context), now: ports.now() }, rgLimitType ?? null))];
    },
    rgLimitHistorySection: async (_root, { sectionId, first, after }, context) => {
      const player = await playerIn(context);
      if (sectionId !== 'all') throw badInput('There is no such section.', ['sectionId']);
      const count = first ?? USUAL_ITEMS;
      if (count < 1 || count > MOST_ITEMS) throw badInput(`first is 1 to ${MOST_ITEMS}.`, ['first']);
      return limitHistoryPage(context.deps.db, player, { first: count, after: after ?? null }, context.deps.ports.now());
    },
  },
  Mutation: {
    setLimit: async (_root, { type, period, amountOrDuration }, context) => {
      const { playerId, id: sessionId } = sessionIn(context);
      const key = findRgLimit(type, period ?? null);
      if (key === null) throw badInput('We could not find this limit.', ['type', 'period']);
      const amount = amountOrDuration == null ? null : BigInt(amountOrDuration);
      return resultOf(context, key, await changeLimit(context.deps, { playerId, sessionId, key, amount }), 'setLimit');
    },
    cancelPendingLimit: async (_root, { limitId }, context) => {
      const asked = await ownKey(context, limitId);
      return resultOf(context, asked.key, await cancelPending(context.deps, asked), 'cancelPendingLimit');
    },
    confirmPendingLimit: async (_root, { limitId }, context) => {
      const asked = await ownKey(context, limitId);
      return resultOf(context, asked.key, await confirmPending(context.deps, asked), 'confirmPendingLimit');
    },
  },
} satisfies Resolvers;
