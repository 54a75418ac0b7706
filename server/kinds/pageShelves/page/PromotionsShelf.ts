import { type Card, promotionOf } from '#server/modules/offers/index.ts';
import type { PromotionParent } from '../../parents.ts';
import { type Kind, firstVersion } from '../../define.ts';

/** Merges a card with its promotion; the card's texts win. */
const withOwnPage = (card: Card): PromotionParent => ({ ...promotionOf(card.id, null), ...card });

export const PromotionsShelf: Kind<'PromotionsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'Promotions',
    promotions: [
      {
        id: 'first-look',
        title: 'How to get started',
        shortDescription: 'A short guide.',
        illustration: 'welcome',
        primaryCta: 'See the game',
        termsOfUse: 'None.',
      },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    promotions: ({ props }) => props.promotions.map(withOwnPage),
  },
};
