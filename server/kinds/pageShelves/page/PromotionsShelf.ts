import { type Card, promotionOf } from '#server/modules/offers/index.ts';
import type { PromotionParent } from '../../parents.ts';
import { type Kind, firstVersion } from '../../define.ts';

/** An editor's words, and beside them what the promotion of this id has that no card says. */
const withOwnPage = (card: Card): PromotionParent => ({ ...promotionOf(card.id), ...card });

export const PromotionsShelf: Kind<'PromotionsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Promotions',
    promotions: [
      {
        id: 'first-look',
        title: 'Find your way around',
        shortDescription: 'A short tour.',
        illustration: 'welcome',
        primaryCta: 'Have a look',
        termsOfUse: 'None.',
      },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    // A promotion keeps its own id wherever it is shown: deep links name it.
    promotions: ({ props }) => props.promotions.map(withOwnPage),
  },
};
