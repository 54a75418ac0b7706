import { isPlainObject } from '#src/lib/plainObject.ts';
import type { BrandStorage, StorageItem } from '#src/platform/storage.ts';
import type { Way } from './walletPaths.ts';

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
    readonly facilityId?: string;
  };
  /** It was answered: the next wish has an id of its own. */
  readonly isAnswered: boolean;
};

const itemOf = (way: Way): StorageItem<Wish> => ({
  key: `${way}.wish`,
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

/** Of a browser that keeps nothing: as long as this page stands. */
const unkept = new Map<Way, Wish>();

export function keepWish(storage: BrandStorage, wish: Wish, way: Way = 'deposit'): void {
  if (storage.write(items[way], wish)) unkept.delete(way);
  else unkept.set(way, wish);
}

/** Null where this player has asked for nothing in this tab. */
export function lastWish(storage: BrandStorage, playerId: string | null, way: Way = 'deposit'): Wish | null {
  const wish = unkept.get(way) ?? storage.read(items[way]);
  return wish?.playerId === playerId ? wish : null;
}
