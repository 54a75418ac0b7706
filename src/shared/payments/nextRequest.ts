import { isUnanswered, type PaymentRequest, type RequestInput } from './paymentRequest.ts';

/** Reuses the ID of an equal unanswered request, so that the server executes it once. */
export function nextRequest(
  before: PaymentRequest | null,
  asked: Pick<PaymentRequest, 'playerId' | 'input'>,
  newId: () => string,
): PaymentRequest {
  const isSame = isUnanswered(before, asked.playerId) && !isOther(before, asked.input);
  return { ...asked, actionId: isSame ? before.actionId : newId(), isAnswered: false };
}

/** True if the inputs differ: the caller must then look up the earlier request's result first. */
export const isOther = (before: PaymentRequest, input: RequestInput): boolean => JSON.stringify(before.input) !== JSON.stringify(input);
