import { type Kind, firstVersion } from '../define.ts';

export const LiveGamesShelf: Kind<'LiveGamesShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Live dealer' }),
  needs: { tables: 'liveTables' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    tables: ({ data }) => data.load('tables', 'liveTables'),
  },
};
