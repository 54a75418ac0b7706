import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { type Shelves, shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import type { LayoutKind, LayoutParent, SlotParent } from './nodeParents.ts';

/** Kinds that a player has fields of his own in: pages ask for these in a second answer, which names every shelf of that kind. */
export const PERSONAL: ReadonlySet<string> = new Set<LayoutKind>([
  'AccountSummaryShelf',
  'AwardDetailsShelf',
  'AwardsShelf',
  'HistoryShelf',
  'LimitHistoryShelf',
  'LoginPreferencesShelf',
  'LoyaltyDashboardShelf',
  'LoyaltyShelf',
  'BetListShelf',
  'CasinoRewardsShelf',
  'CasinoRoundShelf',
  'CasinoSessionRoundsShelf',
  'OwnLimitShelf',
  'PromotionsShelf',
  'RecentGamesShelf',
  'ReferralShelf',
  'ReferralsShelf',
  'TaxFormsShelf',
]);

/** The layout with the content of its first `count` shelves; of those that follow it has the frames, which say that the rest comes later. */
export function firstOf(layout: LayoutParent, count: number): LayoutParent {
  const shelves = shelvesOf(layout.slots);
  const first = new Set([...shelves.keys()].slice(0, Math.max(1, count)));
  return only(layout, shelves, (shelf) => first.has(shelf));
}

/** All frames of a layout, with the content of those shelves alone that hold one of these slots. */
export function contentOf(layout: LayoutParent, ids: ReadonlySet<string>): LayoutParent {
  const shelves = shelvesOf(layout.slots);
  return only(layout, shelves, (shelf) => shelves.get(shelf)?.some(({ id }) => ids.has(id)) ?? false);
}

function only(layout: LayoutParent, shelves: Shelves<SlotParent>, isWanted: (shelf: string) => boolean): LayoutParent {
  if (shelves.size <= LONG) return layout;
  // What is owed to the player, or is about him, never comes later, nor does what it stands in.
  const isOwed = (inside: readonly SlotParent[]): boolean =>
    inside.some(({ criticality, kind }) => criticality === 'MANDATORY' || PERSONAL.has(kind));
  const later = new Set([...shelves].flatMap(([shelf, inside]) => (isWanted(shelf) || isOwed(inside) ? [] : inside)));
  return {
    ...layout,
    slots: layout.slots.map((slot) => (later.has(slot) && slot.node ? { ...slot, node: null, absence: 'LATER' } : slot)),
  };
}
