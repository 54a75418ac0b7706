import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const LobbyBannerShelf: Kind<'LobbyBannerShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'Copper and light',
    text: 'A new game from the desert.',
    label: 'Have a look',
    art: { seed: 7, theme: 'desert' },
    deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    eyebrow: ({ props }) => props.eyebrow ?? null,
    ...asAuthored('title', 'text', 'label'),
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
    art: ({ props }) => ({ __typename: 'GameArt', ...props.art }),
  },
};
