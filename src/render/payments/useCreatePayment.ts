import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useState } from 'react';
import type { PaymentConsentInput, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isUnanswered, type RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { lastRequest } from './keptRequest.ts';
import { loadCalls } from './callsLater.ts';

type Payments = {
  readonly create: (input: RequestInput, consent?: PaymentConsentInput | null) => Promise<PaymentOutcomeFragment>;
  /** True if the last payment has no response and may have been made. */
  readonly isUnanswered: () => boolean;
  readonly dialog: ReactNode;
};

/**
 * Creates payments. If the last request is unanswered, resends an equal one under its ID; looks up its result before a different one.
 * Render `dialog` outside forms. Rejects if no response arrives.
 */
export function useCreatePayment(way: Way, playerId: string | null): Payments {
  const client = useApolloClient();
  const { tabStorage } = usePlatform();
  const [dialog, show] = useState<ReactNode>(null);
  const create = useCallback<Payments['create']>(
    async (input, consent = null) => {
      if (playerId === null) throw new Error('Nobody is logged in');
      const { createPayment } = await loadCalls();
      return createPayment({ client, tabStorage, way, playerId, show }, input, consent);
    },
    [client, tabStorage, playerId, way],
  );
  return { create, isUnanswered: () => playerId !== null && isUnanswered(lastRequest(tabStorage, playerId, way), playerId), dialog };
}
