import type { GameTileFragment } from '#src/gql/graphql.ts';
import { GridList } from './gameGridStyles.ts';
import { GameTile } from './GameTile.tsx';

export const GameGrid = ({ label, games }: { readonly label: string; readonly games: readonly GameTileFragment[] }) => (
  <GridList aria-label={label}>
    {games.map((game) => (
      <li key={game.id}>
        <GameTile game={game} />
      </li>
    ))}
  </GridList>
);
