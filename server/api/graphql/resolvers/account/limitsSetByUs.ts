import { LEAST_OBJECTION, MOST_OBJECTION } from '#src/shared/limits/objections.ts';
import { t } from '#src/shared/text/t.ts';
import { type ObjectionRefusal, objectToLimit } from '#server/modules/betting/limits/index.ts';
import { limitsSetByUs } from '#server/kinds/limitsSetByUs.ts';
import { done, once, refused } from '#server/platform/once.ts';
import { askerIn } from '../../asker.ts';
import type { Resolvers } from '../../resolverTypes.ts';

const ACTION = 'objectToLimit';
const words: Readonly<Record<ObjectionRefusal, { readonly field: 'limitId' | 'text'; readonly message: string }>> = {
  known: { field: 'limitId', message: t`You have already objected to this limit. See your objection on this page.` },
  length: { field: 'text', message: t`Enter ${LEAST_OBJECTION} to ${MOST_OBJECTION} characters.` },
  lifted: { field: 'limitId', message: t`This limit is no longer active.` },
  unknown: { field: 'limitId', message: t`We could not find this limit.` },
};

export const limitsSetByUsResolvers = {
  Mutation: {
    objectToLimit: async (_root, { limitId, text, actionId }, context) => {
      const asker = askerIn(context);
      const { db, ports } = context.deps;
      const body = { limitId, text };
      const outcome = await once(asker, { action: ACTION, actionId, body }, async (tx, playerId) => {
        const objected = await objectToLimit(tx, { playerId, changeId: limitId, words: text, at: ports.now(), id: ports.newId() });
        if (objected.ok) return done;
        const { field, message } = words[objected.refusal];
        return refused(ACTION, [field], message);
      });
      return {
        __typename: 'LimitObjectionResult',
        succeeded: outcome.succeeded,
        userErrors: outcome.userErrors.map((error) => ({ __typename: 'UserError' as const, ...error })),
        limits: await limitsSetByUs(db, asker.playerId),
      };
    },
  },
} satisfies Resolvers;
