import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { reportError } from '#src/platform/index.ts';
import { completionProblem, isPaypal } from '#src/shared/payments/paypal.ts';
import { cancelPaypal, completePaypal } from './paymentCalls.ts';

/** Completes or cancels a PayPal deposit (product §4); null for other providers. */
export function usePaypal(
  transactionId: string,
  providerId: string | null,
): {
  /** Error text; null if the receipt shows the result. */
  readonly complete: () => Promise<string | null>;
  readonly cancel: () => void;
} | null {
  const client = useApolloClient();
  const complete = useCallback(async () => completionProblem(await completePaypal(client, transactionId)), [client, transactionId]);
  const cancel = useCallback(() => {
    // The deposit then expires without a charge.
    cancelPaypal(client, transactionId).catch((error: unknown) => reportError('network', error));
  }, [client, transactionId]);
  return isPaypal(providerId) ? { complete, cancel } : null;
}
