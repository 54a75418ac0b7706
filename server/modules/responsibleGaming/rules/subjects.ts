import { findRgLimit, rgLimitName } from '#src/shared/limits/rgLimits.ts';
import { t } from '#src/shared/text/t.ts';
import type { RgLimitPeriod, RgLimitType } from '#server/contract/generated/schemaTypes.ts';

export type RgSubject = {
  readonly type: RgLimitType;
  readonly period: RgLimitPeriod | null;
  readonly title: string;
};

/** Limit types by path segment (product §2). */
const TYPES: Readonly<Record<string, RgLimitType>> = {
  'cool-off': 'COOL_OFF',
  deposit: 'DEPOSIT',
  loss: 'LOSS',
  'max-single-wager': 'MAX_SINGLE_WAGER',
  'reality-check-in': 'CHECK_IN',
  'self-exclusion': 'SELF_EXCLUSION',
  spend: 'SPEND',
  time: 'DAILY_TIME',
};
const PERIODS: Readonly<Record<string, RgLimitPeriod>> = { daily: 'DAILY', monthly: 'MONTHLY', weekly: 'WEEKLY' };
const TITLES: Readonly<Partial<Record<RgLimitType, string>>> = {
  CHECK_IN: t`Reality check`,
  COOL_OFF: t`Cool off`,
  SELF_EXCLUSION: t`Self-exclusion`,
};
const named = <V>(all: Readonly<Record<string, V>>, id: string): V | null => (Object.hasOwn(all, id) ? (all[id] ?? null) : null);

export function rgSubjectOf(path: string): RgSubject | null {
  const [limit = '', period = null, ...rest] = path.split('/');
  const type = rest.length === 0 ? named(TYPES, limit) : null;
  if (type === null) return null;
  const title = TITLES[type];
  if (title !== undefined) return period === null ? { type, period: null, title } : null;
  if (type === 'DAILY_TIME') return period === null ? { type, period: 'DAILY', title: rgLimitName({ type, period: 'DAILY' }) } : null;
  const key = findRgLimit(type, period === null ? null : named(PERIODS, period));
  const isWhole = key !== null && (key.period === null) === (period === null);
  return isWhole ? { ...key, title: rgLimitName(key) } : null;
}
