import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { PaymentConsentInput, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isUnanswered, type RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { useCodeGate } from '../codeGate/useCodeGate.tsx';
import { lastRequest } from './keptRequest.ts';
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
      const { createPayment } = await loadCalls();
      return createPayment({ client, tabStorage, way, playerId, ask: () => asking.current() }, input, consent);
    },
    [client, tabStorage, playerId, way],
  );
  return { create, isUnanswered: () => playerId !== null && isUnanswered(lastRequest(tabStorage, playerId, way), playerId), dialog };
}
