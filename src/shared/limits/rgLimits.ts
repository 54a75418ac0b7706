import { t } from '../text/t.ts';

/** `DAILY_TIME` is in hours, others in cents (product §9). */
export type RgLimitKind = 'DAILY_TIME' | 'DEPOSIT' | 'LOSS' | 'MAX_SINGLE_WAGER' | 'SPEND';
export type RgLimitPeriod = 'DAILY' | 'MONTHLY' | 'WEEKLY';
/** If the period is null, the limit applies to each wager. */
export type RgLimitKey = { readonly type: RgLimitKind; readonly period: RgLimitPeriod | null };

/** State of a pending change of a limit. `ACTION_REQUIRED`: due, but the player must confirm it. Otherwise it takes effect when due. */
export type PendingState = 'ACTION_REQUIRED' | 'INCREASE_PENDING' | 'REMOVAL_PENDING';

/** Highest daily time limit in hours. Players may choose 1 to 10, or none (product §5). */
export const MOST_HOURS = 10;
export const NO_LIMIT = 'NONE';
/** Largest limit that a player can set (product §9). */
export const MOST_LIMIT_CENTS = 100_000_000_000n;

const COUNTED = ['DEPOSIT', 'LOSS', 'SPEND'] as const;
const PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export const rgLimitKeys: readonly RgLimitKey[] = [
  ...COUNTED.flatMap((type) => PERIODS.map((period) => ({ type, period }))),
  { type: 'MAX_SINGLE_WAGER', period: null },
  { type: 'DAILY_TIME', period: 'DAILY' },
];

export const findRgLimit = (type: string, period: string | null): RgLimitKey | null =>
  rgLimitKeys.find((key) => key.type === type && (key.period ?? '') === (period ?? '')) ?? null;

const NAMES: Readonly<Record<RgLimitKind, string>> = {
  DAILY_TIME: t`time limit`,
  DEPOSIT: t`deposit limit`,
  LOSS: t`loss limit`,
  MAX_SINGLE_WAGER: t`Max single wager`,
  SPEND: t`spend limit`,
};
const PERIOD_NAMES: Readonly<Record<RgLimitPeriod, string>> = { DAILY: t`Daily`, MONTHLY: t`Monthly`, WEEKLY: t`Weekly` };

export const rgLimitName = ({ type, period }: RgLimitKey): string =>
  period === null ? NAMES[type] : `${PERIOD_NAMES[period]} ${NAMES[type]}`;

const PATHS: Readonly<Record<RgLimitKind, string>> = {
  DAILY_TIME: '/i/time_limits',
  DEPOSIT: '/i/cashflow_limits/deposit',
  LOSS: '/i/cashflow_limits/loss',
  MAX_SINGLE_WAGER: '/i/cashflow_limits/max_single_wager',
  SPEND: '/i/cashflow_limits/spend',
};

/** Path of a limit. Its pending change is at `/pending` below it (product §7). */
export const rgLimitPath = ({ type, period }: RgLimitKey): string =>
  type === 'DAILY_TIME' || period === null ? PATHS[type] : `${PATHS[type]}/${period.toLowerCase()}`;
