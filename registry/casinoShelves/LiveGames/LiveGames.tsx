import type { FragmentType } from '@apollo/client';
import { type LiveGamesFragment, LiveGamesFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';

export function LiveGames({ node }: { readonly node: FragmentType<LiveGamesFragment> }) {
  const { title, tables } = useNode(LiveGamesFragmentDoc, node);
  if (tables?.length === 0) return null;
  return (
    <>
      <ShelfHead title={title} />
      {tables === null ? (
        <ShelfProblem what={t`the tables`} />
      ) : (
        <Rail label={title} itemWidth="min(280px, calc(100vw - 96px))">
          {tables.map((table) => (
            <LiveTableTile key={table.id} table={table} />
          ))}
        </Rail>
      )}
    </>
  );
}
