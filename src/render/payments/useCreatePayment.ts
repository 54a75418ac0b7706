import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { PaymentConsentInput, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { newId, usePlatform } from '#src/platform/index.ts';
import { isOther, isUnanswered, nextRequest, type RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { rejectionIn } from '../actions/rejectionIn.ts';
import { isCodeNeededBy, useCodeGate } from '../codeGate/useCodeGate.tsx';
import { keepRequest, lastRequest } from './keptRequest.ts';
import { moneyActions } from './moneyActions.ts';
import { loadCalls } from './callsLater.ts';

type Payments = {
  /** `consent`: confirmed text and its node. */
  readonly create: (input: RequestInput, consent?: PaymentConsentInput | null) => Promise<PaymentOutcomeFragment>;
  /** True if the last payment may have been made. */
  readonly isUnanswered: () => boolean;
  readonly dialog: ReactNode;
};

/** Resends an equal unanswered request under its ID, which counts once; queries others first. Render `dialog` outside forms. Rejects without a response. */
export function useCreatePayment(way: Way, playerId: string | null): Payments {
  const client = useApolloClient();
  const { tabStorage } = usePlatform();
  const { ask, dialog } = useCodeGate(moneyActions[way].code);
  const asking = useRef(ask);
  asking.current = ask;
  const create = useCallback<Payments['create']>(
    async (input, consent = null) => {
      if (playerId === null) throw new Error('Nobody is logged in');
      const { createCall, settlePayment } = await loadCalls();
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
          // Another tab may have used the code.
          if (!(await asking.current())) return refused;
          return send().catch((again: unknown) => {
            if (isCodeNeededBy(again)) return refused;
            throw again;
          });
        })
        .catch((error: unknown) => {
          // Nothing was ever executed under this ID.
          if (rejectionIn(error) !== null && request.actionId !== before?.actionId) settle();
          throw error;
        });
      if (!outcome) throw new Error('The payment was not answered');
      settle();
      return outcome;
    },
    [client, tabStorage, playerId, way],
  );
  return { create, isUnanswered: () => playerId !== null && isUnanswered(lastRequest(tabStorage, playerId, way), playerId), dialog };
}

const refusedBecause = (message: string): PaymentOutcomeFragment => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: false,
  userErrors: [{ __typename: 'UserError', field: [], message }],
  uri: null,
});
