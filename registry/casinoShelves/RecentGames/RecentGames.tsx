import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type RecentGamesFragment, RecentGamesFragmentDoc, RecentGamesPlayedFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { GameTile } from '../../parts/casinoGame/GameTile.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { RecentGamesSkeleton } from './RecentGamesSkeleton.tsx';

export function RecentGames({ node }: { readonly node: FragmentType<RecentGamesFragment> }) {
  const { id, title } = useNode(RecentGamesFragmentDoc, node);
  const player = useFragment({
    fragment: RecentGamesPlayedFragmentDoc,
    fragmentName: 'RecentGamesPlayed',
    from: { __typename: 'RecentGamesShelf', id },
  });
  if (!player.complete) return <RecentGamesSkeleton />;
  const { games } = player.data;
  if (games?.length === 0) return null;
  return (
    <>
      <ShelfHead title={title} />
      {games === null ? (
        <ShelfProblem what={t`your games`} />
      ) : (
        <Rail label={title} itemWidth={98}>
          {games.map((game) => (
            <GameTile key={game.id} game={game} look="compact" />
          ))}
        </Rail>
      )}
    </>
  );
}
