import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { BrandStorage, StorageItem } from '#src/platform/storage.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

/** Stored before sending, so that a retry reuses its ID; in memory once answered. */
export type Wish = {
  readonly actionId: string;
  readonly playerId: string;
  readonly input: {
    readonly amountCents: number;
    readonly paymentProviderId: string;
    readonly paymentMethodId?: string;
    readonly promotionCode?: string;
    readonly quickDeposit?: boolean;
    readonly facilityId?: string;
  };
  /** The next request gets a new ID. */
  readonly isAnswered: boolean;
};

const itemOf = (way: Way): StorageItem<Wish> => ({
  key: `unanswered.${way}`,
  version: 1,
  isValid: (value): value is Wish =>
    isPlainObject(value) &&
    typeof value['actionId'] === 'string' &&
    typeof value['playerId'] === 'string' &&
    typeof value['isAnswered'] === 'boolean' &&
    isPlainObject(value['input']) &&
    Number.isSafeInteger(value['input']['amountCents']) &&
    typeof value['input']['paymentProviderId'] === 'string',
});
const items: { readonly [W in Way]: StorageItem<Wish> } = { deposit: itemOf('deposit'), withdrawal: itemOf('withdrawal') };

const ofPage = new Map<Way, Wish>();

/** Writes to storage, or to memory if that fails or the request is answered. */
export function keepWish(storage: BrandStorage, wish: Wish, way: Way = 'deposit'): void {
  if (wish.isAnswered) storage.remove(items[way]);
  else if (storage.write(items[way], wish)) return void ofPage.delete(way);
  ofPage.set(way, wish);
}

export function lastWish(storage: BrandStorage, playerId: string | null, way: Way = 'deposit'): Wish | null {
  const wish = ofPage.get(way) ?? storage.read(items[way]);
  return wish?.playerId === playerId ? wish : null;
}
