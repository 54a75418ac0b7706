import type { MenuShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, lazyKind } from '#src/render/index.ts';
import { AccountItemsSkeleton } from './AccountItems/AccountItemsSkeleton.tsx';
import { SportsTreeSkeleton } from './SportsTree/SportsTreeSkeleton.tsx';
import { CasinoMenuSkeleton } from './CasinoMenu/CasinoMenuSkeleton.tsx';
import { AwardsSkeleton } from './Awards/AwardsSkeleton.tsx';
import { ReferralSkeleton } from './Referral/ReferralSkeleton.tsx';
import { LoyaltySkeleton } from './Loyalty/LoyaltySkeleton.tsx';
import { LinkColumnSkeleton } from './LinkColumn/LinkColumnSkeleton.tsx';
import { AccountEntrySkeleton } from './AccountEntry/AccountEntrySkeleton.tsx';
import { StoreLinksSkeleton } from './StoreLinks/StoreLinksSkeleton.tsx';
import { SearchBoxSkeleton } from './SearchBox/SearchBoxSkeleton.tsx';
import { MenuEntriesSkeleton } from './MenuEntries/MenuEntriesSkeleton.tsx';
import { WalletBoxSkeleton } from './WalletBox/WalletBoxSkeleton.tsx';
import { ErrorScreensSkeleton } from './ErrorScreens/ErrorScreensSkeleton.tsx';

/** Sets no skeleton heights, because a menu panel scrolls as a whole. */
export const menuShelves = defineRegistry<MenuShelvesFragment>()({
  AccountItemsShelf: lazyKind(() => import('./AccountItems/AccountItems.tsx'), 'AccountItems', AccountItemsSkeleton),
  SportsTreeShelf: lazyKind(() => import('./SportsTree/SportsTree.tsx'), 'SportsTree', SportsTreeSkeleton),
  CasinoMenuShelf: lazyKind(() => import('./CasinoMenu/CasinoMenu.tsx'), 'CasinoMenu', CasinoMenuSkeleton),
  AwardsShelf: lazyKind(() => import('./Awards/Awards.tsx'), 'Awards', AwardsSkeleton),
  ReferralShelf: lazyKind(() => import('./Referral/Referral.tsx'), 'Referral', ReferralSkeleton),
  LoyaltyShelf: lazyKind(() => import('./Loyalty/Loyalty.tsx'), 'Loyalty', LoyaltySkeleton),
  LinkColumnShelf: lazyKind(() => import('./LinkColumn/LinkColumn.tsx'), 'LinkColumn', LinkColumnSkeleton),
  StoreLinksShelf: lazyKind(() => import('./StoreLinks/StoreLinks.tsx'), 'StoreLinks', StoreLinksSkeleton),
  AccountEntryShelf: lazyKind(() => import('./AccountEntry/AccountEntry.tsx'), 'AccountEntry', AccountEntrySkeleton),
  SearchBoxShelf: lazyKind(() => import('./SearchBox/SearchBox.tsx'), 'SearchBox', SearchBoxSkeleton),
  MenuEntriesShelf: lazyKind(() => import('./MenuEntries/MenuEntries.tsx'), 'MenuEntries', MenuEntriesSkeleton),
  WalletBoxShelf: lazyKind(() => import('./WalletBox/WalletBox.tsx'), 'WalletBox', WalletBoxSkeleton),
  ErrorScreensShelf: lazyKind(() => import('./ErrorScreens/ErrorScreens.tsx'), 'ErrorScreens', ErrorScreensSkeleton),
});
