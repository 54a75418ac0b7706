import type {
  RgLimitHistoryItem,
  RgLimitHistorySection,
  RgLimitItem,
  RgLimitValue,
  RgPendingLimit,
  SetLimitResult,
} from '#server/contract/generated/schemaTypes.ts';
import type { Money } from '#server/platform/money.ts';

/** Wire type with money in server cents. */
type InCents<T extends { readonly amount: unknown }> = Omit<T, 'amount'> & { readonly amount: Money | null };
export type CareValue = InCents<RgLimitValue>;
export type CareItem = Omit<RgLimitItem, 'active' | 'pending' | 'used'> & {
  readonly active: CareValue | null;
  readonly pending: InCents<RgPendingLimit> | null;
  readonly used: Money | null;
};
export type CareHistoryItem = InCents<RgLimitHistoryItem>;
export type CareHistory = Omit<RgLimitHistorySection, 'items'> & { readonly items: readonly CareHistoryItem[] };
export type CareResult = Omit<SetLimitResult, 'limit'> & { readonly limit: CareItem | null };
