import { useQuery } from '@apollo/client/react';
import { useBrand } from '#src/brand/context.tsx';
import { OutOfStateDepositPageDocument, PaymentProvidersLandingPageDocument, type PaymentProvidersPageFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Announced } from './Announced.tsx';
import { DepositForm } from './DepositForm.tsx';
import { Notice } from './Notice.tsx';
import { isUsable } from '#src/shared/payments/choices.ts';

export function DepositPage() {
  const { data, error, refetch } = useQuery(PaymentProvidersLandingPageDocument, {
    variables: { type: 'DEPOSIT' },
    fetchPolicy: 'cache-and-network',
  });
  const { name } = useBrand();
  const landing = data?.paymentProvidersLandingPage;
  return (
    <Stack gap={24} css={{ maxWidth: '560px' }}>
      <title>{t`Deposit · ${name}`}</title>
      <Heading as="h1" size={28}>{t`Deposit`}</Heading>
      <OutOfState />
      <Announced />
      {landing !== undefined ? (
        <Landing landing={landing} />
      ) : error ? (
        <EmptyState
          illustration="error"
          title={t`We could not load the ways to deposit`}
          body={t`Nothing was charged.`}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
        />
      ) : (
        <Skeleton height={480} shape="card" />
      )}
    </Stack>
  );
}

/** Deposits are allowed here, with a warning. */
function OutOfState() {
  const { data } = useQuery(OutOfStateDepositPageDocument, { fetchPolicy: 'network-only' });
  const page = data?.outOfStateDepositPage;
  if (!page) return null;
  return (
    <Card as="aside" padding={16}>
      <Stack gap={4}>
        <Text weight="medium">{page.title}</Text>
        <Text size={13} tone="ink2">
          {page.body}
        </Text>
      </Stack>
    </Card>
  );
}

function Landing({ landing }: { readonly landing: PaymentProvidersPageFragment }) {
  const { permitted, message, providers, preferredProvider } = landing;
  if (!permitted) return <Notice title={t`You cannot deposit right now`} body={message ?? ''} way={null} />;
  if (!providers.some(isUsable)) return <Notice title={t`No payment method is available`} body={t`Please come back later.`} way={null} />;
  return <DepositForm providers={providers} preferredId={preferredProvider?.id ?? null} />;
}
