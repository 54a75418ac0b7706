import { describe, expect, it } from 'vitest';
import { randomOf } from '#server/modules/trading/random/random.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

const SEARCH = `query Search($url: String!) { pageLayout(canonicalUrl: $url) { slots { node { ... on SearchResultsShelf { scopes { id isClose groups {
  sort
  results {
    __typename
    ... on ParticipantResult { participant { fullName } }
    ... on SpecialResult { title }
    ... on HeadToHeadResult { event { id status } columns { key } row { cells { selections { id } } } }
  }
} } } } } } }`;

type Result = {
  readonly __typename: string;
  readonly participant?: { readonly fullName: string };
  readonly title?: string;
  readonly columns?: readonly { readonly key: string }[];
  readonly row?: { readonly cells: readonly { readonly selections: readonly object[] }[] };
};
type Scope = {
  readonly id: string;
  readonly isClose: boolean;
  readonly groups: readonly { readonly sort: string; readonly results: readonly Result[] }[];
};

async function search(term: string): Promise<Scope> {
  const variables = { url: `/search/${encodeURIComponent(term)}/all` };
  type Answer = { readonly pageLayout: { readonly slots: readonly { readonly node: { readonly scopes?: readonly Scope[] } | null }[] } };
  const { pageLayout } = (await graphql<Answer>(server(), SEARCH, variables)).data;
  const [scope] = pageLayout.slots.flatMap(({ node }) => node?.scopes ?? []);
  if (!scope) throw new Error(`No results for ${term}`);
  return scope;
}

const resultsOf = ({ groups }: Scope): readonly Result[] => groups.flatMap(({ results }) => results);
const nameOf = ({ participant, title }: Result): string => participant?.fullName ?? title ?? '';

describe('a name with one mistake', () => {
  const random = randomOf(20_261_122, 'spelling');
  const below = (count: number): number => Math.floor(random() * count);
  const edits: readonly ((name: string, at: number) => string)[] = [
    (name, at) => name.slice(0, at) + String.fromCharCode(97 + below(26)) + name.slice(at + 1),
    (name, at) => name.slice(0, at) + name.slice(at + 1),
    (name, at) => name.slice(0, at + 1) + name.slice(at),
    (name, at) =>
      name.slice(0, at) +
      name
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      name.slice(at + 2),
  ];
  const isLetter = (name: string, at: number): boolean => /\p{L}/u.test(name.charAt(at));
  function misspelled(name: string): string {
    const places = Array.from({ length: name.length - 1 }, (_, at) => at).filter((at) => isLetter(name, at) && isLetter(name, at + 1));
    const edit = edits[below(edits.length)] ?? ((same) => same);
    return edit(name, places[below(places.length)] ?? 0);
  }

  it('at least 95 of 100 teams and leagues with one mistake are in the first three results', async () => {
    const { catalogue } = server().app.deps;
    const competitions = catalogue.competitions();
    const names = [
      ...competitions.map(({ name }) => name),
      ...competitions.flatMap(({ id }) => catalogue.participantsOf(id)).map(({ fullName }) => fullName),
    ].filter((name) => name.replaceAll(/\P{L}/gu, '').length >= 4);
    expect(names.length).toBeGreaterThan(400);
    const missed: string[] = [];
    for (const name of names) {
      const term = misspelled(name);
      const first = resultsOf(await search(term))
        .slice(0, 3)
        .map(nameOf);
      if (!first.includes(name)) missed.push(`${term} for ${name}: ${first.join(', ')}`);
    }
    expect(missed.length / names.length, missed.join('; ')).toBeLessThanOrEqual(0.05);
  }, 60_000);

  it.each([
    ['Maverics', 'Dallas Mavericks'],
    ['Bils', 'Buffalo Bills'],
    ['Cheifs', 'Kansas City Chiefs'],
    ['Premeir Leage', 'Premier League'],
  ])('the misspelled term %s finds %s, marked as similar', async (term, name) => {
    const found = await search(term);
    expect(resultsOf(found).slice(0, 3).map(nameOf)).toContain(name);
    expect(found.isClose).toBe(true);
  });
});

describe('a result', () => {
  it('a found team comes before its games, which have their main odds', async () => {
    const { groups, isClose } = await search('cowboys');
    expect(isClose).toBe(false);
    expect(groups.map(({ sort }) => sort).slice(0, 2)).toEqual(['TEAMS', 'EVENTS']);
    const [game] = groups[1]?.results ?? [];
    expect(game?.columns?.map(({ key }) => key)).toEqual(['spread', 'total', 'moneyline']);
    expect(game?.row?.cells.map(({ selections }) => selections.length)).toEqual([2, 2, 2]);
  });

  it('a search finds people as players, and casino games as games', async () => {
    const { groups } = await search('aldershaw');
    expect(groups[0]).toMatchObject({ sort: 'PLAYERS', results: [{ participant: { fullName: 'T. Aldershaw' } }] });
    expect((await search('dragons day')).groups.map(({ sort }) => sort)).toEqual(['CASINO']);
  });
});
