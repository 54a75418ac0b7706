import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CancelPaypalDepositDocument, CompletePaypalDepositDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { DEPOSIT_FAILED } from './gatewayMessage.ts';

/** What is left to do after the provider's page has been agreed or left (product §4); null for a provider whose page does it all. */
export function usePaypal(transactionId: string): {
  /** Resolves to why it failed; null when it is for the receipt to tell. */
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
      // Without it the deposit ends by itself, uncharged.
      .catch((error: unknown) => reportError('network', error));
  }, [client, transactionId]);
  return query.get('provider') === 'paypal' ? { complete, cancel } : null;
}
