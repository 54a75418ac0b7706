import type { Row } from '../store/schema.ts';

export type AwardSection = {
  readonly id: string;
  readonly label: string;
  /** What is said when there is nothing of it (product §8). */
  readonly emptyTitle: string;
  /** Sorts of awards that stand there; null for all. */
  readonly sorts: readonly Row<'awards'>['kind'][] | null;
  /** What can be used, what can no longer be, or the credit on the bonus account. */
  readonly shows: 'available' | 'credit' | 'ended';
};

/** One page each below `/account/award-details` (product §2). */
export const awardSections: readonly AwardSection[] = [
  { id: 'bonuses', label: 'Bonuses', emptyTitle: 'No Bonuses Available', sorts: ['bonus-cash'], shows: 'available' },
  { id: 'bonus-bets', label: 'Bonus bets', emptyTitle: 'No Bonus Bets Available', sorts: ['free-bets'], shows: 'available' },
  { id: 'bonus-spins', label: 'Bonus spins', emptyTitle: 'No Bonus Spins Available', sorts: ['free-rounds'], shows: 'available' },
  { id: 'cashback', label: 'Cashback', emptyTitle: 'No Eligible Cashback Available', sorts: ['cashback'], shows: 'available' },
  { id: 'free-bets', label: 'Free bets', emptyTitle: 'No Free Bets Available', sorts: ['free-bets', 'free-wagers'], shows: 'available' },
  { id: 'free-rounds', label: 'Free rounds', emptyTitle: 'No Free Rounds Available', sorts: ['free-rounds'], shows: 'available' },
  { id: 'history', label: 'History', emptyTitle: 'No Awards History', sorts: null, shows: 'ended' },
  { id: 'profit-boosts', label: 'Profit boosts', emptyTitle: 'No Profit Boosts Available', sorts: ['profit-boosts'], shows: 'available' },
  { id: 'promotional-credits', label: 'Credits', emptyTitle: 'No Credits Available', sorts: [], shows: 'credit' },
];

export const awardSection = (id: string): AwardSection | null => awardSections.find((section) => section.id === id) ?? null;
