import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import type { PaymentConsentInput, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { type BrandStorage, newId } from '#src/platform/index.ts';
import { isOther, nextRequest } from '#src/shared/payments/nextRequest.ts';
import { isUnanswered, type RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { rejectionIn } from '../actions/rejectionIn.ts';
import { askForCode, isCodeNeededBy } from '../codeGate/useCodeGate.tsx';
import { keepRequest, lastRequest } from './keptRequest.ts';
import { moneyActions } from './moneyActions.ts';
import { createCall, settlePayment } from './paymentCalls.ts';

type Payer = {
  readonly client: ApolloClient;
  readonly tabStorage: BrandStorage;
  readonly way: Way;
  readonly playerId: string;
  readonly show: (dialog: ReactNode) => void;
};

/**
 * Creates a payment. If the last request is unanswered, resends an equal one under its ID; looks up its result before a different one.
 * Rejects if no response arrives.
 */
export async function createPayment(
  { client, tabStorage, way, playerId, show }: Payer,
  input: RequestInput,
  consent: PaymentConsentInput | null,
): Promise<PaymentOutcomeFragment> {
  const before = lastRequest(tabStorage, playerId, way);
  if (isUnanswered(before, playerId) && isOther(before, input)) {
    const { transactionId } = await settlePayment(client, before.actionId);
    keepRequest(tabStorage, { ...before, isAnswered: true }, way);
    if (transactionId !== null) return refusedBecause(moneyActions[way].earlier);
  }
  const request = nextRequest(before, { playerId, input }, newId);
  keepRequest(tabStorage, request, way);
  const settle = (): void => keepRequest(tabStorage, { ...request, isAnswered: true }, way);
  const variables = { input, actionId: request.actionId, ...(consent === null ? {} : { consent }) };
  const send = () => createCall(way, input)(client, variables);
  const outcome = await send()
    .catch(async (error: unknown) => {
      if (!isCodeNeededBy(error)) throw error;
      const refused = refusedBecause(moneyActions[way].unproven);
      // Asks for a one-time code and retries once. Refuses the payment if another tab used the code first.
      if (!(await askForCode(moneyActions[way].code, show))) return refused;
      return send().catch((again: unknown) => {
        if (isCodeNeededBy(again)) return refused;
        throw again;
      });
    })
    .catch((error: unknown) => {
      // The server executed nothing under the new request's ID.
      if (rejectionIn(error) !== null && request.actionId !== before?.actionId) settle();
      throw error;
    });
  if (!outcome) throw new Error('The payment was not answered');
  settle();
  return outcome;
}

const refusedBecause = (message: string): PaymentOutcomeFragment => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: false,
  userErrors: [{ __typename: 'UserError', field: [], message }],
  uri: null,
});
