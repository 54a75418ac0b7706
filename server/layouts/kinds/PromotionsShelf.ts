import { deepLinkOf } from './deepLinks.ts';
import { type Kind, firstVersion } from './define.ts';

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
    promotions: ({ props }) =>
      props.promotions.map(({ id, title, shortDescription, illustration, primaryCta, primaryCtaDeepLink, termsOfUse }) => ({
        __typename: 'PromotionCard',
        id,
        title,
        shortDescription,
        illustration,
        primaryCta,
        primaryCtaDeepLink: deepLinkOf(primaryCtaDeepLink),
        termsOfUse,
        // How the player stands to it is asked for apart, by the card's id.
        enrollmentStatus: null,
      })),
  },
};
