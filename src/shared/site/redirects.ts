import { accountMenuTargets } from './linkTargets.ts';
import { SECTION } from './pageSections.ts';
import { casinoPathFor } from './casinoAddress.ts';
import { pathOfTerm, SEARCH, tabIn, termIn, termOf } from './searchTerm.ts';
import { isKeyOf } from '../values/isKeyOf.ts';

export const siteFlags = [
  'search',
  'parlay-lounge',
  'fan-hub',
  'fan-hub-for-you',
  'fan-hub-fantasy',
  'deconstructed-pages',
  'referral-program',
  'account-linking',
] as const;
export type SiteFlag = (typeof siteFlags)[number];

/** Facts for redirects. An unknown fact causes no redirect. */
export type Site = {
  readonly region: string | null;
  readonly hasSportsbook: boolean;
  readonly hasCasino: boolean;
  readonly isCasinoRestricted: boolean;
  readonly isCasinoAlone: boolean;
  readonly flags: ReadonlySet<SiteFlag> | null;
  readonly signUpUrl: string | null;
};

/** `isLasting`: the redirect is permanent and the same for all visitors. */
type Redirect = { readonly to: string; readonly isLasting: boolean };

type Place = { readonly path: string; readonly rooms: readonly string[]; readonly query: string };
type Rule = (place: Place, site: Site) => string | null;

const HOME = '/';
const lacks = ({ flags }: Site, flag: SiteFlag): boolean => flags !== null && !flags.has(flag);
const isSmall = ({ hasSportsbook, isCasinoAlone }: Site): boolean => !hasSportsbook || isCasinoAlone;

const closed: Readonly<Record<string, (site: Site) => boolean>> = {
  casino: ({ hasCasino }) => !hasCasino,
  live: ({ hasSportsbook }) => !hasSportsbook,
  sport: ({ hasSportsbook }) => !hasSportsbook,
  'my-bets': ({ hasSportsbook }) => !hasSportsbook,
  shared_bet: ({ hasSportsbook }) => !hasSportsbook,
  play_with_rewards: ({ hasSportsbook }) => !hasSportsbook,
  'quick-bets': isSmall,
  exclusives: isSmall,
  'parlay-lounge': (site) => isSmall(site) || lacks(site, 'parlay-lounge'),
  'fan-center': (site) => isSmall(site) || lacks(site, 'fan-hub'),
  search: (site) => lacks(site, 'search'),
  referafriend: (site) => lacks(site, 'referral-program'),
  account_linking: (site) => lacks(site, 'account-linking'),
};

const isClosed: Rule = ({ rooms: [room = ''] }, site) => (Object.hasOwn(closed, room) && closed[room]?.(site) ? HOME : null);

const fanSections = [
  ['for-you', 'fan-hub-for-you'],
  ['fantasy', 'fan-hub-fantasy'],
] as const;

/** Leads from a closed or missing section of the fan center to its first open one. */
const ofFanCenter: Rule = ({ rooms: [room, below, section] }, site) => {
  if (room !== 'fan-center' || (below !== undefined && below !== 'section')) return null;
  const open = fanSections.filter(([, flag]) => !lacks(site, flag)).map(([name]) => name);
  const isKnown = section === undefined || fanSections.some(([name]) => name === section);
  if (!isKnown || open.some((name) => name === section)) return null;
  return open[0] === undefined ? HOME : `/fan-center/section/${open[0]}`;
};

const ONE_PAGE: ReadonlySet<string> = new Set(['quick-bets', 'exclusives', 'parlay-lounge']);

const ofOnePage: Rule = ({ rooms: [room = '', below], query }) => (below !== undefined && ONE_PAGE.has(room) ? `/${room}${query}` : null);

const ofSection: Rule = ({ path, query }, { flags }) => {
  const [, parent, slug = ''] = SECTION.exec(path) ?? [];
  return flags?.has('deconstructed-pages') && parent !== undefined ? `${parent}${query}#${slug}` : null;
};

const COMPETITION = String.raw`\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+`;

/** Pages that ignore further segments (`*` in product §2). Group 1 is the page. */
const WITH_REST: readonly RegExp[] = [
  /^(\/live\/[^/]+)\/./,
  /^(\/my-bets\/settled)\/./,
  /^(\/my-bets\/bet\/[^/]+)\/./,
  /^(\/my-bets)\/(?!(?:settled|open|bet\/[^/]+)$)./,
  /^(\/promotions\/[^/]+)\/./,
  new RegExp(String.raw`^(${COMPETITION}\/event\/[^/]+)\/(?!section\/[^/]+$)[^/]+\/.`),
  new RegExp(String.raw`^(${COMPETITION})\/(?!event\/[^/]|section\/[^/]+$).`),
];

const ofRest: Rule = ({ path, query }) => {
  for (const pattern of WITH_REST) {
    const page = pattern.exec(path)?.[1];
    if (page !== undefined) return page + query;
  }
  return null;
};

/** First page of account areas that have no page at their own path. */
const firstOfArea = {
  '/account/history': '/account/history/transactions',
  '/account/loyalty': '/account/pennplay',
  '/account/settings': '/account/settings/content',
  '/account/wallet': '/account/wallet/deposit',
} as const;

const ofAccountArea: Rule = ({ path, query }) => (isKeyOf(firstOfArea, path) ? firstOfArea[path] + query : null);

const ofLobby: Rule = ({ path, query }, { region }) => {
  const [, lobby, slug = ''] = /^(\/casino(?:\/hollywood-casino)?\/lobby\/[^/]+)\/section\/([^/]+)$/.exec(path) ?? [];
  return lobby === undefined ? null : `${casinoPathFor(region, lobby) ?? lobby}${query}#${slug}`;
};

const ofCasino: Rule = ({ path, query }, { region }) => {
  const local = casinoPathFor(region, path);
  return local === null ? null : local + query;
};

/** Leads to the tab with all results if the search's tab is missing or closed; to the search page if its term is unusable. */
const ofSearch: Rule = ({ path, query, rooms: [room, written] }, { hasSportsbook, hasCasino, isCasinoRestricted }) => {
  if (room !== 'search' || written === undefined) return null;
  const term = termOf(termIn(path));
  if (term === null) return SEARCH + query;
  const isOpen = { all: true, sportsbook: hasSportsbook, casino: hasCasino && !isCasinoRestricted };
  const tab = tabIn(path);
  return tab !== null && isOpen[tab] ? null : pathOfTerm(term) + query;
};

/** Leads from the sign-up page without a query to `signUpUrl`, if that is on this site. */
const ofSignUp: Rule = ({ path, query }, { signUpUrl }) =>
  path === '/signup' && query === '' && signUpUrl !== null && /^\/signup\?[^\s\\#]+$/.test(signUpUrl) ? signUpUrl : null;

const ofAccountMenu: Rule = ({ path, query }) =>
  path !== HOME && isKeyOf(accountMenuTargets, path) ? withQuery(accountMenuTargets[path], query) : null;

const withQuery = (to: string, query: string): string => (to.includes('?') && query.length > 1 ? `${to}&${query.slice(1)}` : to + query);

const rules: readonly (readonly [Rule, 'lasting' | 'passing'])[] = [
  [ofAccountMenu, 'lasting'],
  [isClosed, 'passing'],
  [ofFanCenter, 'passing'],
  [ofOnePage, 'passing'],
  [ofSection, 'passing'],
  [ofSearch, 'passing'],
  [ofRest, 'passing'],
  [ofAccountArea, 'passing'],
  [ofLobby, 'passing'],
  [ofCasino, 'passing'],
  [ofSignUp, 'passing'],
];

/** Null if the address has no redirect (product §2). */
export function redirectOf(address: string, site: Site): Redirect | null {
  const place = placeOf(address);
  for (const [rule, lasts] of rules) {
    const to = rule(place, site);
    if (to !== null) return { to, isLasting: lasts === 'lasting' };
  }
  return null;
}

function placeOf(address: string): Place {
  const [before = ''] = address.split('#', 1);
  const [given = ''] = before.split('?', 1);
  const path = given.replace(/\/+$/, '') || HOME;
  return { path, rooms: path.split('/').slice(1), query: before.slice(given.length) };
}
