import { t } from '#src/shared/text/t.ts';
import type { HistorySection } from './historyTypes.ts';

export type HistoryChoice = { readonly id: string; readonly label: string };

const ALL: HistoryChoice = { id: 'all', label: t`All` };

export const historyFilters: Readonly<Record<HistorySection, readonly HistoryChoice[]>> = {
  transactions: [
    ALL,
    { id: 'deposits', label: t`Deposits` },
    { id: 'withdrawals', label: t`Withdrawals` },
    { id: 'failed', label: t`Failed` },
    { id: 'bets', label: t`Bets` },
    { id: 'payouts', label: t`Payouts` },
    { id: 'cash-outs', label: t`Cash outs` },
    { id: 'games', label: t`Casino` },
    { id: 'corrections', label: t`Corrections` },
  ],
  betting: [
    ALL,
    { id: 'open', label: t`Open` },
    { id: 'won', label: t`Won` },
    { id: 'lost', label: t`Lost` },
    { id: 'returned', label: t`Returned` },
    { id: 'cashed-out', label: t`Cashed out` },
  ],
  casino: [
    ALL,
    { id: 'open', label: t`Open` },
    { id: 'won', label: t`Won` },
    { id: 'lost', label: t`Lost` },
    { id: 'returned', label: t`Returned` },
  ],
};

const DAY_MS = 86_400_000;
/** Period ids must differ from filter ids, because clients cache both by id. */
const periods = [
  { id: 'any', label: t`Any time`, days: null },
  { id: 'week', label: t`7 days`, days: 7 },
  { id: 'month', label: t`30 days`, days: 30 },
  { id: 'quarter', label: t`90 days`, days: 90 },
] as const;

export const historyPeriods: readonly HistoryChoice[] = periods.map(({ id, label }) => ({ id, label }));

/** Start of the period; null for `any`, undefined for an unknown id. */
export function periodStart(id: string, now: Date): Date | null | undefined {
  const period = periods.find((each) => each.id === id);
  if (!period) return undefined;
  return period.days === null ? null : new Date(now.getTime() - period.days * DAY_MS);
}
