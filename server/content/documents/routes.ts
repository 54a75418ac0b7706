import { plainCasinoPath } from '#src/shared/site/casinoAddress.ts';
import { isOwnPage } from '#src/shared/site/matchOwn.ts';
import { termOf } from '#src/shared/site/searchTerm.ts';
import { accountRoutes } from './accountRoutes.ts';

export type Route = { readonly surface: PageSurface; readonly params: RouteParams };
export type RouteParams = Readonly<Record<string, string>>;

/** Maximum length of a page address. Longer addresses are unknown pages (SDL, `Query.pageLayout`). */
export const MAX_URL_LENGTH = 512;

const COMPETITION = '/sport/:sport/organization/:organization/competition/:competition';

/** Routes, most specific first. `:name` matches one segment (product §2). */
const table = [
  ['/', 'home'],
  ['/live', 'live'],
  ['/live/:region', 'live'],
  ['/quick-bets', 'quick-bets'],
  ['/exclusives', 'exclusives'],
  ['/parlay-lounge', 'parlay-lounge'],
  ['/fan-center/section/for-you', 'fan-for-you'],
  ['/fan-center/section/fantasy', 'fan-fantasy'],
  ['/play_with_rewards', 'play-with-rewards'],
  ['/shared_bet', 'shared-bet'],
  ['/account_linking/callback', 'linking-callback'],
  ['/my-bets', 'my-bets'],
  ['/my-bets/open', 'my-bets'],
  ['/my-bets/settled', 'my-bets-settled'],
  ['/my-bets/bet/:betId', 'bet'],
  ['/promotions', 'promotions'],
  ['/promotions/:promotionId', 'promotion'],
  ['/casino', 'casino'],
  ['/casino/lobby', 'casino'],
  ['/casino/lobby/featured', 'casino'],
  ['/casino/lobby/featured/section/:section', 'casino'],
  ['/casino/lobby/:lobby', 'casino-lobby'],
  ['/casino/lobby/:lobby/section/:section', 'casino-lobby'],
  ['/casino/category/:categorySlug', 'casino-category'],
  ['/casino/category/:categorySlug/:gameProviderGameId', 'casino-game'],
  ['/casino/f2p/:promotionId', 'casino-f2p'],
  ...accountRoutes,
  ['/about/sign-up', 'about-sign-up'],
  ['/signup/success', 'signed-up'],
  ['/welcome-promo', 'welcome-promo'],
  ['/legal/:document', 'legal'],
  ['/legal/:document/:version', 'legal'],
  ['/search', 'search-start'],
  ['/search/:searchTerm/all', 'search'],
  ['/search/:searchTerm/sportsbook', 'search'],
  ['/search/:searchTerm/casino', 'search'],
  ['/sport/:sport', 'sport'],
  [COMPETITION, 'competition'],
  [`${COMPETITION}/section/:sectionSlug`, 'competition'],
  [`${COMPETITION}/event/:eventId`, 'event'],
  [`${COMPETITION}/event/:eventId/:tab`, 'event'],
  [`${COMPETITION}/event/:eventId/section/:sectionSlug`, 'event'],
] as const;

export type PageSurface = (typeof table)[number][1];

const routes = table.map(([pattern, surface]) => ({ segments: segmentsOf(pattern), surface }));

export const patternsOf = (surface: string): readonly string[] =>
  table.filter(([, served]) => served === surface).map(([pattern]) => pattern);

export function paramsOfSurface(surface: string): readonly string[] {
  const named = table
    .filter(([, served]) => served === surface)
    .map(([pattern]) =>
      segmentsOf(pattern)
        .filter((s) => s.startsWith(':'))
        .map((s) => s.slice(1)),
    );
  const [first = [], ...rest] = named;
  return first.filter((name) => rest.every((names) => names.includes(name)));
}

export const isAddress = (path: string): boolean => matchRoute(path) !== null || isOwnPage(path.split(/[?#]/, 1)[0] ?? '');

export const pageSurfaces: readonly PageSurface[] = [...new Set(table.map(([, surface]) => surface))];

export const isPageSurface = (surface: string): surface is PageSurface => table.some(([, served]) => served === surface);

/** Drops query and fragment. Replaces a regional casino path by the general one. */
export const pathIn = (canonicalUrl: string): string => plainCasinoPath(canonicalUrl.split(/[?#]/, 1)[0] ?? '');

/** Returns the route with decoded parameters. Null for an unknown address, or an id or slug over 128 characters. */
export function matchRoute(canonicalUrl: string): Route | null {
  if (!canonicalUrl.startsWith('/') || canonicalUrl.startsWith('//') || canonicalUrl.length > MAX_URL_LENGTH) return null;
  const segments = segmentsOf(pathIn(canonicalUrl)).map(decoded);
  for (const route of routes) {
    const params = paramsIn(route.segments, segments);
    if (params) return { surface: route.surface, params };
  }
  return null;
}

/** Null if the path does not match. An undecodable segment is null. */
function paramsIn(pattern: readonly string[], segments: readonly (string | null)[]): RouteParams | null {
  if (pattern.length !== segments.length) return null;
  const params: [string, string][] = [];
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? null;
    if (actual === null) return null;
    if (!expected.startsWith(':')) {
      if (actual !== expected) return null;
    } else {
      const value = valueOf(expected, actual);
      if (value === null) return null;
      params.push([expected.slice(1), value]);
    }
  }
  return Object.fromEntries(params);
}

/** Null for an invalid value. Search terms are free text, other values are ids or slugs. */
function valueOf(name: string, text: string): string | null {
  if (name === ':searchTerm') return termOf(text);
  return /^(?!\.{1,2}$)[\w.~-]{1,128}$/.test(text) ? text : null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
