import { sportsMenu } from '#server/kinds/sources/sportsMenuTree.ts';
import type { Resolvers } from '../resolverTypes.ts';

export const menuResolvers = {
  Query: {
    sportsMenu: (_root, _args, { deps }) => sportsMenu(deps.catalogue),
    liveEventsCount: (_root, _args, { deps }) => {
      const count = deps.catalogue.countEvents({ status: 'IN_PLAY' });
      return { __typename: 'LiveEventsCount', count, label: count > 99 ? '99+' : String(count) };
    },
  },
} satisfies Resolvers;
