/** What is looked at before a change goes out, beside the check of the document itself. */
export { careReasons } from './care.ts';
export { unlistedSites } from '#server/kinds/frames.ts';
export { wordlessImages } from './images.ts';
export { linkFault, linksIn, type Destinations } from './links.ts';
