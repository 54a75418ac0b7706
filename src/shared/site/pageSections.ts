/** Group 1 is the page that contains the section. */
export const SECTION = /^(\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+(?:\/event\/[^/]+)?)\/section\/([^/]+)$/;

/** Group 1 is the live page, group 2 the region of its tabs. */
export const LIVE_REGION = /^(\/live)\/([^/]+)$/;
