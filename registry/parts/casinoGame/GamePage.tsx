import type { ReactNode } from 'react';
import type { GameTileFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GameGrid } from './GameGrid.tsx';

type Props = {
  readonly page: { readonly games: readonly GameTileFragment[]; readonly offset: number; readonly total: number };
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly children: ReactNode;
};

export function GamePage({ page: { games, offset, total }, label, emptyTitle, emptyText, children }: Props) {
  if (total === 0)
    return (
      <Card padding="none">
        <EmptyState illustration="casino" headingLevel="p" title={emptyTitle} body={emptyText} />
      </Card>
    );
  return (
    <>
      {offset === 0 ? (
        <Text tone="ink2" size={13} aria-live="polite">
          {t`{${total}, plural, one {# game} other {# games}}`}
        </Text>
      ) : null}
      <GameGrid label={offset === 0 ? label : t`${label} from ${offset + 1}`} games={games} />
      {children}
    </>
  );
}
