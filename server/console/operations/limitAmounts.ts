import { formatCents } from '#src/shared/money/money.ts';
import { nullable, whole } from '../fields.ts';

const MOST_CENTS = 100_000_000_000;
export const mostStakeCents = nullable(whole('Maximum stake of one placement on a market, in cents; null for the default.', 1, MOST_CENTS));
export const mostLiabilityCents = nullable(
  whole('Maximum total win of open bets on one selection, in cents; null for the default.', 0, MOST_CENTS),
);

export type Limits = { readonly mostStakeCents: bigint | null; readonly mostExposureCents: bigint | null };

export const cents = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
export const bigOf = (value: string | null | undefined): bigint | null => (value === null || value === undefined ? null : BigInt(value));

const isHigher = (before: bigint | null, after: bigint | null): boolean => before !== null && (after === null || after > before);
export const isRaised = (before: Limits, after: Limits): boolean =>
  isHigher(before.mostStakeCents, after.mostStakeCents) || isHigher(before.mostExposureCents, after.mostExposureCents);

const amount = (value: bigint | null): string => (value === null ? 'no limit' : formatCents(value));
export const raised = (before: Limits, after: Limits): string =>
  `maximum stake ${amount(after.mostStakeCents)} instead of ${amount(before.mostStakeCents)}, maximum liability ${amount(after.mostExposureCents)} instead of ${amount(before.mostExposureCents)}.`;
export const inText = ({ mostStakeCents: stake, mostExposureCents: exposure }: Limits): object => ({
  stake: amount(stake),
  exposure: amount(exposure),
});
