import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { accountSubjects } from './accountSubjects.ts';
import { freeGameTitle } from '#server/modules/casino/rules/index.ts';
import { gameList, jackpotList } from '#server/modules/casino/lists/index.ts';
import { promotionOf } from '#server/modules/offers/index.ts';
import { CURRENT } from '#server/kinds/sources/legal.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import type { PageSurface, Route, RouteParams } from './routes.ts';

export type Subject = {
  readonly params: RouteParams;
  readonly isMissing?: boolean;
  /** The subject's main path, if it has several. */
  readonly path?: string;
  readonly names: Readonly<Record<string, string>>;
};

type Find = (params: RouteParams, catalogue: Catalogue) => Subject | null;
const itself: Find = (params) => ({ params, names: {} });

// Ignores the section in the URL, because all sections of a competition share a layout.
const competitionOf: Find = ({ sectionSlug: _, ...params }, catalogue) => {
  const competition = catalogue.competition(
    `/sport/${params['sport']}/organization/${params['organization']}/competition/${params['competition']}`,
  );
  const sport = catalogue.sport(params['sport'] ?? '');
  return (
    competition &&
    sport && { params: { ...params, competitionId: competition.id }, names: { sport: sport.name, competition: competition.name } }
  );
};

const subjects: { readonly [S in PageSurface]: Find } = {
  home: itself,
  live: ({ region: _, ...params }) => ({ params, names: {} }),
  'quick-bets': itself,
  exclusives: itself,
  'parlay-lounge': itself,
  'fan-for-you': itself,
  'fan-fantasy': itself,
  'play-with-rewards': itself,
  'shared-bet': itself,
  'linking-callback': itself,
  'search-start': itself,
  'my-bets': itself,
  'my-bets-settled': itself,
  bet: itself,
  casino: ({ section: _, ...params }) => ({ params, names: {} }),
  'casino-lobby': ({ section: _, ...params }, catalogue) => {
    const list = gameList(catalogue, params['lobby'] ?? '');
    return list && catalogue.games({ category: list.slug }).length > 0 ? { params, names: { lobby: list.label } } : null;
  },
  ...accountSubjects,
  legal: ({ document = '', version }) =>
    isKeyOf(legalDocuments, document) && /^[1-9]\d{0,5}$/.test(version ?? '1')
      ? { params: { document, version: version ?? CURRENT }, names: { document: legalDocuments[document] } }
      : null,
  'about-sign-up': itself,
  'signed-up': itself,
  'welcome-promo': itself,
  promotions: itself,
  search: (params) => ({ params, names: { searchTerm: params['searchTerm'] ?? '' } }),
  promotion: (params, catalogue) => {
    const promotion = promotionOf(params['promotionId'] ?? '', catalogue);
    return { params, isMissing: promotion === null, names: { promotion: promotion?.title ?? 'Promotion' } };
  },
  sport: (params, catalogue) => {
    const sport = catalogue.sport(params['sport'] ?? '');
    return sport && { params, names: { sport: sport.name } };
  },
  competition: competitionOf,
  event: ({ tab: _, ...params }, catalogue) => {
    const competition = competitionOf(params, catalogue);
    const event = catalogue.event(params['eventId'] ?? '');
    if (!competition || !event || event.competitionId !== competition.params['competitionId'] || event.status === 'HIDDEN') return null;
    return { params: competition.params, names: { ...competition.names, event: event.name } };
  },
  'casino-category': (params, catalogue) => {
    const list = gameList(catalogue, params['categorySlug'] ?? '');
    return list && { params, names: { category: list.label } };
  },
  'casino-game': (params, catalogue) => {
    const game = catalogue.game(params['gameProviderGameId'] ?? '');
    // Uses the game's current category, because an old URL may name an earlier one.
    return (
      game && {
        params: { ...params, categorySlug: game.category },
        names: { game: game.title },
        path: `/casino/category/${game.category}/${game.slug}`,
      }
    );
  },
  // Names the promotion, because its game of the day may change while a tab is open.
  'casino-f2p': (params) => {
    const title = freeGameTitle(params['promotionId'] ?? '');
    return title === null ? null : { params, names: { game: title } };
  },
};

/**
 * Returns the route of a jackpot's game list for `/casino/category/jackpots/:jackpotSlug` (product §2). Returns the route unchanged if a
 * game has this slug, because game URLs look the same.
 */
export function throughJackpot(route: Route, catalogue: Catalogue): Route {
  const { categorySlug, gameProviderGameId: slug = '' } = route.params;
  if (route.surface !== 'casino-game' || categorySlug !== 'jackpots' || catalogue.game(slug)) return route;
  const list = gameList(catalogue, jackpotList(slug));
  return list ? { surface: 'casino-category', params: { categorySlug: list.slug } } : route;
}

export const subjectOf = ({ surface, params }: Route, catalogue: Catalogue): Subject | null => subjects[surface](params, catalogue);

/** Fills in `{name}` in a title. Unknown names become empty. */
export const titleOf = (authored: string | null, names: Subject['names']): string | null =>
  authored === null
    ? null
    : authored.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(names, name) ? (names[name] ?? '') : '')).trim();
