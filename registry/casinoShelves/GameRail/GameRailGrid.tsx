import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { Games } from './Games.tsx';
import { GameTile } from './GameTile.tsx';

const Grid = styled('ul', {
  display: 'grid',
  gap: '$16 $12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@tablet': { gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' },
});

export const GameRailGrid = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Grid aria-label={title}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </Grid>
    )}
  </Games>
);
