import { accountMenuTargets } from './linkTargets.ts';
import { SECTION } from './canonical.ts';
import { casinoPathFor } from './casinoAddress.ts';
import { isKeyOf } from '../values/isKeyOf.ts';

/** Switches that decide where an address leads. */
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

/** What is so for whoever asks. What is not known yet closes nothing. */
export type House = {
  /** ISO 3166-2 with its country. */
  readonly region: string | null;
  readonly hasSportsbook: boolean;
  /** False where the brand or the server leaves it out. */
  readonly hasCasino: boolean;
  /** A casino that stands alone has a smaller set of pages. */
  readonly isCasinoAlone: boolean;
  readonly flags: ReadonlySet<SiteFlag> | null;
  /** Address of a sign-up that a referral has left here. */
  readonly signUpUrl: string | null;
};

/** `isLasting`: for everybody and for good. */
type Redirect = { readonly to: string; readonly isLasting: boolean };

type Place = { readonly path: string; readonly rooms: readonly string[]; readonly query: string };
type Rule = (place: Place, house: House) => string | null;

const HOME = '/';
const lacks = ({ flags }: House, flag: SiteFlag): boolean => flags !== null && !flags.has(flag);
const isSmall = ({ hasSportsbook, isCasinoAlone }: House): boolean => !hasSportsbook || isCasinoAlone;

/** When the rooms of the house are closed; a room that is not named never is. */
const closed: Readonly<Record<string, (house: House) => boolean>> = {
  casino: ({ hasCasino }) => !hasCasino,
  live: ({ hasSportsbook }) => !hasSportsbook,
  sport: ({ hasSportsbook }) => !hasSportsbook,
  'my-bets': ({ hasSportsbook }) => !hasSportsbook,
  shared_bet: ({ hasSportsbook }) => !hasSportsbook,
  play_with_rewards: ({ hasSportsbook }) => !hasSportsbook,
  'quick-bets': isSmall,
  exclusives: isSmall,
  'parlay-lounge': (house) => isSmall(house) || lacks(house, 'parlay-lounge'),
  'fan-center': (house) => isSmall(house) || lacks(house, 'fan-hub'),
  search: (house) => lacks(house, 'search'),
  referafriend: (house) => lacks(house, 'referral-program'),
  account_linking: (house) => lacks(house, 'account-linking'),
};

const isClosed: Rule = ({ rooms: [room = ''] }, house) => (Object.hasOwn(closed, room) && closed[room]?.(house) ? HOME : null);

const fanSections = [
  ['for-you', 'fan-hub-for-you'],
  ['fantasy', 'fan-hub-fantasy'],
] as const;

/** The fan hub begins with its first section; a section that is closed leads to the one that is open. */
const ofFanCenter: Rule = ({ rooms: [room, below, section] }, house) => {
  if (room !== 'fan-center' || (below !== undefined && below !== 'section')) return null;
  const open = fanSections.filter(([, flag]) => !lacks(house, flag)).map(([name]) => name);
  const isKnown = section === undefined || fanSections.some(([name]) => name === section);
  if (!isKnown || open.some((name) => name === section)) return null;
  return open[0] === undefined ? HOME : `/fan-center/section/${open[0]}`;
};

/** Rooms that are one page: whatever is asked for below them is on it. */
const ONE_PAGE: ReadonlySet<string> = new Set(['live', 'quick-bets', 'exclusives', 'parlay-lounge']);

const ofOnePage: Rule = ({ rooms: [room = '', below], query }) => (below !== undefined && ONE_PAGE.has(room) ? `/${room}${query}` : null);

const ofSection: Rule = ({ path, query }, { flags }) => {
  const [, parent, slug = ''] = SECTION.exec(path) ?? [];
  return flags?.has('deconstructed-pages') && parent !== undefined ? `${parent}${query}#${slug}` : null;
};

const COMPETITION = String.raw`\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+`;

/** Addresses with more behind them than the page has: what is before the rest is the page (product §2 has `*` there). */
const WITH_REST: readonly RegExp[] = [
  /^(\/my-bets\/settled)\/./,
  /^(\/my-bets)\/(?!(?:settled|open)$)./,
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

const ofWallet: Rule = ({ path, query }) => (path === '/account/wallet' ? `${path}/deposit${query}` : null);

/** A section of a lobby is a place on it. */
const ofLobby: Rule = ({ path, query }, { region }) => {
  const [, lobby, slug = ''] = /^(\/casino(?:\/hollywood-casino)?\/lobby\/[^/]+)\/section\/([^/]+)$/.exec(path) ?? [];
  return lobby === undefined ? null : `${casinoPathFor(region, lobby) ?? lobby}${query}#${slug}`;
};

const ofCasino: Rule = ({ path, query }, { region }) => {
  const local = casinoPathFor(region, path);
  return local === null ? null : local + query;
};

/** Only a sign-up of this site, and only in place of the bare page. */
const ofSignUp: Rule = ({ path, query }, { signUpUrl }) =>
  path === '/signup' && query === '' && signUpUrl !== null && /^\/signup\?[^\s\\#]+$/.test(signUpUrl) ? signUpUrl : null;

/** Entries of the account menu under the names that the server knows them by. */
const ofAccountMenu: Rule = ({ path, query }) =>
  path !== HOME && isKeyOf(accountMenuTargets, path) ? withQuery(accountMenuTargets[path], query) : null;

/** What the target says itself comes first, and is what counts where both say the same. */
const withQuery = (to: string, query: string): string => (to.includes('?') && query.length > 1 ? `${to}&${query.slice(1)}` : to + query);

const rules: readonly (readonly [Rule, 'lasting' | 'passing'])[] = [
  [ofAccountMenu, 'lasting'],
  [isClosed, 'passing'],
  [ofFanCenter, 'passing'],
  [ofOnePage, 'passing'],
  [ofSection, 'passing'],
  [ofRest, 'passing'],
  [ofWallet, 'passing'],
  [ofLobby, 'passing'],
  [ofCasino, 'passing'],
  [ofSignUp, 'passing'],
];

/** Where an address (path, query, fragment) leads instead; null where it is right as it is (product §2). */
export function redirectOf(address: string, house: House): Redirect | null {
  const place = placeOf(address);
  for (const [rule, lasts] of rules) {
    const to = rule(place, house);
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
