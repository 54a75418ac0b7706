import { t } from '../text/t.ts';

/** Product §9. Cents, or hours. */
export type OwnLimitType = 'DAILY_TIME' | 'DEPOSIT' | 'LOSS' | 'MAX_SINGLE_WAGER' | 'SPEND';
export type OwnLimitPeriod = 'DAILY' | 'MONTHLY' | 'WEEKLY';
/** A null period means per wager. */
export type OwnLimitKey = { readonly type: OwnLimitType; readonly period: OwnLimitPeriod | null };

/** `ACTION_REQUIRED`: due, to be confirmed; others apply when due. */
export type PendingState = 'ACTION_REQUIRED' | 'INCREASE_PENDING' | 'REMOVAL_PENDING';

/** Product §5: No Limit, 1 to 10. */
export const MOST_HOURS = 10;
export const NO_LIMIT = 'NONE';
/** Maximum of product §9. */
export const MOST_LIMIT_CENTS = 100_000_000_000n;

const COUNTED = ['DEPOSIT', 'LOSS', 'SPEND'] as const;
const PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export const ownLimitKeys: readonly OwnLimitKey[] = [
  ...COUNTED.flatMap((type) => PERIODS.map((period) => ({ type, period }))),
  { type: 'MAX_SINGLE_WAGER', period: null },
  { type: 'DAILY_TIME', period: 'DAILY' },
];

export const findOwnLimit = (type: string, period: string | null): OwnLimitKey | null =>
  ownLimitKeys.find((key) => key.type === type && (key.period ?? '') === (period ?? '')) ?? null;

const NAMES: Readonly<Record<OwnLimitType, string>> = {
  DAILY_TIME: t`time limit`,
  DEPOSIT: t`deposit limit`,
  LOSS: t`loss limit`,
  MAX_SINGLE_WAGER: t`Max single wager`,
  SPEND: t`spend limit`,
};
const PERIOD_NAMES: Readonly<Record<OwnLimitPeriod, string>> = { DAILY: t`Daily`, MONTHLY: t`Monthly`, WEEKLY: t`Weekly` };

export const ownLimitName = ({ type, period }: OwnLimitKey): string =>
  period === null ? NAMES[type] : `${PERIOD_NAMES[period]} ${NAMES[type]}`;

const PATHS: Readonly<Record<OwnLimitType, string>> = {
  DAILY_TIME: '/i/time_limits',
  DEPOSIT: '/i/cashflow_limits/deposit',
  LOSS: '/i/cashflow_limits/loss',
  MAX_SINGLE_WAGER: '/i/cashflow_limits/max_single_wager',
  SPEND: '/i/cashflow_limits/spend',
};

/** REST (product §7); pending changes are at `/pending` below. */
export const ownLimitPath = ({ type, period }: OwnLimitKey): string =>
  type === 'DAILY_TIME' || period === null ? PATHS[type] : `${PATHS[type]}/${period.toLowerCase()}`;
