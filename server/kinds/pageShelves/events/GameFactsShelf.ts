import { type Kind, firstVersion } from '../../define.ts';

export const GameFactsShelf: Kind<'GameFactsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Box score' }),
  needs: { event: 'event' },
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title, event: ({ data }) => data.load('event', 'event') },
};
