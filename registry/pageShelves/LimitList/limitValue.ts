import type { LimitListHeldFragment, RgLimitPeriod } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

export type LimitItem = NonNullable<LimitListHeldFragment['limitItems']>[number];

const each: Readonly<Record<RgLimitPeriod, (amount: string) => string>> = {
  DAILY: (amount) => t`${amount} a day`,
  MONTHLY: (amount) => t`${amount} a month`,
  WEEKLY: (amount) => t`${amount} a week`,
};

/** Returns a limit as text, for example `$200.00 a week · $85.00 used`. */
export function limitValue({ active, period, used, options }: LimitItem): string {
  if (active === null) return t`No limit`;
  const isAmount = options === null && period !== null;
  const value = isAmount ? each[period](active.description) : active.description;
  return used === null ? value : t`${value} · ${used.formattedAmount} used`;
}
