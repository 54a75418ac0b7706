import type { FragmentType } from '@apollo/client';
import { useBrand } from '#src/brand/context.tsx';
import { type SearchResultsFragment, SearchResultsFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ShelfProblem } from '../../parts/ShelfProblem.tsx';
import { ResultCards } from './ResultCards.tsx';

type Scope = NonNullable<SearchResultsFragment['scopes']>[number];

/** What stands in a tab that found nothing, each its own. */
const drawings: Readonly<Record<string, string>> = { ALL: 'explore', SPORTSBOOK: 'calendar', CASINO: 'casino' };
const drawingOf = (scope: string): string => (Object.hasOwn(drawings, scope) ? (drawings[scope] ?? 'explore') : 'explore');

/** Results in tabs: all of them, then by half of the house. Without a casino there is no tab of it. */
export function SearchResults({ node }: { readonly node: FragmentType<SearchResultsFragment> }) {
  const { id, scopes } = useNode(SearchResultsFragmentDoc, node);
  const { options } = useBrand();
  if (scopes === null) return <ShelfProblem what="the results" />;
  const shown = scopes.filter((scope) => scope.id !== 'CASINO' || options.casino);
  return (
    <Tabs
      label="Results"
      tabs={shown.map((scope) => ({ value: scope.id, label: <TabLabel scope={scope} />, panel: <Panel scope={scope} of={id} /> }))}
    />
  );
}

const TabLabel = ({ scope: { label, count } }: { readonly scope: Scope }) => (
  <Row as="span" gap={8}>
    {label}
    <Badge>{count}</Badge>
  </Row>
);

function Panel({ scope: { id, label, emptyTitle, emptyText, results }, of }: { readonly scope: Scope; readonly of: string }) {
  return (
    <Stack gap={16} css={{ paddingTop: '$16' }}>
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
