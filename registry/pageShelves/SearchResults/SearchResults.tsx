import type { FragmentType } from '@apollo/client';
import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { type SearchResultsFragment, SearchResultsFragmentDoc } from '#src/gql/graphql.ts';
import { isSearchTab, pathOfTerm, type SearchTab, tabIn } from '#src/shared/site/searchTerm.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { tabLink, TabList } from '../../parts/shelf/tabLinks.ts';
import { ResultCards } from './ResultCards.tsx';

type Scope = NonNullable<SearchResultsFragment['scopes']>[number];

const drawings: Readonly<Record<string, string>> = { ALL: 'explore', SPORTSBOOK: 'calendar', CASINO: 'casino' };
const drawingOf = (scope: string): string => (Object.hasOwn(drawings, scope) ? (drawings[scope] ?? 'explore') : 'explore');

const ScopeLink = styled(Link, tabLink);

const tabOf = ({ id }: Scope): SearchTab => {
  const tab = id.toLowerCase();
  return isSearchTab(tab) ? tab : 'all';
};

export function SearchResults({ node }: { readonly node: FragmentType<SearchResultsFragment> }) {
  const { id, searchTerm, scopes } = useNode(SearchResultsFragmentDoc, node);
  const { options } = useBrand();
  const isRestricted = useIsCasinoRestricted();
  const { pathname } = useLocation();
  if (scopes === null) return <ShelfProblem what={t`the results`} />;
  const hasCasino = options.casino && !isRestricted;
  const ofHouse = options.sportsbook ? scopes : scopes.filter(({ id: half }) => half === 'CASINO');
  const shown = hasCasino ? ofHouse : withoutCasino(ofHouse);
  const here = shown.find((scope) => tabOf(scope) === tabIn(pathname)) ?? shown[0];
  return (
    <Stack gap={16}>
      <nav aria-label={t`Results`}>
        <TabList>
          {shown.map((scope) => (
            <li key={scope.id}>
              <ScopeLink to={pathOfTerm(searchTerm, tabOf(scope))} aria-current={scope === here ? 'page' : undefined} replace>
                <TabLabel scope={scope} />
              </ScopeLink>
            </li>
          ))}
        </TabList>
      </nav>
      {here === undefined ? null : <Found scope={here} of={id} term={searchTerm} />}
    </Stack>
  );
}

function withoutCasino(scopes: readonly Scope[]): readonly Scope[] {
  const rest = (scope: Scope): Scope => {
    const groups = scope.groups.filter(({ sort }) => sort !== 'CASINO');
    return { ...scope, groups, count: groups.reduce((sum, { count }) => sum + count, 0) };
  };
  return scopes.filter(({ id }) => id !== 'CASINO').map(rest);
}

const TabLabel = ({ scope: { label, count } }: { readonly scope: Scope }) => (
  <Row as="span" gap={8}>
    {label}
    <Badge>{count}</Badge>
  </Row>
);

function Found({ scope, of, term }: { readonly scope: Scope; readonly of: string; readonly term: string }) {
  const { id, emptyTitle, emptyText, isClose, groups } = scope;
  if (groups.length === 0)
    return (
      <Card padding="none">
        <EmptyState illustration={drawingOf(id)} headingLevel="p" title={emptyTitle} body={emptyText} />
      </Card>
    );
  return (
    <Stack gap={24}>
      {isClose ? <Text as="p" size={14} tone="ink2">{t`No exact match for “${term}”. Showing similar names.`}</Text> : null}
      <ResultCards of={of} groups={groups} />
    </Stack>
  );
}
