import type { AuthoredImageShelf } from '#server/contract/generated/authored.ts';
import { deepLinkOf } from '../../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

/** Maximum size in pixels by use (product §9). */
const CAPS: Readonly<Record<AuthoredImageShelf['use'], { readonly width: number } | { readonly height: number }>> = {
  promotion: { width: 920 },
  game: { width: 424 },
  'game-small': { width: 200 },
  'game-large': { width: 1024 },
  lobby: { width: 800 },
  'cross-sell': { width: 100 },
  loyalty: { width: 50 },
  'responsible-gaming': { height: 30 },
};

export const ImageShelf: Kind<'ImageShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    path: '/media/parlay.svg',
    alt: 'The odds of three legs multiplied',
    width: 920,
    height: 640,
    use: 'promotion',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    url: ({ props }) => props.path,
    alt: ({ props }) => props.alt,
    caption: ({ props }) => props.caption ?? null,
    ...asAuthored('width', 'height'),
    maxWidth: ({ props }) => maxWidthOf(props),
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};

export function maxWidthOf({ use, width, height }: AuthoredImageShelf): number {
  const cap = CAPS[use];
  return Math.min(width, 'width' in cap ? cap.width : Math.max(1, Math.floor((cap.height * width) / height)));
}
