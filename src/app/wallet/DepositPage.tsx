import { useQuery } from '@apollo/client/react';
import { PaymentProvidersLandingPageDocument, type PaymentProvidersPageFragment } from '#src/gql/graphql.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { DepositForm } from './DepositForm.tsx';
import { Notice } from './Notice.tsx';
import { isUsable } from './ProviderList.tsx';

/** `wallet/deposit` of the account: how to pay, how much, and on to the provider. */
export function DepositPage() {
  const { data, error, refetch } = useQuery(PaymentProvidersLandingPageDocument, {
    variables: { type: 'DEPOSIT' },
    fetchPolicy: 'cache-and-network',
  });
  const landing = data?.paymentProvidersLandingPage;
  return (
    <Stack gap={24} css={{ maxWidth: '560px' }}>
      <Heading as="h1" size={28}>
        Deposit
      </Heading>
      {landing !== undefined ? (
        <Landing landing={landing} />
      ) : error ? (
        <EmptyState
          illustration="error"
          title="We could not load the ways to deposit"
          body="Nothing was charged."
          action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
        />
      ) : (
        <Skeleton height={480} shape="card" />
      )}
    </Stack>
  );
}

function Landing({ landing }: { readonly landing: PaymentProvidersPageFragment }) {
  const { permitted, message, providers, preferredProvider } = landing;
  if (!permitted) return <Notice title="You cannot deposit right now" body={message ?? ''} hasDeposit={false} />;
  if (!providers.some(isUsable)) return <Notice title="No payment method is available" body="Please come back later." hasDeposit={false} />;
  return <DepositForm providers={providers} preferredId={preferredProvider?.id ?? null} />;
}
