/** Group 1 is the page that contains the section. */
export const SECTION = /^(\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+(?:\/event\/[^/]+)?)\/section\/([^/]+)$/;

/** Group 1 is the live page, group 2 the tab's region. */
export const LIVE_REGION = /^(\/live)\/([^/]+)$/;
