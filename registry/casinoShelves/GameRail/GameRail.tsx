import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { Games } from './Games.tsx';
import { GameTile } from './GameTile.tsx';

/** The standard tile of the product: 212 pixels, two and a bit on a phone. */
const TILE = 'min(212px, calc((100vw - 56px) / 2.2))';

export const GameRail = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Rail label={title} itemWidth={TILE}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </Rail>
    )}
  </Games>
);
