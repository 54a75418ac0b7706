import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CasinoPromotionsShelf: Kind<'CasinoPromotionsShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({ title: 'Casino promotions', emptyText: 'Nothing is on at the moment.' }),
  needs: { promotions: 'promotions' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    offers: ({ data }) => data.load('promotions', 'promotions'),
  },
};
