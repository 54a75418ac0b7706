import { audienceOf } from '#server/platform/viewer.ts';
import { factsOf, settledDialogs } from '#server/content/dialogs/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { sessionIn } from '#server/kinds/context.ts';

export const dialogResolvers = {
  Query: {
    settledDialogs: (_root, _args, context) => {
      const { playerId } = sessionIn(context);
      const { db, layouts, ports } = context.deps;
      return settledDialogs(
        layouts.dialogs(audienceOf(context.viewer)),
        factsOf(db, playerId, layouts.owedTexts(context.viewer), ports.now()),
      );
    },
  },
} satisfies Resolvers;
