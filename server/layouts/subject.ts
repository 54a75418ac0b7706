import type { Catalogue } from '../catalogue/index.ts';
import { gameList } from '../casino/index.ts';
import type { PageSurface, Route, RouteParams } from './routes.ts';

/** What a route shows, found in the catalogue. */
export type Subject = {
  /** Those of the address, and ids that were looked up. */
  readonly params: RouteParams;
  /** Names that a title may use. */
  readonly names: Readonly<Record<string, string>>;
};

type Find = (params: RouteParams, catalogue: Catalogue) => Subject | null;
const itself: Find = (params) => ({ params, names: {} });

const competitionOf: Find = (params, catalogue) => {
  const competition = catalogue.competition(
    `/sport/${params['sport']}/organization/${params['organization']}/competition/${params['competition']}`,
  );
  const sport = catalogue.sport(params['sport'] ?? '');
  return (
    competition &&
    sport && { params: { ...params, competitionId: competition.id }, names: { sport: sport.name, competition: competition.name } }
  );
};

/** Total over the surfaces of pages. */
const subjects: { readonly [S in PageSurface]: Find } = {
  home: itself,
  live: itself,
  'my-bets': itself,
  'my-bets-settled': itself,
  casino: itself,
  'account-settings': itself,
  'responsible-gaming': itself,
  // The promotion in the address is where the reader stands: the page shows all of them.
  promotions: () => ({ params: {}, names: {} }),
  sport: (params, catalogue) => {
    const sport = catalogue.sport(params['sport'] ?? '');
    return sport && { params, names: { sport: sport.name } };
  },
  competition: competitionOf,
  // So is the tab of an event: it must not make another page of the same event.
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
    return game && { params, names: { game: game.title } };
  },
};

/** Null when the address names something that is not offered: the page does not exist. */
export const subjectOf = ({ surface, params }: Route, catalogue: Catalogue): Subject | null => subjects[surface](params, catalogue);

/** The authored title with the names in their places; a name that the route does not have stays empty. */
export const titleOf = (authored: string | null, names: Subject['names']): string | null =>
  authored === null
    ? null
    : authored.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(names, name) ? (names[name] ?? '') : '')).trim();
