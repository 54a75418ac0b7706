import { useQuery } from '@apollo/client/react';
import { useBrand } from '#src/brand/context.tsx';
import { PaymentProvidersLandingPageDocument, type PaymentProvidersPageFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { Notice } from '../Notice.tsx';
import { isUsable } from '#src/shared/payments/choices.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

export function WithdrawalPage() {
  const { data, error, refetch } = useQuery(PaymentProvidersLandingPageDocument, {
    variables: { type: 'WITHDRAWAL' },
    fetchPolicy: 'cache-and-network',
  });
  const { name } = useBrand();
  const landing = data?.paymentProvidersLandingPage;
  return (
    <Stack gap={24} css={{ maxWidth: '560px' }}>
      <title>{t`Withdraw · ${name}`}</title>
      <Heading as="h1" size={28}>{t`Withdraw`}</Heading>
      {landing !== undefined ? (
        <Landing landing={landing} />
      ) : error ? (
        <EmptyState
          illustration="error"
          title={t`We could not load the ways to withdraw`}
          body={t`Your money is as it was.`}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
        />
      ) : (
        <Skeleton height={480} shape="card" />
      )}
    </Stack>
  );
}

function Landing({ landing }: { readonly landing: PaymentProvidersPageFragment }) {
  const { permitted, message, providers, preferredProvider } = landing;
  if (!permitted) return <Notice title={t`You cannot withdraw right now`} body={message ?? ''} way={null} />;
  if (!providers.some(isUsable))
    return <Notice title={t`No payment method is available`} body={t`Please contact us: your money is yours.`} way={null} />;
  return <WithdrawalForm providers={providers} preferredId={preferredProvider?.id ?? null} />;
}
