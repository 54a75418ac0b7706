import type {
  RgLimitHistoryItem,
  RgLimitHistorySection,
  RgLimitItem,
  RgLimitValue,
  RgPendingLimit,
  SetLimitResult,
} from '#server/contract/generated/schemaTypes.ts';
import type { Money } from '#server/platform/money.ts';

type InCents<T extends { readonly amount: unknown }> = Omit<T, 'amount'> & { readonly amount: Money | null };
export type RgValue = InCents<RgLimitValue>;
export type RgItem = Omit<RgLimitItem, 'active' | 'pending' | 'used'> & {
  readonly active: RgValue | null;
  readonly pending: InCents<RgPendingLimit> | null;
  readonly used: Money | null;
};
export type RgHistoryItem = InCents<RgLimitHistoryItem>;
export type RgHistory = Omit<RgLimitHistorySection, 'items'> & { readonly items: readonly RgHistoryItem[] };
export type RgResult = Omit<SetLimitResult, 'limit'> & { readonly limit: RgItem | null };
