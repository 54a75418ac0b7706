import { type Kind, firstVersion } from '../../define.ts';

export const PromotionDetailsShelf: Kind<'PromotionDetailsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({}),
  needs: { promotion: 'soughtPromotion' },
  resolvers: {
    id: ({ id }) => id,
    standing: async ({ data }) => (await data.load('promotion', 'soughtPromotion'))?.standing ?? null,
    promotion: async ({ data }) => {
      const found = await data.load('promotion', 'soughtPromotion');
      return found?.standing === 'ON' ? found.promotion : null;
    },
  },
};
