import type { CashOutBetMutationVariables } from '#src/gql/graphql.ts';
import type { BrandStorage, Guard, StorageItem } from '#src/platform/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';

export type CashOutSent = CashOutBetMutationVariables & { readonly stake: string | null };

const isLong = (value: unknown): boolean => typeof value === 'string' && /^\d{1,18}$/.test(value);
const isSent: Guard<CashOutSent> = (value): value is CashOutSent =>
  hasTexts(value, ['betId', 'quoteId', 'cashOutId']) && isLong(value['amount']) && (value['stake'] === null || isLong(value['stake']));

/** The prefix `player.` makes a logout delete this item. */
const itemOf = (betId: string): StorageItem<CashOutSent> => ({ key: `player.cashOut.${betId}`, version: 1, isValid: isSent });

export const keptCashOut = (storage: BrandStorage, betId: string) => ({
  read: (): CashOutSent | null => storage.read(itemOf(betId)),
  keep: (sent: CashOutSent): void => void storage.write(itemOf(betId), sent),
  forget: (): void => storage.remove(itemOf(betId)),
});
