import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { type Found, type Group, type GroupId, type Hit } from '#server/modules/search/index.ts';
import { t } from '#src/shared/text/t.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import { columnsOf, rowsOf } from '../../grid.ts';
import { participantOf } from '../../participant.ts';

type Result = Awaited<ResolversTypes['SearchResult']>;
type SearchGroup = Awaited<ResolversTypes['SearchGroup']>;
type Of<S extends Hit['sort']> = Extract<Hit, { readonly sort: S }>;

const labels: Readonly<Record<GroupId, string>> = {
  TEAMS: t`Teams`,
  PLAYERS: t`Players`,
  LEAGUES: t`Leagues`,
  EVENTS: t`Games`,
  MARKETS: t`Markets`,
  PROMOTIONS: t`Promotions`,
  CASINO: t`Casino games`,
};

export const groupsOf = (node: string, scope: string, { groups }: Found, catalogue: Catalogue): SearchGroup[] =>
  groups.map(({ id, count, hits }: Group) => ({
    __typename: 'SearchGroup',
    id: `${node}:${scope}:${id}`,
    sort: id,
    label: labels[id],
    count,
    results: hits.map((hit) => resultOf(node, hit, catalogue)),
  }));

/** Result groups that older clients can show in their flat list. */
const OF_OLD_BUILDS: ReadonlySet<string> = new Set<GroupId>(['LEAGUES', 'EVENTS', 'PROMOTIONS', 'CASINO']);

export const oldResultsOf = (groups: readonly SearchGroup[]) =>
  groups.flatMap(({ sort, results }) => (OF_OLD_BUILDS.has(sort) ? results : []));

const makers: { readonly [S in Hit['sort']]: (node: string, hit: Of<S>, catalogue: Catalogue) => Result } = {
  participant: (node, { participant, competition, next }) => ({
    __typename: 'ParticipantResult',
    id: `${node}:${participant.id}`,
    participant: participantOf(participant),
    text: textOf(competition.name, next),
    deepLink: pageAt(next?.canonicalUrl ?? competition.canonicalUrl),
  }),
  competition: (node, { competition: { id, name, sportId, canonicalUrl } }) =>
    special(`${node}:${id}`, name, t`All games of the competition`, sportId, canonicalUrl),
  'head-to-head': (node, { event }, catalogue) => {
    const columns = columnsOf('auto', [event], catalogue);
    const [row] = rowsOf(node, columns, [event], catalogue);
    if (!row) throw new Error(`No row for ${event.id}`);
    return { __typename: 'HeadToHeadResult', id: `${node}:${event.id}`, event, columns, row };
  },
  market: (node, { event, market }) => ({ __typename: 'MarketResult', id: `${node}:${market.id}`, event, market }),
  promotion: (node, { promotion: { id, title } }) => special(`${node}:${id}`, title, t`Promotion`, 'promotions', `/promotions/${id}`),
  standard: (node, { game }) => ({ __typename: 'StandardResult', id: `${node}:${game.id}`, game }),
};

const resultOf = <S extends Hit['sort']>(node: string, hit: Of<S>, catalogue: Catalogue): Result => makers[hit.sort](node, hit, catalogue);

function textOf(league: string, next: Of<'participant'>['next']): string {
  if (next === null) return league;
  return next.status === 'IN_PLAY' ? t`${league} · Live: ${next.name}` : t`${league} · Next: ${next.name}`;
}

const pageAt = (canonicalUrl: string) => ({ __typename: 'SportsbookPageDeepLink', canonicalUrl }) as const;

const special = (id: string, title: string, text: string, icon: string, canonicalUrl: string) =>
  ({ __typename: 'SpecialResult', id, title, text, icon, deepLink: pageAt(canonicalUrl) }) as const;
