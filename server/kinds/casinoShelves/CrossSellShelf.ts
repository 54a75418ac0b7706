import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CrossSellShelf: Kind<'CrossSellShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'There is a game on',
    text: 'Live odds on what is being played now.',
    illustration: 'live',
    label: 'See it live',
    deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text', 'illustration', 'label'),
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};
