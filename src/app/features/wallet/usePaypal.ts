import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CancelPaypalDepositDocument, CompletePaypalDepositDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { DEPOSIT_FAILED } from '#src/shared/payments/gatewayMessage.ts';

/** Sends the completion or cancellation (product §4); null for other providers. */
export function usePaypal(transactionId: string): {
  /** Resolves to an error, or null if the receipt shows the result. */
  readonly complete: () => Promise<string | null>;
  readonly cancel: () => void;
} | null {
  const client = useApolloClient();
  const [query] = useSearchParams();
  const complete = useCallback(async () => {
    const { data } = await client.mutate({ mutation: CompletePaypalDepositDocument, variables: { depositId: transactionId } });
    const outcome = data?.completePaypalDeposit;
    return outcome?.uri ? null : (outcome?.userErrors.at(-1)?.message ?? DEPOSIT_FAILED);
  }, [client, transactionId]);
  const cancel = useCallback(() => {
    client
      .mutate({ mutation: CancelPaypalDepositDocument, variables: { depositId: transactionId } })
      // Uncancelled, the deposit expires uncharged.
      .catch((error: unknown) => reportError('network', error));
  }, [client, transactionId]);
  return query.get('provider') === 'paypal' ? { complete, cancel } : null;
}
