import { useQuery } from '@apollo/client/react';
import { memo, useState } from 'react';
import { CasinoCategoryDocument, type GamePageFragment } from '#src/gql/graphql.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GameGrid } from '../../parts/GameGrid.tsx';
import { GameGridSkeleton } from '../../parts/GameGridSkeleton.tsx';

/** Games of one page. */
const LIMIT = 24;

type List = { readonly categorySlug: string; readonly filters: readonly string[] };

/** One page of games and, once it is asked for, the one after it. */
export const GamePages = memo(function DrawGamePages({ page, ...list }: List & { readonly page: GamePageFragment }) {
  const { games, offset, total } = page;
  const [isFollowed, follow] = useState(false);
  const next = offset + games.length;
  if (total === 0)
    return (
      <Card padding="none">
        <EmptyState illustration="casino" headingLevel="p" title="No game is all of that" body="Take a filter away to see more." />
      </Card>
    );
  return (
    <>
      {offset === 0 ? (
        <Text tone="ink2" size={13} aria-live="polite">
          {total === 1 ? '1 game' : `${total} games`}
        </Text>
      ) : null}
      <GameGrid label={offset === 0 ? 'Games' : `Games from ${offset + 1}`} games={games} />
      {games.length === 0 || next >= total ? null : isFollowed ? (
        <PageFrom {...list} offset={next} />
      ) : (
        <Stack gap={8} align="center" css={{ paddingY: '$8' }}>
          <Text tone="ink2" size={13}>{`${next} of ${total}`}</Text>
          <Button tone="secondary" onClick={() => follow(true)}>
            Show more
          </Button>
        </Stack>
      )}
    </>
  );
});

/** The page from a place on, as the server has it now. */
export function PageFrom({ offset, ...list }: List & { readonly offset: number }) {
  const { data, error, refetch } = useQuery(CasinoCategoryDocument, { variables: { ...list, limit: LIMIT, offset } });
  if (data) return <GamePages page={data.casinoCategory} {...list} />;
  if (!error) return <GameGridSkeleton />;
  return (
    <Stack gap={8} align="center" css={{ paddingY: '$16' }}>
      <Text role="alert" tone="negative" size={13}>
        These games could not be loaded.
      </Text>
      <Button tone="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Stack>
  );
}
