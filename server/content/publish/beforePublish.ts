/** Checks before publishing that need more than the document itself. */
export { careReasons } from '../documents/care.ts';
export { unlistedSites } from '#server/kinds/frames.ts';
export { wordlessImages } from '../documents/images.ts';
export { linkFault, linksIn, type Destinations } from '../documents/links.ts';
