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
  /** True if the server has answered, so that the next request gets a new ID. */
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

export const isUnanswered = (before: PaymentRequest | null, playerId: string): before is PaymentRequest =>
  before !== null && !before.isAnswered && before.playerId === playerId;
