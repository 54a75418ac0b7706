import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { type FreeToPlayFragment, FreeToPlayFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

export type FreeGame = NonNullable<FreeToPlayFragment['freeGames']>[number];

type Props = {
  readonly node: FragmentType<FreeToPlayFragment>;
  readonly children: (games: readonly FreeGame[], title: string) => ReactNode;
};

export function FreeGames({ node, children }: Props) {
  const { title, emptyText, freeGames: games } = useNode(FreeToPlayFragmentDoc, node);
  if (games === null) return <ShelfProblem what={t`the free games`} />;
  if (games.length > 0) return children(games, title);
  return (
    <Card padding="none">
      <EmptyState illustration="casino" headingLevel="p" title={title} body={emptyText} />
    </Card>
  );
}
