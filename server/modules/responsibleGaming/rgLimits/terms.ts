import type { RgLimitKey, PendingState } from '#src/shared/limits/rgLimits.ts';
import { nextPeriodStart, zoneOf } from './periods.ts';

export type KeptLimit = RgLimitKey & {
  readonly id: string;
  /** Cents, or hours for a time limit; null removes the limit. */
  readonly amount: bigint | null;
  readonly requestedAt: Date;
  readonly startsAt: Date;
  readonly needsConfirmation: boolean;
  readonly confirmedAt: Date | null;
};
export type LimitState = {
  readonly key: RgLimitKey;
  readonly active: KeptLimit | null;
  readonly pending: (KeptLimit & { readonly state: PendingState }) | null;
};

const HOUR_MS = 3_600_000;
type Rule = { readonly hours: number; readonly waitsForPeriod: boolean; readonly reaffirms: boolean };
/** By default, a higher limit starts after a day (GLI-19 3.8), at the earliest when the current period ends. */
const USUAL: Rule = { hours: 24, waitsForPeriod: true, reaffirms: false };
/** Rules for raising limits, by region (domain rules §2.9). */
const RULES: Readonly<Record<string, Rule>> = {
  'CA-ON': { hours: 24, waitsForPeriod: false, reaffirms: false },
  'US-DC': { ...USUAL, reaffirms: true },
  'US-LA': { ...USUAL, hours: 72 },
  'US-MA': { ...USUAL, reaffirms: true },
  'US-PA': { ...USUAL, reaffirms: true },
};

export type Start = { readonly startsAt: Date; readonly needsConfirmation: boolean };

export function startOf(region: string, active: KeptLimit | null, wanted: Pick<KeptLimit, 'amount' | 'period'>, now: Date): Start {
  const before = active?.amount ?? null;
  const isMore = before !== null && (wanted.amount === null || wanted.amount > before);
  if (!isMore) return { startsAt: now, needsConfirmation: false };
  const { hours, waitsForPeriod, reaffirms } = (Object.hasOwn(RULES, region) ? RULES[region] : undefined) ?? USUAL;
  const ends = [now.getTime() + hours * HOUR_MS];
  if (waitsForPeriod && wanted.period !== null) ends.push(nextPeriodStart(wanted.period, now, zoneOf(region)).getTime());
  return { startsAt: new Date(Math.max(...ends)), needsConfirmation: reaffirms };
}

export function heldFrom({ needsConfirmation, confirmedAt, startsAt }: KeptLimit): Date | null {
  return needsConfirmation ? confirmedAt : startsAt;
}

export function limitStateOf(kept: readonly KeptLimit[], key: RgLimitKey, now: Date): LimitState {
  const own = kept.filter(({ type, period }) => type === key.type && period === key.period);
  const timeOf = (limit: KeptLimit): number => heldFrom(limit)?.getTime() ?? Number.POSITIVE_INFINITY;
  const isHeld = (limit: KeptLimit): boolean => timeOf(limit) <= now.getTime();
  const inOrder = own.toSorted(
    (a, b) => timeOf(a) - timeOf(b) || a.requestedAt.getTime() - b.requestedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const last = inOrder.findLast(isHeld) ?? null;
  const waiting = inOrder.findLast((limit) => !isHeld(limit));
  return {
    key,
    active: last?.amount == null ? null : last,
    pending: waiting ? { ...waiting, state: stateOf(waiting, now) } : null,
  };
}

function stateOf(limit: KeptLimit, now: Date): PendingState {
  if (limit.needsConfirmation && limit.startsAt <= now) return 'ACTION_REQUIRED';
  return limit.amount === null ? 'REMOVAL_PENDING' : 'INCREASE_PENDING';
}
