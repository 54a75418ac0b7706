import type { CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';
import { keptWords, type Sought } from './sought.ts';
import { competitionWords, type FoundNames, sideWords } from './names.ts';
import { rankOf } from '#server/platform/text/tokenize.ts';

type Ranked = { readonly event: CatalogueEvent; readonly rank: number };

export function findEvents({ catalogue, typed }: Sought): readonly CatalogueEvent[] {
  return sorted(
    catalogue.events().flatMap((event) => {
      const { away, home, competitionId } = event;
      const league = leagueWords(competitionId, catalogue);
      // Tries both team orders: the order of typed words must not matter.
      const sides = [sideWords(away), sideWords(home)];
      const ranks = sides.flatMap((words, at) => rankOf([...words, ...(sides[1 - at] ?? []), ...league], typed) ?? []);
      return ranks.length === 0 ? [] : [{ event, rank: Math.min(...ranks) }];
    }),
  );
}

export function eventsOfNames({ catalogue }: Sought, names: FoundNames['close']): readonly CatalogueEvent[] {
  const places = new Map(names.map((hit, at) => [hit.sort === 'competition' ? hit.competition.id : hit.participant.id, at]));
  return sorted(
    catalogue.events().flatMap((event) => {
      const ranks = [event.home.id, event.away.id, event.competitionId].flatMap((id) => places.get(id) ?? []);
      return ranks.length === 0 ? [] : [{ event, rank: Math.min(...ranks) }];
    }),
  );
}

const startOf = ({ status, startsAt }: CatalogueEvent): number => (status === 'IN_PLAY' ? 0 : startsAt.getTime());

const sorted = (all: readonly Ranked[]): readonly CatalogueEvent[] =>
  all.toSorted((a, b) => a.rank - b.rank || startOf(a.event) - startOf(b.event)).map(({ event }) => event);

function leagueWords(id: string, catalogue: Sought['catalogue']): readonly string[] {
  const competition = catalogue.competition(id);
  return competition ? competitionWords(competition) : [];
}

const marketWords = keptWords(({ name }: Market) => name);

/** Finds open markets. Each typed word must match the market, a team or the league, and at least one must match the market alone. */
export function findMarkets({ catalogue, typed }: Sought): readonly { readonly event: CatalogueEvent; readonly market: Market }[] {
  return catalogue.events().flatMap((event) => {
    const own = [...sideWords(event.away), ...sideWords(event.home), ...leagueWords(event.competitionId, catalogue)];
    const others = typed.filter((word) => !own.some((each) => each.startsWith(word)));
    if (others.length === 0) return [];
    return catalogue
      .marketsOf(event.id)
      .filter((market) => market.status === 'OPEN' && rankOf(marketWords(market), others) !== null)
      .map((market) => ({ event, market }));
  });
}
