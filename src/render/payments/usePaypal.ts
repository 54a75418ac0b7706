import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { reportError } from '#src/platform/index.ts';
import { completionProblem, isPaypal } from '#src/shared/payments/paypal.ts';
import { loadCalls } from './callsLater.ts';

/** Completes or cancels a PayPal deposit (product §4). Null for other providers. */
export function usePaypal(
  transactionId: string,
  providerId: string | null,
): {
  /** Resolves to an error text; null if the receipt shows the result. */
  readonly complete: () => Promise<string | null>;
  readonly cancel: () => void;
} | null {
  const client = useApolloClient();
  const complete = useCallback(async () => {
    const { completePaypal } = await loadCalls();
    return completionProblem(await completePaypal(client, transactionId));
  }, [client, transactionId]);
  const cancel = useCallback(() => {
    // If this fails, the deposit expires without a charge.
    loadCalls()
      .then(({ cancelPaypal }) => cancelPaypal(client, transactionId))
      .catch((error: unknown) => reportError('network', error));
  }, [client, transactionId]);
  return isPaypal(providerId) ? { complete, cancel } : null;
}
