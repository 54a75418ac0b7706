import type { BrandStorage, StorageItem } from '#src/platform/storage.ts';
import { isPaymentRequest, type PaymentRequest } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

const itemOf = (way: Way): StorageItem<PaymentRequest> => ({ key: `unanswered.${way}`, version: 1, isValid: isPaymentRequest });
const items: { readonly [W in Way]: StorageItem<PaymentRequest> } = { deposit: itemOf('deposit'), withdrawal: itemOf('withdrawal') };

const ofPage = new Map<Way, PaymentRequest>();

/** Stores a request across reloads; only in memory if storage fails or the request was answered. */
export function keepRequest(storage: BrandStorage, request: PaymentRequest, way: Way = 'deposit'): void {
  if (request.isAnswered) storage.remove(items[way]);
  else if (storage.write(items[way], request)) return void ofPage.delete(way);
  ofPage.set(way, request);
}

export function lastRequest(storage: BrandStorage, playerId: string | null, way: Way = 'deposit'): PaymentRequest | null {
  const request = ofPage.get(way) ?? storage.read(items[way]);
  return request?.playerId === playerId ? request : null;
}
