/** Excludes Cubot phones. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

/** No user agent: bot. */
export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
