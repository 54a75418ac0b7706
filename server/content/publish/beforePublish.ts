export { rgReasons } from '../documents/responsibleGaming.ts';
export { guardedIdsOf, isGuardedOn } from '../authored/guarded.ts';
export { unlistedSites } from '#server/kinds/frames.ts';
export { wordlessImages } from '../documents/images.ts';
export { linkFault, linksIn, type Destinations } from '../documents/links.ts';
