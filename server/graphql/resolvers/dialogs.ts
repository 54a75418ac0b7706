import { audienceOf } from '../../app/viewer.ts';
import { factsOf, settledDialogs } from '../../dialogs/index.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { sessionIn } from '../errors.ts';

export const dialogResolvers = {
  Query: {
    settledDialogs: (_root, _args, context) => {
      const { playerId } = sessionIn(context);
      const { db, layouts, ports } = context.deps;
      return settledDialogs(layouts.dialogs(audienceOf(context.viewer)), factsOf(db, playerId, ports.now()));
    },
  },
} satisfies Resolvers;
