import { accountRoutes } from '#server/content/documents/accountRoutes.ts';

const COMPETITION = '/sport/basketball/organization/united-states/competition/nba';

/** Placeholder for an event page's address, which changes daily. `addressOf` replaces it. */
const EVENT = `${COMPETITION}/event/today`;

/** Pages outside the account. Source: product §2. */
const SITE = [
  '/',
  '/live',
  '/quick-bets',
  '/exclusives',
  '/search',
  '/search/lakers/all',
  '/search/nothing%20is%20called%20so/all',
  '/parlay-lounge',
  '/fan-center/section/for-you',
  '/fan-center/section/fantasy',
  '/play_with_rewards',
  '/my-bets',
  '/my-bets/settled',
  '/my-bets/bet/nothing',
  '/promotions',
  '/promotions/free-game',
  '/promotions/nothing',
  '/casino',
  '/casino/lobby/slots',
  '/casino/category/slots',
  '/casino/category/wheels',
  '/casino/category/slots/copper-canyon-express',
  '/casino/f2p/game-of-the-day',
  '/sport/basketball',
  COMPETITION,
  EVENT,
  '/login',
  '/signup',
  '/signup/success',
  '/about/sign-up',
  '/forgot-password',
  '/account_linking/callback',
  '/oauth_callback',
  '/welcome-promo',
  '/referafriend',
  '/shared_bet',
  '/dev-tools',
  '/legal/privacy',
  '/legal/terms',
  '/legal/accessibility',
  '/nowhere',
];

/** Parameters in the paths of account pages. Any other parameter gets an unknown id. */
const ACCOUNT: Readonly<Record<string, string>> = {
  ':limit': 'deposit',
  ':period': 'weekly',
  ':sectionId': 'bonuses',
  ':transactionType': 'deposit',
};

export const everyPage: readonly string[] = [
  ...SITE,
  ...accountRoutes.map(([path]) => path.replace(/:\w+/g, (name) => ACCOUNT[name] ?? 'none')),
];

/** Returns the address to open; replaces the event's placeholder. */
export const addressOf = (page: string, event: { readonly canonicalUrl: string }): string => (page === EVENT ? event.canonicalUrl : page);
