import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { type Shelves, shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import type { LayoutKind, LayoutParent, SlotParent } from './nodeParents.ts';

/** Kinds that show a player's own data. Pages query them separately. */
export const PERSONAL: ReadonlySet<string> = new Set<LayoutKind>([
  'AccountSummaryShelf',
  'AwardDetailsShelf',
  'AwardsShelf',
  'FavoriteGamesShelf',
  'HistoryShelf',
  'LimitHistoryShelf',
  'LimitsSetByUsShelf',
  'LoginPreferencesShelf',
  'LoyaltyDashboardShelf',
  'LoyaltyShelf',
  'BetListShelf',
  'CasinoRewardsShelf',
  'CasinoRoundShelf',
  'CasinoSessionRoundsShelf',
  'LimitListShelf',
  'OwnLimitShelf',
  'PasskeysShelf',
  'PromotionsShelf',
  'RecentGamesShelf',
  'ReferralShelf',
  'ReferralsShelf',
  'SignedUpShelf',
  'TaxFormsShelf',
]);

/** Keeps the first `count` shelves and all mandatory or personal ones. The rest get the absence `LATER`. */
export function firstOf(layout: LayoutParent, count: number): LayoutParent {
  const shelves = shelvesOf(layout.slots);
  const first = new Set([...shelves.keys()].slice(0, Math.max(1, count)));
  return only(layout, shelves, (shelf) => first.has(shelf));
}

/** Keeps shelves that contain one of these slots, and those that `firstOf` always keeps. The rest get the absence `LATER`. */
export function contentOf(layout: LayoutParent, ids: ReadonlySet<string>): LayoutParent {
  const shelves = shelvesOf(layout.slots);
  return only(layout, shelves, (shelf) => shelves.get(shelf)?.some(({ id }) => ids.has(id)) ?? false);
}

function only(layout: LayoutParent, shelves: Shelves<SlotParent>, isWanted: (shelf: string) => boolean): LayoutParent {
  if (shelves.size <= LONG) return layout;
  const isOwed = (inside: readonly SlotParent[]): boolean =>
    inside.some(({ criticality, kind }) => criticality === 'MANDATORY' || PERSONAL.has(kind));
  const later = new Set([...shelves].flatMap(([shelf, inside]) => (isWanted(shelf) || isOwed(inside) ? [] : inside)));
  return {
    ...layout,
    slots: layout.slots.map((slot) => (later.has(slot) && slot.node ? { ...slot, node: null, absence: 'LATER' } : slot)),
  };
}
