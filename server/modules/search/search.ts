import { searchGames } from '#server/modules/casino/lists/index.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { type Place, promotionsOn } from '#server/modules/offers/index.ts';
import { rankOf, tokenize, typedWords } from '#server/platform/text/tokenize.ts';
import { eventsOfNames, findEvents, findMarkets } from './events.ts';
import { type Found, foundOf, type Group, type GroupId, type Hit, NOTHING } from './found.ts';
import { findNames, findSimilarNames, type FoundNames, groupOf } from './names.ts';
import type { Sought } from './sought.ts';

const MAX_HITS = 24;
const MAX_OF: Readonly<Record<GroupId, number>> = {
  TEAMS: 6,
  PLAYERS: 6,
  LEAGUES: 6,
  EVENTS: MAX_HITS,
  MARKETS: 6,
  PROMOTIONS: 6,
  CASINO: MAX_HITS,
};

export function searchSportsbook(catalogue: Catalogue, term: string, now: Date, place: Place | null = null): Found {
  const typed = typedWords(term);
  if (typed.length === 0) return NOTHING;
  const sought: Sought = { catalogue, typed, now, place };
  const names = findNames(sought);
  const exact = [eventGroup(findEvents(sought)), marketGroup(sought), promotionGroup(sought)];
  if (names.exact.length > 0 || exact.some(({ count }) => count > 0)) {
    const named = nameGroups([...names.exact, ...names.close], catalogue);
    return foundOf(names.exact.length > 0 ? [...named, ...exact] : [...exact, ...named], false);
  }
  const close = names.close.length > 0 ? names.close : findSimilarNames(sought);
  return foundOf([...nameGroups(close, catalogue), eventGroup(eventsOfNames(sought, close))], true);
}

export function searchCasino(catalogue: Catalogue, term: string): Found {
  const { games, total, isClose } = searchGames(catalogue, { term, limit: MAX_HITS, offset: 0 });
  return foundOf([{ id: 'CASINO', count: total, hits: games.map((game): Hit => ({ sort: 'standard', game })) }], isClose);
}

export const withoutOffers = ({ groups, isClose }: Found): Found =>
  foundOf(
    groups.filter(({ id }) => id !== 'PROMOTIONS'),
    isClose,
  );

/**
 * Joins sportsbook and casino results. If only one has exact matches, drops the other's similar names. Shortens groups if both have
 * results.
 */
export function together(one: Found, other: Found): Found {
  const halves = [one, other].filter(({ count }) => count > 0);
  const exact = halves.filter(({ isClose }) => !isClose);
  const shown = exact.length > 0 ? exact : halves;
  const most = shown.length > 1 ? MAX_HITS / 2 : MAX_HITS;
  const groups = shown.flatMap((half) => half.groups.map((group) => ({ ...group, hits: group.hits.slice(0, most) })));
  return foundOf(groups, exact.length === 0);
}

const group = (id: GroupId, hits: readonly Hit[]): Group => ({ id, count: hits.length, hits: hits.slice(0, MAX_OF[id]) });

const eventGroup = (events: ReturnType<typeof findEvents>): Group =>
  group(
    'EVENTS',
    events.map((event) => ({ sort: 'head-to-head', event })),
  );

const marketGroup = (sought: Sought): Group =>
  group(
    'MARKETS',
    findMarkets(sought).map((found) => ({ sort: 'market', ...found })),
  );

const promotionGroup = ({ typed, ...world }: Sought): Group =>
  group(
    'PROMOTIONS',
    promotionsOn(world)
      .filter(({ title }) => rankOf(tokenize(title), typed) !== null)
      .map((promotion) => ({ sort: 'promotion', promotion })),
  );

function nameGroups(names: FoundNames['exact'], catalogue: Catalogue): readonly Group[] {
  const ids = new Set(names.map((hit) => groupOf(hit, catalogue)));
  return [...ids].map((id) =>
    group(
      id,
      names.filter((hit) => groupOf(hit, catalogue) === id),
    ),
  );
}
