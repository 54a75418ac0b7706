/** What is looked at before a change goes out, beside the check of the document itself. */
export { careReasons } from '../documents/care.ts';
export { unlistedSites } from '#server/kinds/frames.ts';
export { wordlessImages } from '../documents/images.ts';
export { linkFault, linksIn, type Destinations } from '../documents/links.ts';
