import type { MenuShelvesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { AccountItemsSkeleton } from './AccountItems/AccountItemsSkeleton.tsx';
import { SportsTreeSkeleton } from './SportsTree/SportsTreeSkeleton.tsx';

/** Every menu shelf. They stand in panels that scroll as a whole: no size is reserved. */
export const menuShelves = defineRegistry<MenuShelvesFragment>()({
  AccountItemsShelf: kind({
    view: lazyView(() => import('./AccountItems/AccountItems.tsx').then((m) => ({ default: m.AccountItems }))),
    skeleton: AccountItemsSkeleton,
  }),
  SportsTreeShelf: kind({
    view: lazyView(() => import('./SportsTree/SportsTree.tsx').then((m) => ({ default: m.SportsTree }))),
    skeleton: SportsTreeSkeleton,
  }),
});
