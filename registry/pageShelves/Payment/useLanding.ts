import { useQuery } from '@apollo/client/react';
import { type PaymentProviderFieldsFragment, PaymentProvidersLandingPageDocument, type TransactionType } from '#src/gql/graphql.ts';
import { isUsable } from '#src/shared/payments/choices.ts';
import { deviceWallets } from '#src/platform/deviceWallets.ts';
import type { Landing } from '../../parts/payment/payment.ts';

type Listed = {
  readonly landing: Landing;
  readonly providers: readonly PaymentProviderFieldsFragment[];
  readonly preferredId: string | null;
};
const unlisted = (landing: Landing): Listed => ({ landing, providers: [], preferredId: null });

export function useLanding(type: TransactionType, isOpen: boolean): Listed {
  const { data, error, refetch } = useQuery(PaymentProvidersLandingPageDocument, {
    variables: type === 'DEPOSIT' ? { type, capabilities: deviceWallets() } : { type },
    skip: !isOpen,
    fetchPolicy: 'cache-and-network',
  });
  if (!isOpen) return unlisted({ at: 'closed' });
  const page = data?.paymentProvidersLandingPage;
  if (page === undefined) return unlisted(error ? { at: 'lost', again: () => void refetch().catch(() => undefined) } : { at: 'loading' });
  const { permitted, message, providers, preferredProvider } = page;
  if (!permitted) return unlisted({ at: 'refused', message: message ?? '' });
  if (!providers.some(isUsable)) return unlisted({ at: 'none' });
  return { landing: { at: 'open' }, providers, preferredId: preferredProvider?.id ?? null };
}
