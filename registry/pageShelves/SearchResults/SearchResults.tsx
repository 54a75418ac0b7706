import type { FragmentType } from '@apollo/client';
import { Link, useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { type SearchResultsFragment, SearchResultsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { tabLink, TabList } from '../../parts/shelf/tabLinks.ts';
import { ResultCards } from './ResultCards.tsx';

type Scope = NonNullable<SearchResultsFragment['scopes']>[number];

const drawings: Readonly<Record<string, string>> = { ALL: 'explore', SPORTSBOOK: 'calendar', CASINO: 'casino' };
const drawingOf = (scope: string): string => (Object.hasOwn(drawings, scope) ? (drawings[scope] ?? 'explore') : 'explore');

const ScopeLink = styled(Link, tabLink);

/** URL parameter of the tab; by default the first is shown. */
const SHOWN = 'results';

/** A product that is not available has no tab. */
export function SearchResults({ node }: { readonly node: FragmentType<SearchResultsFragment> }) {
  const { id, scopes } = useNode(SearchResultsFragmentDoc, node);
  const { options } = useBrand();
  const isRestricted = useIsCasinoRestricted();
  const [params] = useSearchParams();
  if (scopes === null) return <ShelfProblem what={t`the results`} />;
  const hasCasino = options.casino && !isRestricted;
  const ofHouse = options.sportsbook ? scopes : scopes.filter(({ id: half }) => half === 'CASINO');
  const shown = hasCasino ? ofHouse : withoutCasino(ofHouse);
  const wanted = params.get(SHOWN)?.toUpperCase();
  const here = shown.find((scope) => scope.id === wanted) ?? shown[0];
  return (
    <Stack gap={16}>
      <nav aria-label={t`Results`}>
        <TabList>
          {shown.map((scope, at) => (
            <li key={scope.id}>
              <ScopeLink
                to={{ search: at === 0 ? '' : `?${SHOWN}=${scope.id.toLowerCase()}` }}
                aria-current={scope === here ? 'page' : undefined}
                replace
              >
                <TabLabel scope={scope} />
              </ScopeLink>
            </li>
          ))}
        </TabList>
      </nav>
      {here === undefined ? null : <Found scope={here} of={id} />}
    </Stack>
  );
}

function withoutCasino(scopes: readonly Scope[]): readonly Scope[] {
  const hidden = scopes.find(({ id }) => id === 'CASINO')?.count ?? 0;
  const rest = (scope: Scope): Scope => ({
    ...scope,
    count: scope.id === 'ALL' ? scope.count - hidden : scope.count,
    results: scope.results.filter(({ __typename }) => __typename !== 'StandardResult'),
  });
  return scopes.filter(({ id }) => id !== 'CASINO').map(rest);
}

const TabLabel = ({ scope: { label, count } }: { readonly scope: Scope }) => (
  <Row as="span" gap={8}>
    {label}
    <Badge>{count}</Badge>
  </Row>
);

function Found({ scope: { id, label, emptyTitle, emptyText, results }, of }: { readonly scope: Scope; readonly of: string }) {
  return (
    <Stack gap={16}>
      {results.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration={drawingOf(id)} headingLevel="p" title={emptyTitle} body={emptyText} />
        </Card>
      ) : (
        <ResultCards of={of} label={label} results={results} />
      )}
    </Stack>
  );
}
