import { type Kind, firstVersion, wordsIn } from '../define.ts';
import { pageOf } from '../values.ts';

export const aboutRestrictedBalance = pageOf('/account/help#restricted-balance');

export const WalletBoxShelf: Kind<'WalletBoxShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ playableLabel: 'Playable Balance', depositLabel: 'Deposit' }),
  needs: {},
  resolvers: { id: ({ id }) => id, words: ({ props }) => wordsIn(props), restrictedLink: () => aboutRestrictedBalance },
};
