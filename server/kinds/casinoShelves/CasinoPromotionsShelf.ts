import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CasinoPromotionsShelf: Kind<'CasinoPromotionsShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({ title: 'Casino promotions', emptyText: 'There are no promotions right now.' }),
  needs: { promotions: 'promotions' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    offers: ({ data }) => data.load('promotions', 'promotions'),
  },
};
