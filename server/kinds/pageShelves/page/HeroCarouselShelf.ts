import { deepLinkOf } from '../../deepLinks.ts';
import { type Kind, firstVersion } from '../../define.ts';

const SECONDS_PER_SLIDE = 7;

export const HeroCarouselShelf: Kind<'HeroCarouselShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({
    title: 'Highlights',
    slides: [
      {
        id: 'live',
        title: 'Live now',
        text: 'Odds follow the game.',
        label: 'See live games',
        deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
        art: 'signal',
      },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    secondsPerSlide: ({ props }) => props.secondsPerSlide ?? SECONDS_PER_SLIDE,
    slides: ({ id: nodeId, props }) =>
      props.slides.map(({ id, eyebrow, title, text, label, deepLink, art }) => ({
        __typename: 'HeroSlide',
        id: `${nodeId}:${id}`,
        eyebrow: eyebrow ?? null,
        title,
        text,
        label,
        deepLink: deepLinkOf(deepLink),
        art,
      })),
  },
};
