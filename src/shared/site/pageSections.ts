/** Matches a section of a page; group 1 is the page. */
export const SECTION = /^(\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+(?:\/event\/[^/]+)?)\/section\/([^/]+)$/;

/** Matches a tab of the live page; group 1 is the page, group 2 the tab's region. */
export const LIVE_REGION = /^(\/live)\/([^/]+)$/;
