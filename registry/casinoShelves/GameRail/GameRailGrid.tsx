import type { FragmentType } from '@apollo/client';
import type { GameRailFragment } from '#src/gql/graphql.ts';
import { GameGrid } from '../../parts/casinoGame/GameGrid.tsx';
import { Games } from './Games.tsx';

export const GameRailGrid = ({ node }: { readonly node: FragmentType<GameRailFragment> }) => (
  <Games node={node}>{(title, games) => <GameGrid label={title} games={games} />}</Games>
);
