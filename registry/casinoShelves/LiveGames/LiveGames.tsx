import type { FragmentType } from '@apollo/client';
import { type LiveGamesFragment, LiveGamesFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';

export function LiveGames({ node }: { readonly node: FragmentType<LiveGamesFragment> }) {
  const { title, tables } = useNode(LiveGamesFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title} />
      {tables === null ? <ShelfProblem what={t`the tables`} /> : null}
      {tables?.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="live"
            headingLevel="p"
            title={t`No table is dealt at`}
            body={t`Tables with a dealer stand here when there are some.`}
          />
        </Card>
      ) : null}
      {tables && tables.length > 0 ? (
        <Rail label={title} itemWidth="min(280px, calc(100vw - 96px))">
          {tables.map((table) => (
            <LiveTableTile key={table.id} table={table} />
          ))}
        </Rail>
      ) : null}
    </>
  );
}
