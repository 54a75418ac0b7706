import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { casinoLists } from '#server/modules/casino/lists/index.ts';
import { freeGames, pathOfFreeGame } from '#server/modules/casino/rules/index.ts';
import { accountAddresses } from './accountSubjects.ts';
import { promotionsOn } from '#server/modules/offers/index.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { isPageSurface, type PageSurface } from './routes.ts';

export type NamedAddress = { readonly path: string; readonly name: string };

const MANY = 20;

type List = (catalogue: Catalogue, now: Date, most: number) => readonly NamedAddress[];
const only =
  (path: string, name: string): List =>
  () => [{ path, name }];

const competitions: List = (catalogue) => catalogue.competitions().map(({ canonicalUrl, name }) => ({ path: canonicalUrl, name }));

const lists: { readonly [S in PageSurface]: List } = {
  home: only('/', 'Home'),
  live: only('/live', 'Live'),
  'quick-bets': only('/quick-bets', 'Quick bets'),
  exclusives: only('/exclusives', 'Exclusives'),
  'parlay-lounge': only('/parlay-lounge', 'Parlay lounge'),
  'fan-for-you': only('/fan-center/section/for-you', 'For you'),
  'fan-fantasy': only('/fan-center/section/fantasy', 'Fantasy'),
  'play-with-rewards': only('/play_with_rewards', 'Play with rewards'),
  'shared-bet': only('/shared_bet', 'A shared bet'),
  'linking-callback': only('/account_linking/callback', 'Back from the partner'),
  'my-bets': only('/my-bets', 'Open bets'),
  'my-bets-settled': only('/my-bets/settled', 'Settled bets'),
  bet: only('/my-bets/bet/bet', 'A bet'),
  promotions: only('/promotions', 'Promotions'),
  promotion: (catalogue, now) =>
    promotionsOn({ catalogue, place: null, now }).map(({ id, title }) => ({ path: `/promotions/${id}`, name: title })),
  'search-start': only('/search', 'Search, before anything is typed'),
  search: only('/search/lakers/all', 'Search'),
  casino: only('/casino', 'Casino'),
  'casino-lobby': (catalogue) =>
    casinoLists(catalogue)
      .filter(({ slug }) => catalogue.games({ category: slug }).length > 0)
      .map(({ slug, label }) => ({ path: `/casino/lobby/${slug}`, name: label })),
  ...accountAddresses,
  legal: () => keysOf(legalDocuments).map((document) => ({ path: `/legal/${document}`, name: legalDocuments[document] })),
  'about-sign-up': only('/about/sign-up', 'Sign up elsewhere'),
  'signed-up': only('/signup/success', 'Signed up'),
  'welcome-promo': only('/welcome-promo', 'Welcome'),
  sport: (catalogue) => catalogue.sports().map(({ slug, name }) => ({ path: `/sport/${slug}`, name })),
  competition: competitions,
  event: (catalogue, _now, most) => catalogue.events({ limit: most }).map(({ canonicalUrl, name }) => ({ path: canonicalUrl, name })),
  'casino-category': (catalogue) => casinoLists(catalogue).map(({ slug, label }) => ({ path: `/casino/category/${slug}`, name: label })),
  'casino-f2p': (catalogue, now) => freeGames(catalogue, now).map(({ id, title }) => ({ path: pathOfFreeGame(id), name: title })),
  'casino-game': (catalogue, _now, most) =>
    catalogue.games({ first: most }).map(({ category, slug, title }) => ({ path: `/casino/category/${category}/${slug}`, name: title })),
};

export const addressesOf = (surface: string, catalogue: Catalogue, now: Date, most: number = MANY): readonly NamedAddress[] =>
  isPageSurface(surface) ? lists[surface](catalogue, now, most).slice(0, most) : [];
