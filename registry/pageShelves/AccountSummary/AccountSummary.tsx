import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type AccountSummaryFragment, AccountSummaryFragmentDoc, AccountSummaryHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { ForPlayers } from '../../parts/shelf/ForPlayers.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { dateTimeText } from '../../parts/text/written.ts';
import { AccountSummarySkeleton } from './AccountSummarySkeleton.tsx';
import { Balances } from './Balances.tsx';
import { Lines } from './summaryStyles.ts';

export function AccountSummary({ node }: { readonly node: FragmentType<AccountSummaryFragment> }) {
  const { id, title } = useNode(AccountSummaryFragmentDoc, node);
  const player = useFragment({
    fragment: AccountSummaryHeldFragmentDoc,
    fragmentName: 'AccountSummaryHeld',
    from: { __typename: 'AccountSummaryShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your account`}>
        <AccountSummarySkeleton />
      </Owed>
    );
  const { account } = player.data;
  if (account === null) return <ForPlayers what={t`your account`} />;
  const { firstName, lastName, username, email, lastLoginAt, balances } = account;
  return (
    <>
      <ShelfHead title={title} />
      <Card padding={16}>
        <Lines>
          <dt>{t`Name`}</dt>
          <dd>{`${firstName} ${lastName}`}</dd>
          <dt>{t`Username`}</dt>
          <dd>{username}</dd>
          <dt>{t`Email`}</dt>
          <dd>{email}</dd>
          {lastLoginAt === null ? null : (
            <>
              <dt>{t`Last login`}</dt>
              <dd>
                <time dateTime={lastLoginAt}>{dateTimeText(lastLoginAt)}</time>
              </dd>
            </>
          )}
        </Lines>
        <Balances balances={balances} />
      </Card>
    </>
  );
}
