/** What crawlers and previewers of links call themselves; one make of phones ends in the same letters. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|pingdom/i;

/** Whether a program rather than a person is reading, by its own word. Who says nothing is no browser. */
export const isBot = (agent: string | undefined): boolean => agent === undefined || agent === '' || BOT.test(agent);
