import { type Kind, wordsKind } from '../define.ts';

export const LaunchProblemShelf: Kind<'LaunchProblemShelf'> = {
  ...wordsKind<'LaunchProblemShelf'>({ title: 'This game did not start' }),
  family: 'casinoShelves',
};
