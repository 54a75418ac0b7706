import { type Kind, wordsKind } from '../define.ts';

export const GameNoticeShelf: Kind<'GameNoticeShelf'> = {
  ...wordsKind<'GameNoticeShelf'>({ title: 'Maintenance tonight', text: 'Games of this provider are unavailable from 3 to 4 AM.' }),
  family: 'casinoShelves',
};
