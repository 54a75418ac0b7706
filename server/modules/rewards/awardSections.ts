import { t } from '#src/shared/text/t.ts';
import type { Row } from '#server/platform/store/schema/index.ts';

export type AwardSection = {
  readonly id: string;
  readonly label: string;
  /** Title of an empty section (product §8). */
  readonly emptyTitle: string;
  readonly sorts: readonly Row<'awards'>['kind'][] | null;
  readonly shows: 'available' | 'credit' | 'ended';
};

/** Sections with a page below `/account/award-details` (product §2). */
export const awardSections: readonly AwardSection[] = [
  { id: 'bonuses', label: t`Bonuses`, emptyTitle: t`No Bonuses Available`, sorts: ['bonus-cash'], shows: 'available' },
  { id: 'bonus-bets', label: t`Bonus bets`, emptyTitle: t`No Bonus Bets Available`, sorts: ['free-bets'], shows: 'available' },
  { id: 'bonus-spins', label: t`Bonus spins`, emptyTitle: t`No Bonus Spins Available`, sorts: ['free-rounds'], shows: 'available' },
  { id: 'cashback', label: t`Cashback`, emptyTitle: t`No Eligible Cashback Available`, sorts: ['cashback'], shows: 'available' },
  { id: 'free-bets', label: t`Free bets`, emptyTitle: t`No Free Bets Available`, sorts: ['free-bets', 'free-wagers'], shows: 'available' },
  { id: 'free-rounds', label: t`Free rounds`, emptyTitle: t`No Free Rounds Available`, sorts: ['free-rounds'], shows: 'available' },
  { id: 'history', label: t`History`, emptyTitle: t`No Awards History`, sorts: null, shows: 'ended' },
  { id: 'profit-boosts', label: t`Profit boosts`, emptyTitle: t`No Profit Boosts Available`, sorts: ['profit-boosts'], shows: 'available' },
  { id: 'promotional-credits', label: t`Credits`, emptyTitle: t`No Credits Available`, sorts: [], shows: 'credit' },
];

export const awardSection = (id: string): AwardSection | null => awardSections.find((section) => section.id === id) ?? null;
