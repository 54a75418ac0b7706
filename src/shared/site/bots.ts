/** Crawlers and link previewers. The lookbehind excludes Cubot phones. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

/** Decides by user agent; a missing one counts as a bot. */
export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
