import { isPlainObject } from '#src/lib/plainObject.ts';
import type { BrandStorage, StorageItem } from '#src/platform/storage.ts';

/** What was asked for last, under the id it was asked with: kept before it is sent, so that a lost answer is asked for by the same id. */
export type Wish = {
  readonly actionId: string;
  readonly playerId: string;
  readonly input: {
    readonly amountCents: number;
    readonly paymentProviderId: string;
    readonly paymentMethodId?: string;
    readonly promotionCode?: string;
    readonly quickDeposit?: boolean;
  };
  /** It was answered: the next wish has an id of its own. */
  readonly isAnswered: boolean;
};

const item: StorageItem<Wish> = {
  key: 'deposit.wish',
  version: 1,
  isValid: (value): value is Wish =>
    isPlainObject(value) &&
    typeof value['actionId'] === 'string' &&
    typeof value['playerId'] === 'string' &&
    typeof value['isAnswered'] === 'boolean' &&
    isPlainObject(value['input']) &&
    Number.isSafeInteger(value['input']['amountCents']) &&
    typeof value['input']['paymentProviderId'] === 'string',
};

export const keepWish = (storage: BrandStorage, wish: Wish): void => void storage.write(item, wish);

/** Null where this player has asked for nothing in this tab. */
export function lastWish(storage: BrandStorage, playerId: string | null): Wish | null {
  const wish = storage.read(item);
  return wish?.playerId === playerId ? wish : null;
}
