import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { type GameRailFragment, GameRailFragmentDoc, type GameTileFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

type Props = {
  readonly node: FragmentType<GameRailFragment>;
  readonly children: (title: string, games: readonly GameTileFragment[]) => ReactNode;
};

export function Games({ node, children }: Props) {
  const { title, games } = useNode(GameRailFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title} />
      {games === null ? <ShelfProblem what={t`these games`} /> : null}
      {games?.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="casino" headingLevel="p" title={t`No games yet`} body={t`Please check back soon.`} />
        </Card>
      ) : null}
      {games !== null && games.length > 0 ? children(title, games) : null}
    </>
  );
}
