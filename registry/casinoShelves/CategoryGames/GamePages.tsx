import { memo, useState } from 'react';
import type { GamePageFragment } from '#src/gql/graphql.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GameGrid } from '../../parts/GameGrid.tsx';
import { PageFrom } from './PageFrom.tsx';

type Props = { readonly page: GamePageFragment; readonly categorySlug: string; readonly filters: readonly string[] };

/** One page of games and, once it is asked for, the one after it. */
export const GamePages = memo(function DrawGamePages({ page, categorySlug, filters }: Props) {
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
        <PageFrom categorySlug={categorySlug} filters={filters} offset={next} />
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
