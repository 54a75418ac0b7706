import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ExcludePaymentMethodDocument,
  PaymentMethodDeleteDocument,
  PaymentProviderMethodsDocument,
  PaymentProvidersLandingPageDocument,
  type TransactionType,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { newId } from '#src/platform/index.ts';

type Told = { readonly succeeded: boolean; readonly userErrors: readonly { readonly message: string }[] } | undefined;
const FAILED = t`We could not save this. Please try again.`;

export function useChoices(type: TransactionType) {
  const client = useApolloClient();
  const [problem, setProblem] = useState<string | null>(null);
  const settle = async (asked: Promise<Told>): Promise<void> => {
    setProblem(null);
    const told = await asked.catch(() => undefined);
    if (told?.succeeded !== true) return setProblem(told?.userErrors.at(-1)?.message ?? FAILED);
    await client.refetchQueries({ include: [PaymentProvidersLandingPageDocument, PaymentProviderMethodsDocument] }).catch(() => undefined);
  };
  return {
    problem,
    remove: (paymentMethodId: string): Promise<void> =>
      settle(
        client
          .mutate({ mutation: PaymentMethodDeleteDocument, variables: { paymentMethodId, actionId: newId() } })
          .then(({ data }) => data?.paymentMethodDelete),
      ),
    exclude: (input: string): Promise<void> =>
      settle(
        client
          .mutate({ mutation: ExcludePaymentMethodDocument, variables: { input, type, actionId: newId() } })
          .then(({ data }) => data?.excludePaymentMethod),
      ),
  };
}
