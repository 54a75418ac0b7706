import type { MenuShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { AccountItemsSkeleton } from './AccountItems/AccountItemsSkeleton.tsx';
import { SportsTreeSkeleton } from './SportsTree/SportsTreeSkeleton.tsx';
import { CasinoMenuSkeleton } from './CasinoMenu/CasinoMenuSkeleton.tsx';
import { AwardsSkeleton } from './Awards/AwardsSkeleton.tsx';
import { ReferralSkeleton } from './Referral/ReferralSkeleton.tsx';
import { LoyaltySkeleton } from './Loyalty/LoyaltySkeleton.tsx';

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
});
