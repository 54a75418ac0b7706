import { isPlainObject } from '../values/plainObject.ts';

export type PaymentRequest = {
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
  /** The next request then gets a new ID. */
  readonly isAnswered: boolean;
};
export type RequestInput = PaymentRequest['input'];

export const isPaymentRequest = (value: unknown): value is PaymentRequest =>
  isPlainObject(value) &&
  typeof value['actionId'] === 'string' &&
  typeof value['playerId'] === 'string' &&
  typeof value['isAnswered'] === 'boolean' &&
  isPlainObject(value['input']) &&
  Number.isSafeInteger(value['input']['amountCents']) &&
  typeof value['input']['paymentProviderId'] === 'string';

/** Reuses an equal unanswered request's ID, so that the server counts both once. */
export function nextRequest(
  before: PaymentRequest | null,
  asked: Pick<PaymentRequest, 'playerId' | 'input'>,
  newId: () => string,
): PaymentRequest {
  const isSame = isUnanswered(before, asked.playerId) && !isOther(before, asked.input);
  return { ...asked, actionId: isSame ? before.actionId : newId(), isAnswered: false };
}

export const isUnanswered = (before: PaymentRequest | null, playerId: string): before is PaymentRequest =>
  before !== null && !before.isAnswered && before.playerId === playerId;

/** True if the inputs differ: look up the earlier request's result before sending. */
export const isOther = (before: PaymentRequest, input: RequestInput): boolean => JSON.stringify(before.input) !== JSON.stringify(input);
