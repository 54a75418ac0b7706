import type { CasinoShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { GameDetailsSkeleton } from './GameDetails/GameDetailsSkeleton.tsx';
import { GameRailSkeleton } from './GameRail/GameRailSkeleton.tsx';

/** Every casino shelf. */
export const casinoShelves = defineRegistry<CasinoShelvesFragment>()({
  GameDetailsShelf: kind({
    view: lazyView(() => import('./GameDetails/GameDetails.tsx').then((m) => ({ default: m.GameDetails }))),
    skeleton: GameDetailsSkeleton,
    height: 244,
  }),
  GameRailShelf: kind({
    view: lazyView(() => import('./GameRail/GameRail.tsx').then((m) => ({ default: m.GameRail }))),
    skeleton: GameRailSkeleton,
    height: 252,
    presentations: {
      grid: lazyView(() => import('./GameRail/GameRailGrid.tsx').then((m) => ({ default: m.GameRailGrid }))),
      jackpot: lazyView(() => import('./GameRail/GameRailJackpot.tsx').then((m) => ({ default: m.GameRailJackpot }))),
    },
  }),
});
