import { redirectOf, type Site } from '#src/shared/site/redirects.ts';
import { addressesOf } from '#server/content/documents/addresses.ts';
import type { AppDeps } from '../deps.ts';

/** Public pages, most important first. Includes competitions but no events, which last only days. */
const PUBLIC = [
  ...['home', 'live', 'sport', 'competition', 'quick-bets', 'exclusives', 'parlay-lounge', 'promotions', 'promotion'],
  ...['casino', 'casino-lobby', 'casino-category', 'casino-game', 'about-sign-up', 'help', 'legal'],
];

/** Maximum addresses in a sitemap, of 50,000 allowed. Crawlers find further pages by links. */
const MOST = 2_000;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the sitemap of the brand's public pages, without pages that redirect (sitemaps.org). */
export function sitemapOf(
  { catalogue, config, ports }: Pick<AppDeps, 'catalogue' | 'config' | 'ports'>,
  brand: string,
  site: string,
): string {
  const isCasinoAlone = config.withoutSportsbook.includes(brand);
  const rules: Site = {
    region: null,
    hasSportsbook: !isCasinoAlone,
    hasCasino: true,
    isCasinoAlone,
    flags: null,
    signUpUrl: null,
    isCasinoRestricted: false,
  };
  const now = ports.now();
  const paths = PUBLIC.flatMap((surface) => addressesOf(surface, catalogue, now, MOST).map(({ path }) => path));
  const own = [...new Set(paths)].filter((path) => redirectOf(path, rules) === null).slice(0, MOST);
  const urls = own.map((path) => `<url><loc>${escaped(site + path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
