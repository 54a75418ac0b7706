import { searchGames } from '#server/modules/casino/lists/index.ts';
import type { CasinoGame, Catalogue, CatalogueEvent, Competition } from '#server/modules/catalogue/index.ts';
import { type Promotion, promotionsOn } from '#server/modules/offers/index.ts';
import { rankOf, typedWords, tokenize } from '#server/platform/text/tokenize.ts';

export type Hit =
  | { readonly sort: 'head-to-head'; readonly event: CatalogueEvent }
  | { readonly sort: 'competition'; readonly competition: Competition }
  | { readonly sort: 'promotion'; readonly promotion: Promotion }
  | { readonly sort: 'standard'; readonly game: CasinoGame };

export type Found = { readonly count: number; readonly hits: readonly Hit[] };

const MAX_HITS = 24;
const NOTHING: Found = { count: 0, hits: [] };

type Ranked = { readonly hit: Hit; readonly rank: number; readonly startsAt: number };

/** Best matches first, then competitions, in-play events, others by start, promotions. */
export function searchSportsbook(catalogue: Catalogue, term: string, now: Date): Found {
  const typed = typedWords(term);
  if (typed.length === 0) return NOTHING;
  const ranked = [...pages(catalogue, typed, now), ...events(catalogue, typed)];
  const hits = ranked.toSorted((a, b) => a.rank - b.rank || a.startsAt - b.startsAt).map(({ hit }) => hit);
  return { count: hits.length, hits: hits.slice(0, MAX_HITS) };
}

export function searchCasino(catalogue: Catalogue, term: string): Found {
  const { games, total } = searchGames(catalogue, { term, limit: MAX_HITS, offset: 0 });
  return { count: total, hits: games.map((game): Hit => ({ sort: 'standard', game })) };
}

export function withoutOffers({ count, hits }: Found): Found {
  const kept = hits.filter(({ sort }) => sort !== 'promotion');
  return { count: count - (hits.length - kept.length), hits: kept };
}

/** At most 24 hits; half of each if both exceed half. */
export function together(one: Found, other: Found): Found {
  const half = MAX_HITS / 2;
  const first = one.hits.slice(0, Math.max(half, MAX_HITS - other.hits.length));
  return { count: one.count + other.count, hits: [...first, ...other.hits].slice(0, MAX_HITS) };
}

function pages(catalogue: Catalogue, typed: readonly string[], now: Date): readonly Ranked[] {
  const sports = new Map(catalogue.sports().map(({ id, name }) => [id, name]));
  const competitions = catalogue.competitions().flatMap((competition) => {
    const rank = rankOf([...tokenize(competition.name), ...tokenize(sports.get(competition.sportId) ?? '')], typed);
    return rank === null ? [] : [{ hit: { sort: 'competition', competition } as const, rank, startsAt: -1 }];
  });
  const promotions = promotionsOn(now).flatMap((promotion) => {
    const rank = rankOf(tokenize(promotion.title), typed);
    return rank === null ? [] : [{ hit: { sort: 'promotion', promotion } as const, rank, startsAt: Infinity }];
  });
  return [...competitions, ...promotions];
}

function events(catalogue: Catalogue, typed: readonly string[]): readonly Ranked[] {
  return catalogue.events().flatMap((event) => {
    const { away, home, competitionId, status, startsAt } = event;
    const names = [away, home].map(({ fullName, abbreviation }) => tokenize(`${fullName} ${abbreviation}`));
    const competition = tokenize(catalogue.competition(competitionId)?.name ?? '');
    // Either side first, so that word order does not matter.
    const ranks = names.flatMap((words, at) => rankOf([...words, ...(names[1 - at] ?? []), ...competition], typed) ?? []);
    if (ranks.length === 0) return [];
    return [
      { hit: { sort: 'head-to-head', event } as const, rank: Math.min(...ranks), startsAt: status === 'IN_PLAY' ? 0 : startsAt.getTime() },
    ];
  });
}
