import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { BrandStorage, StorageItem } from '#src/platform/storage.ts';
import type { Way } from './walletPaths.ts';

/**
 * What was asked for last, under the id it was asked with: kept before it is sent, so that a lost answer is asked for by the same id. The
 * browser forgets it with the answer; the page knows it for as long as it stands.
 */
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

/** What was answered, and what a browser that keeps nothing would not keep. */
const ofPage = new Map<Way, Wish>();

export function keepWish(storage: BrandStorage, wish: Wish, way: Way = 'deposit'): void {
  if (wish.isAnswered) storage.remove(items[way]);
  else if (storage.write(items[way], wish)) return void ofPage.delete(way);
  ofPage.set(way, wish);
}

/** Null where this player has asked for nothing here. */
export function lastWish(storage: BrandStorage, playerId: string | null, way: Way = 'deposit'): Wish | null {
  const wish = ofPage.get(way) ?? storage.read(items[way]);
  return wish?.playerId === playerId ? wish : null;
}
