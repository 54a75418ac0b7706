import type { CasinoShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyKind, lazyView } from '#src/render/index.ts';
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
import { GameBarSkeleton } from './GameBar/GameBarSkeleton.tsx';
import { GameCoverSkeleton } from './GameCover/GameCoverSkeleton.tsx';
import { GameNoticeSkeleton } from './GameNotice/GameNoticeSkeleton.tsx';
import { LaunchProblemSkeleton } from './LaunchProblem/LaunchProblemSkeleton.tsx';

export const casinoShelves = defineRegistry<CasinoShelvesFragment>()({
  CasinoRewardsShelf: lazyKind(() => import('./lobby.ts'), 'CasinoRewards', CasinoRewardsSkeleton, { height: 146 }),
  CategoryGamesShelf: lazyKind(() => import('./lobby.ts'), 'CategoryGames', CategoryGamesSkeleton, { height: 1400 }),
  CategoryPillsShelf: lazyKind(() => import('./lobbyTop.ts'), 'CategoryPills', CategoryPillsSkeleton, { height: 44 }),
  CrossSellShelf: lazyKind(() => import('./lobby.ts'), 'CrossSell', CrossSellSkeleton, { height: 118 }),
  GameDetailsShelf: lazyKind(() => import('./gamePages.ts'), 'GameDetails', GameDetailsSkeleton, { height: 308 }),
  GameProvidersShelf: lazyKind(() => import('./lobby.ts'), 'GameProviders', GameProvidersSkeleton, { height: 118 }),
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
  GameSearchShelf: lazyKind(() => import('./lobby.ts'), 'GameSearch', GameSearchSkeleton, { height: 88 }),
  LiveGamesShelf: lazyKind(() => import('./lobby.ts'), 'LiveGames', LiveGamesSkeleton, { height: 322 }),
  LobbyBannerShelf: lazyKind(() => import('./lobbyTop.ts'), 'LobbyBanner', LobbyBannerSkeleton, { height: 272 }),
  RecentGamesShelf: lazyKind(() => import('./lobby.ts'), 'RecentGames', RecentGamesSkeleton, { height: 166 }),
  CasinoPromotionsShelf: lazyKind(() => import('./lobby.ts'), 'CasinoPromotions', CasinoPromotionsSkeleton, { height: 256 }),
  FreeToPlayShelf: kind({
    view: lazyView(() => import('./gamePages.ts').then((m) => ({ default: m.FreeToPlay }))),
    skeleton: FreeToPlaySkeleton,
    height: 216,
    presentations: { details: lazyView(() => import('./gamePages.ts').then((m) => ({ default: m.FreeToPlayDetails }))) },
  }),
  GameBarShelf: lazyKind(() => import('./stage.ts'), 'GameBar', GameBarSkeleton),
  GameCoverShelf: lazyKind(() => import('./stage.ts'), 'GameCover', GameCoverSkeleton),
  GameNoticeShelf: lazyKind(() => import('./stage.ts'), 'GameNotice', GameNoticeSkeleton),
  LaunchProblemShelf: lazyKind(() => import('./stage.ts'), 'LaunchProblem', LaunchProblemSkeleton),
});
