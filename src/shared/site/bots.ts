/** Matches crawlers, but not phones named Cubot. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
