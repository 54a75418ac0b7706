/** Matches crawlers, but not Cubot phones. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

/** True for bots, and without a user agent. */
export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
