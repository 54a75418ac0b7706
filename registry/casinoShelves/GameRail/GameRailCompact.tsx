import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { GameTile } from '../../parts/casinoGame/GameTile.tsx';
import { Games } from './Games.tsx';
import { tileSizes } from './tileSizes.ts';

/** Rail of small tiles, each 98 px wide (product §9). */
export const GameRailCompact = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Rail label={title} itemWidth={tileSizes.compact}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} look="compact" />
        ))}
      </Rail>
    )}
  </Games>
);
