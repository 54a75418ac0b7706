import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { useBrand } from '#src/brand/context.tsx';
import { AccountLinkDeleteDocument, LinkedAccountsDocument, LinkedAccountUpdatesDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { formatDateTime } from '#src/ui/time.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useBeginLinking } from './useBeginLinking.ts';

export function LinkedAccountsPage() {
  const { data, error, refetch } = useQuery(LinkedAccountsDocument, { fetchPolicy: 'cache-and-network' });
  // Changes made elsewhere go into the cache.
  useSubscription(LinkedAccountUpdatesDocument, { ignoreResults: true });
  const { name } = useBrand();
  const accounts = data?.linkedAccounts;
  return (
    <Stack gap={24}>
      <title>{t`Linked accounts · ${name}`}</title>
      <Heading as="h1" size={28}>{t`Linked accounts`}</Heading>
      {accounts?.map((account) => (
        <PartnerAccount key={account.id} {...account} />
      ))}
      {accounts?.length === 0 ? (
        <EmptyState illustration="search" title={t`There is nothing to link`} body={t`No partner is connected to this site.`} />
      ) : null}
      {accounts === undefined && !error ? <Skeleton height={120} shape="card" /> : null}
      {accounts === undefined && error ? (
        <EmptyState
          illustration="error"
          title={t`We could not load your linked accounts`}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
        />
      ) : null}
    </Stack>
  );
}

type PartnerAccountProps = { readonly linked: boolean; readonly label: string; readonly lastUpdatedAt: string | null };

function PartnerAccount({ linked, label, lastUpdatedAt }: PartnerAccountProps) {
  const begin = useBeginLinking();
  const [unlink, { loading }] = useMutation(AccountLinkDeleteDocument);
  const part = (): void => {
    unlink().catch(() => toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` }));
  };
  return (
    <Card padding={24} css={{ maxWidth: '640px' }}>
      <Row gap={16} wrap justify="between">
        <Stack gap={4}>
          <Heading as="h2" size={18}>{t`Partner account`}</Heading>
          <Text as="p" tone="ink2">
            {linked ? linkedText(label, lastUpdatedAt) : t`Link your partner account to use what you follow there here too.`}
          </Text>
        </Stack>
        {linked ? (
          <Button tone="secondary" busy={loading} onClick={part}>{t`Unlink`}</Button>
        ) : (
          <Button onClick={() => void begin()}>{t`Link account`}</Button>
        )}
      </Row>
    </Card>
  );
}

function linkedText(label: string, since: string | null): string {
  if (since === null) return label === '' ? t`Linked.` : t`Linked to ${label}.`;
  const time = formatDateTime(new Date(since));
  return label === '' ? t`Linked since ${time}.` : t`Linked to ${label} since ${time}.`;
}
