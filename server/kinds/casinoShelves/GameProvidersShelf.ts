import { type Kind, firstVersion } from '../define.ts';

export const GameProvidersShelf: Kind<'GameProvidersShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Studios' }),
  needs: { providers: 'gameLists' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    providers: ({ data }) => data.load('providers', 'gameLists'),
  },
};
