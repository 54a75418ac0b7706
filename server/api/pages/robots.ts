/** Paths closed to crawlers: personal pages, program endpoints and the unlimited search pages. */
const CLOSED = [
  ...['/account', '/my-bets', '/shared_bet', '/play_with_rewards', '/login', '/forgot-password', '/signup', '/search'],
  ...['/api/', '/console/', '/graphql', '/i/', '/oauth', '/ofrep/', '/sandbox/', '/telemetry'],
];
const OPEN = '/account/help';

/** Returns robots.txt (RFC 9309). */
export const robotsOf = (site: string): string =>
  ['User-agent: *', `Allow: ${OPEN}`, ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${site}/sitemap.xml`, ''].join('\n');

export const CONSOLE_ROBOTS = 'User-agent: *\nDisallow: /\n';
