import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { GamePoster } from './GamePoster.tsx';
import { Games } from './Games.tsx';
import { tileSizes } from './tileSizes.ts';

/** Rail of tiles of 365 × 355 px (product §9), narrower on phones. */
export const GameRailTopRanked = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Rail label={title} itemWidth={tileSizes.topRanked}>
        {games.map((game, at) => (
          <GamePoster key={game.id} game={game} ratio="365 / 355" rank={at + 1} />
        ))}
      </Rail>
    )}
  </Games>
);
