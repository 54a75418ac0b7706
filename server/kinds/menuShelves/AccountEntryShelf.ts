import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const AccountEntryShelf: Kind<'AccountEntryShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ label: 'Account', newsText: 'something new', boostsText: 'Profit Boosts are live' }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('label', 'newsText', 'boostsText') },
};
