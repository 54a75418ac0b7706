import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { GamePoster } from './GamePoster.tsx';
import { Games } from './Games.tsx';
import { tileSizes } from './tileSizes.ts';

/** Rail of tiles at most 424 px wide (product §9). */
export const GameRailFeatured = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Rail label={title} itemWidth={tileSizes.featured}>
        {games.map((game) => (
          <GamePoster key={game.id} game={game} ratio="16 / 9" known={t`Featured`} />
        ))}
      </Rail>
    )}
  </Games>
);
