import { columnsOf, rowsOf } from '../../grid.ts';
import { type Kind, firstVersion } from '../../define.ts';
import { pageLinkOf } from '../../deepLinks.ts';

export const MarketGridShelf: Kind<'MarketGridShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'NFL', columns: 'auto', more: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/sport/football' } }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    more: ({ props }) => pageLinkOf(props.more),
    columns: async ({ props, data }, _, { deps }) => columnsOf(props.columns, (await data.load('events', 'events')) ?? [], deps.catalogue),
    rows: async ({ id, props, data }, _, { deps }) => {
      const events = await data.load('events', 'events');
      return events && rowsOf(id, columnsOf(props.columns, events, deps.catalogue), events, deps.catalogue);
    },
  },
};
