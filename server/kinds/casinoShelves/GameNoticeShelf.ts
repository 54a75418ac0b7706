import { type Kind, wordsKind } from '../define.ts';

export const GameNoticeShelf: Kind<'GameNoticeShelf'> = {
  ...wordsKind<'GameNoticeShelf'>({ title: 'Works tonight', text: 'This provider rests from 3 to 4 AM.' }),
  family: 'casinoShelves',
};
