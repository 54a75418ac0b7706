import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { reportError } from '#src/platform/index.ts';
import { completionProblem, isPaypal } from '#src/shared/payments/paypal.ts';
import { cancelPaypal, completePaypal } from './paymentCalls.ts';

/** Completes or cancels (product §4); null for others. */
export function usePaypal(
  transactionId: string,
  providerId: string | null,
): {
  /** Error, or null if the receipt shows the result. */
  readonly complete: () => Promise<string | null>;
  readonly cancel: () => void;
} | null {
  const client = useApolloClient();
  const complete = useCallback(async () => completionProblem(await completePaypal(client, transactionId)), [client, transactionId]);
  const cancel = useCallback(() => {
    // Uncancelled, the deposit expires uncharged.
    cancelPaypal(client, transactionId).catch((error: unknown) => reportError('network', error));
  }, [client, transactionId]);
  return isPaypal(providerId) ? { complete, cancel } : null;
}
