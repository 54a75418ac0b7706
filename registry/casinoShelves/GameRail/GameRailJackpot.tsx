import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { Games } from './Games.tsx';
import { GameTile } from './GameTile.tsx';

/** Taller tiles under their amount: a jackpot is read first, the game second. */
const TILE = 'min(184px, calc((100vw - 56px) / 2.2))';

export const GameRailJackpot = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>
    {(title, games) => (
      <Rail label={title} itemWidth={TILE}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} look="jackpot" />
        ))}
      </Rail>
    )}
  </Games>
);
