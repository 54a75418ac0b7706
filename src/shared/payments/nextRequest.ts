import { isUnanswered, type PaymentRequest, type RequestInput } from './paymentRequest.ts';

/** Reuses an equal unanswered request's ID, so that the server counts both once. */
export function nextRequest(
  before: PaymentRequest | null,
  asked: Pick<PaymentRequest, 'playerId' | 'input'>,
  newId: () => string,
): PaymentRequest {
  const isSame = isUnanswered(before, asked.playerId) && !isOther(before, asked.input);
  return { ...asked, actionId: isSame ? before.actionId : newId(), isAnswered: false };
}

/** True if the inputs differ: look up the earlier request's result before sending. */
export const isOther = (before: PaymentRequest, input: RequestInput): boolean => JSON.stringify(before.input) !== JSON.stringify(input);
