/** The id in the document, of one that has the page's mark behind it. */
export const authoredId = (wireId = ''): string => wireId.split('_', 1)[0] ?? wireId;
