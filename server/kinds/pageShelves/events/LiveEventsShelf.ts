import { columnsOf, rowsOf } from '../../grid.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LiveEventsShelf: Kind<'LiveEventsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Live now', emptyText: 'No live games right now.', columns: 'lines' }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    columns: async ({ props, data }, _, { deps }) => columnsOf(props.columns, (await data.load('events', 'events')) ?? [], deps.catalogue),
    rows: async ({ id, props, data }, _, { deps }) => {
      const events = await data.load('events', 'events');
      return events && rowsOf(id, columnsOf(props.columns, events, deps.catalogue), events, deps.catalogue);
    },
  },
};
