import type { FragmentType } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import {
  LinkedAccountsDocument,
  type LinkedAccountsFragment,
  LinkedAccountsFragmentDoc,
  LinkedAccountUpdatesDocument,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkedAccountsSkeleton } from './LinkedAccountsSkeleton.tsx';
import { PartnerAccount } from './PartnerAccount.tsx';

export function LinkedAccounts({ node }: { readonly node: FragmentType<LinkedAccountsFragment> }) {
  const { accountTitle, linkText, linkLabel, unlinkLabel, emptyTitle, emptyText } = useNode(LinkedAccountsFragmentDoc, node);
  const { data, error, refetch } = useQuery(LinkedAccountsDocument, { fetchPolicy: 'cache-and-network' });
  useSubscription(LinkedAccountUpdatesDocument, { ignoreResults: true });
  const headingLevel = useHeading();
  const accounts = data?.linkedAccounts;
  if (accounts === undefined && error)
    return (
      <EmptyState
        headingLevel={headingLevel}
        illustration="error"
        title={t`We could not load your linked accounts`}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
      />
    );
  if (accounts === undefined) return <LinkedAccountsSkeleton />;
  if (accounts.length === 0) return <EmptyState headingLevel={headingLevel} illustration="search" title={emptyTitle} body={emptyText} />;
  return (
    <Stack gap={24}>
      {accounts.map((account) => (
        <PartnerAccount
          key={account.id}
          {...account}
          favorites={account.favorites.map(({ fullName }) => fullName)}
          words={{ accountTitle, linkText, linkLabel, unlinkLabel }}
        />
      ))}
    </Stack>
  );
}
