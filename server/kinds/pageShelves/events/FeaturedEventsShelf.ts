import { type Kind, firstVersion } from '../../define.ts';
import { featuredOf } from './featuredOf.ts';

export const FeaturedEventsShelf: Kind<'FeaturedEventsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Featured', marketTypes: ['moneyline', 'three-way'] }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    events: async ({ id, props, data }, _, { deps: { catalogue } }) => {
      const events = await data.load('events', 'events');
      return events && featuredOf(id, events, props.marketTypes, catalogue);
    },
  },
};
