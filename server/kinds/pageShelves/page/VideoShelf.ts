import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const VideoShelf: Kind<'VideoShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'How parlays work',
    path: '/media/parlay.webm',
    posterPath: '/media/parlay-poster.webp',
    captionsPath: '/media/parlay.vtt',
    transcript: 'The odds of three legs are multiplied.',
    width: 960,
    height: 540,
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    url: ({ props }) => props.path,
    posterUrl: ({ props }) => props.posterPath,
    captionsUrl: ({ props }) => props.captionsPath,
    ...asAuthored('transcript', 'width', 'height'),
  },
};
