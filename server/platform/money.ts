export type Money = { readonly cents: bigint; readonly currency: string };

export const money = (cents: bigint, currency: string): Money => ({ cents, currency });

export const moneyOrNull = (cents: bigint | null, currency: string): Money | null => (cents === null ? null : money(cents, currency));
