import { type Kind, firstVersion } from '../../define.ts';

export const EventHeaderShelf: Kind<'EventHeaderShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({}),
  needs: { event: 'event' },
  resolvers: { id: ({ id }) => id, event: ({ data }) => data.load('event', 'event') },
};
