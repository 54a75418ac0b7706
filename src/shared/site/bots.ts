/** Matches crawlers, not Cubot phones. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

/** True without a user agent, too. */
export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
