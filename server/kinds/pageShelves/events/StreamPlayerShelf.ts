import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const StreamPlayerShelf: Kind<'StreamPlayerShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Watch live', upcomingText: 'The stream starts with the game.' }),
  needs: { event: 'event' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'upcomingText'),
    event: ({ data }) => data.load('event', 'event'),
  },
};
