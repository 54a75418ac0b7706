import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CrossSellShelf: Kind<'CrossSellShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'Live on the sportsbook',
    text: 'See which games are on now, with live odds.',
    illustration: 'live',
    label: 'See live games',
    deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text', 'illustration', 'label'),
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};
