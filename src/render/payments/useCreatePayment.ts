import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import type { OneTimeCodeSource, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { newId, usePlatform } from '#src/platform/index.ts';
import { nextRequest, type RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { rejectionIn } from '../actions/runAction.ts';
import { isCodeNeededBy, useCodeGate } from '../codeGate/useCodeGate.tsx';
import { keepRequest, lastRequest } from './keptRequest.ts';
import { createCall } from './paymentCalls.ts';

/** The payment was sent and its answer lost: it may have been made. */
export class PaymentUnanswered extends Error {
  override readonly name = 'PaymentUnanswered';
}

type CreatePayment = (input: RequestInput) => Promise<PaymentOutcomeFragment>;

const sources: { readonly [W in Way]: OneTimeCodeSource } = { deposit: 'DEPOSIT', withdrawal: 'WITHDRAWAL' };
const unproven: { readonly [W in Way]: string } = {
  deposit: t`No deposit was made: we need a code from you for that.`,
  withdrawal: t`No withdrawal was made: we need a code from you for that.`,
};

/**
 * Sends a payment. Resends an identical unanswered request under its ID, so that it counts once. Render `dialog` outside forms. Rejects
 * without a response, with `PaymentUnanswered` unless nothing can have been made.
 */
export function useCreatePayment(way: Way, playerId: string | null): { readonly create: CreatePayment; readonly dialog: ReactNode } {
  const client = useApolloClient();
  const { tabStorage } = usePlatform();
  const { ask, dialog } = useCodeGate(sources[way]);
  const asking = useRef(ask);
  asking.current = ask;
  const create = useCallback<CreatePayment>(
    async (input) => {
      if (playerId === null) throw new Error('Nobody is logged in');
      const request = nextRequest(lastRequest(tabStorage, playerId, way), { playerId, input }, newId);
      keepRequest(tabStorage, request, way);
      const send = () => createCall(way, input)(client, { input, actionId: request.actionId });
      const outcome = await send()
        .catch(async (error: unknown) => {
          if (!isCodeNeededBy(error)) throw error;
          const refused = refusedBecause(unproven[way]);
          // Another tab may have used the code.
          if (!(await asking.current())) return refused;
          return send().catch((again: unknown) => {
            if (isCodeNeededBy(again)) return refused;
            throw again;
          });
        })
        .catch((cause: unknown) => {
          throw rejectionIn(cause) === null ? new PaymentUnanswered('The answer was lost', { cause }) : cause;
        });
      if (!outcome) throw new PaymentUnanswered('The answer was empty');
      keepRequest(tabStorage, { ...request, isAnswered: true }, way);
      return outcome;
    },
    [client, tabStorage, playerId, way],
  );
  return { create, dialog };
}

const refusedBecause = (message: string): PaymentOutcomeFragment => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: false,
  userErrors: [{ __typename: 'UserError', field: [], message }],
  uri: null,
});
