import { type Kind, wordsKind } from '../define.ts';

export const GameBarShelf: Kind<'GameBarShelf'> = {
  ...wordsKind<'GameBarShelf'>({ lobbyLabel: 'Leave the game' }),
  family: 'casinoShelves',
};
