import { t } from '../text/t.ts';

/** What a player may hold themselves to (product §9). Amounts are cents, times hours. */
export type OwnLimitType = 'DAILY_TIME' | 'DEPOSIT' | 'LOSS' | 'MAX_SINGLE_WAGER' | 'SPEND';
export type OwnLimitPeriod = 'DAILY' | 'MONTHLY' | 'WEEKLY';
/** Null: it counts each wager alone. */
export type OwnLimitKey = { readonly type: OwnLimitType; readonly period: OwnLimitPeriod | null };

/** `INCREASE_PENDING`, `REMOVAL_PENDING`: by itself at its time. `ACTION_REQUIRED`: its time has come, and the player must say it again. */
export type PendingState = 'ACTION_REQUIRED' | 'INCREASE_PENDING' | 'REMOVAL_PENDING';

/** Product §5: No Limit, 1 to 10 hours. */
export const MOST_HOURS = 10;
/** Id of the option that takes a limit away. */
export const NO_LIMIT = 'NONE';
/** Product §9: the largest amount that a field takes, in cents. */
export const MOST_LIMIT_CENTS = 100_000_000_000n;

const COUNTED = ['DEPOSIT', 'LOSS', 'SPEND'] as const;
const PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** Every limit there is. */
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

/** `Weekly loss limit`. */
export const ownLimitName = ({ type, period }: OwnLimitKey): string =>
  period === null ? NAMES[type] : `${PERIOD_NAMES[period]} ${NAMES[type]}`;

const PATHS: Readonly<Record<OwnLimitType, string>> = {
  DAILY_TIME: '/i/time_limits',
  DEPOSIT: '/i/cashflow_limits/deposit',
  LOSS: '/i/cashflow_limits/loss',
  MAX_SINGLE_WAGER: '/i/cashflow_limits/max_single_wager',
  SPEND: '/i/cashflow_limits/spend',
};

/** Where a limit is set by REST (product §7); what is pending of it is at `/pending` below. */
export const ownLimitPath = ({ type, period }: OwnLimitKey): string =>
  type === 'DAILY_TIME' || period === null ? PATHS[type] : `${PATHS[type]}/${period.toLowerCase()}`;
