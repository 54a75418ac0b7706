import { confirmsQuickBets } from '#server/platform/regions/regions.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';
import { featuredOf } from './featuredOf.ts';

export const QuickBetsShelf: Kind<'QuickBetsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Quick bets',
    emptyText: 'No games to bet on right now.',
    amounts: [200, 500, 1_000],
    marketTypes: ['moneyline', 'three-way'],
  }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    amounts: ({ props }) => props.amounts.toSorted((a, b) => a - b).map(String),
    needsConfirmation: (_, __, { viewer }) => confirmsQuickBets(viewer.region),
    events: async ({ id, props, data }, _, { deps: { catalogue } }) => {
      const events = await data.load('events', 'events');
      return events && featuredOf(id, events, props.marketTypes, catalogue);
    },
  },
};
