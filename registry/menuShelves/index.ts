import type { MenuShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
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

/** No heights: the panels scroll as a whole. */
export const menuShelves = defineRegistry<MenuShelvesFragment>()({
  AccountItemsShelf: kind({
    view: lazyView(() => import('./AccountItems/AccountItems.tsx').then((m) => ({ default: m.AccountItems }))),
    skeleton: AccountItemsSkeleton,
  }),
  SportsTreeShelf: kind({
    view: lazyView(() => import('./SportsTree/SportsTree.tsx').then((m) => ({ default: m.SportsTree }))),
    skeleton: SportsTreeSkeleton,
  }),
  CasinoMenuShelf: kind({
    view: lazyView(() => import('./CasinoMenu/CasinoMenu.tsx').then((m) => ({ default: m.CasinoMenu }))),
    skeleton: CasinoMenuSkeleton,
  }),
  AwardsShelf: kind({ view: lazyView(() => import('./Awards/Awards.tsx').then((m) => ({ default: m.Awards }))), skeleton: AwardsSkeleton }),
  ReferralShelf: kind({
    view: lazyView(() => import('./Referral/Referral.tsx').then((m) => ({ default: m.Referral }))),
    skeleton: ReferralSkeleton,
  }),
  LoyaltyShelf: kind({
    view: lazyView(() => import('./Loyalty/Loyalty.tsx').then((m) => ({ default: m.Loyalty }))),
    skeleton: LoyaltySkeleton,
  }),
  LinkColumnShelf: kind({
    view: lazyView(() => import('./LinkColumn/LinkColumn.tsx').then((m) => ({ default: m.LinkColumn }))),
    skeleton: LinkColumnSkeleton,
  }),
  StoreLinksShelf: kind({
    view: lazyView(() => import('./StoreLinks/StoreLinks.tsx').then((m) => ({ default: m.StoreLinks }))),
    skeleton: StoreLinksSkeleton,
  }),
  AccountEntryShelf: kind({
    view: lazyView(() => import('./AccountEntry/AccountEntry.tsx').then((m) => ({ default: m.AccountEntry }))),
    skeleton: AccountEntrySkeleton,
  }),
  SearchBoxShelf: kind({
    view: lazyView(() => import('./SearchBox/SearchBox.tsx').then((m) => ({ default: m.SearchBox }))),
    skeleton: SearchBoxSkeleton,
  }),
});
