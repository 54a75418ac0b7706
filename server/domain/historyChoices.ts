import type { HistorySection } from './historyTypes.ts';

export type HistoryChoice = { readonly id: string; readonly label: string };

const ALL: HistoryChoice = { id: 'all', label: 'All' };

/** What a section can be narrowed to. */
export const historyFilters: Readonly<Record<HistorySection, readonly HistoryChoice[]>> = {
  transactions: [
    ALL,
    { id: 'deposits', label: 'Deposits' },
    { id: 'withdrawals', label: 'Withdrawals' },
    { id: 'failed', label: 'Failed' },
    { id: 'bets', label: 'Bets' },
    { id: 'payouts', label: 'Payouts' },
    { id: 'cash-outs', label: 'Cash outs' },
    { id: 'games', label: 'Casino' },
    { id: 'corrections', label: 'Corrections' },
  ],
  betting: [
    ALL,
    { id: 'open', label: 'Open' },
    { id: 'won', label: 'Won' },
    { id: 'lost', label: 'Lost' },
    { id: 'returned', label: 'Returned' },
    { id: 'cashed-out', label: 'Cashed out' },
  ],
  casino: [
    ALL,
    { id: 'open', label: 'Open' },
    { id: 'won', label: 'Won' },
    { id: 'lost', label: 'Lost' },
    { id: 'returned', label: 'Returned' },
  ],
};

const DAY_MS = 86_400_000;
/** No id is that of a filter: a client's cache holds choices by their ids. */
const periods = [
  { id: 'any', label: 'Any time', days: null },
  { id: 'week', label: '7 days', days: 7 },
  { id: 'month', label: '30 days', days: 30 },
  { id: 'quarter', label: '90 days', days: 90 },
] as const;

export const historyPeriods: readonly HistoryChoice[] = periods.map(({ id, label }) => ({ id, label }));

/** When a period began; null for the one without a beginning, undefined for one there is not. */
export function periodStart(id: string, now: Date): Date | null | undefined {
  const period = periods.find((each) => each.id === id);
  if (!period) return undefined;
  return period.days === null ? null : new Date(now.getTime() - period.days * DAY_MS);
}
