import { type Kind, wordsKind } from '../define.ts';

export const GameCoverShelf: Kind<'GameCoverShelf'> = {
  ...wordsKind<'GameCoverShelf'>({ openingText: 'Opening {title}' }),
  family: 'casinoShelves',
};
