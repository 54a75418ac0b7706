import type { CasinoShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { CasinoRewardsSkeleton } from './CasinoRewards/CasinoRewardsSkeleton.tsx';
import { CategoryGamesSkeleton } from './CategoryGames/CategoryGamesSkeleton.tsx';
import { CategoryPillsSkeleton } from './CategoryPills/CategoryPillsSkeleton.tsx';
import { CrossSellSkeleton } from './CrossSell/CrossSellSkeleton.tsx';
import { GameDetailsSkeleton } from './GameDetails/GameDetailsSkeleton.tsx';
import { GameProvidersSkeleton } from './GameProviders/GameProvidersSkeleton.tsx';
import { GameRailSkeleton } from './GameRail/GameRailSkeleton.tsx';
import { GameSearchSkeleton } from './GameSearch/GameSearchSkeleton.tsx';
import { LiveGamesSkeleton } from './LiveGames/LiveGamesSkeleton.tsx';
import { LobbyBannerSkeleton } from './LobbyBanner/LobbyBannerSkeleton.tsx';
import { RecentGamesSkeleton } from './RecentGames/RecentGamesSkeleton.tsx';
import { CasinoPromotionsSkeleton } from './CasinoPromotions/CasinoPromotionsSkeleton.tsx';
import { FreeToPlaySkeleton } from './FreeToPlay/FreeToPlaySkeleton.tsx';

/** Two chunks: a lobby shows most shelves at once. Heights are typical ones at 768 px. */
export const casinoShelves = defineRegistry<CasinoShelvesFragment>()({
  CasinoRewardsShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.CasinoRewards }))),
    skeleton: CasinoRewardsSkeleton,
    height: 146,
  }),
  CategoryGamesShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.CategoryGames }))),
    skeleton: CategoryGamesSkeleton,
    height: 1400,
  }),
  CategoryPillsShelf: kind({
    view: lazyView(() => import('./lobbyTop.ts').then((m) => ({ default: m.CategoryPills }))),
    skeleton: CategoryPillsSkeleton,
    height: 44,
  }),
  CrossSellShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.CrossSell }))),
    skeleton: CrossSellSkeleton,
    height: 118,
  }),
  GameDetailsShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameDetails }))),
    skeleton: GameDetailsSkeleton,
    height: 308,
  }),
  GameProvidersShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameProviders }))),
    skeleton: GameProvidersSkeleton,
    height: 118,
  }),
  GameRailShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRail }))),
    skeleton: GameRailSkeleton,
    height: 252,
    presentations: {
      compact: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRailCompact }))),
      featured: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRailFeatured }))),
      grid: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRailGrid }))),
      jackpot: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRailJackpot }))),
      'top-ranked': lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameRailTopRanked }))),
    },
  }),
  GameSearchShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.GameSearch }))),
    skeleton: GameSearchSkeleton,
    height: 88,
  }),
  LiveGamesShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.LiveGames }))),
    skeleton: LiveGamesSkeleton,
    height: 322,
  }),
  LobbyBannerShelf: kind({
    view: lazyView(() => import('./lobbyTop.ts').then((m) => ({ default: m.LobbyBanner }))),
    skeleton: LobbyBannerSkeleton,
    height: 272,
  }),
  RecentGamesShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.RecentGames }))),
    skeleton: RecentGamesSkeleton,
    height: 166,
  }),
  CasinoPromotionsShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.CasinoPromotions }))),
    skeleton: CasinoPromotionsSkeleton,
    height: 256,
  }),
  FreeToPlayShelf: kind({
    view: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.FreeToPlay }))),
    skeleton: FreeToPlaySkeleton,
    height: 216,
    presentations: { details: lazyView(() => import('./lobby.ts').then((m) => ({ default: m.FreeToPlayDetails }))) },
  }),
});
