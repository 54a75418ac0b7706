import { framedUrl } from '../../frames.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const FrameShelf: Kind<'FrameShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Help', site: 'help', path: '/limits', height: 320, isHeightTold: true }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    address: ({ props }, _args, { deps }) => framedUrl(deps.frames, props),
    height: ({ props }) => props.height,
    isHeightTold: ({ props }) => props.isHeightTold ?? false,
  },
};
