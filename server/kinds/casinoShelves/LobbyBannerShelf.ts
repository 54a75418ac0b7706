import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const LobbyBannerShelf: Kind<'LobbyBannerShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'New game',
    text: 'Describe the game in one sentence.',
    label: 'See the game',
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
