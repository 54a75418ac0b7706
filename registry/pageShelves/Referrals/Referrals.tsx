import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type ReferralsFragment, ReferralsFragmentDoc, type ReferralsOwnFragment, ReferralsOwnFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ReferralsSkeleton } from './ReferralsSkeleton.tsx';

const Address = styled('p', {
  margin: 0,
  padding: '$12',
  borderRadius: '$control',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  text: 14,
  overflowWrap: 'anywhere',
});
const Counts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$8',
  margin: 0,
  paddingTop: '$16',
  borderTop: '1px solid $line',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { text: 13, color: '$ink2' },
  '& dd': { margin: 0, text: 22, fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' },
});

export function Referrals({ node }: { readonly node: FragmentType<ReferralsFragment> }) {
  const { id, title, text } = useNode(ReferralsFragmentDoc, node);
  const own = useFragment({
    fragment: ReferralsOwnFragmentDoc,
    fragmentName: 'ReferralsOwn',
    from: { __typename: 'ReferralsShelf', id },
  });
  if (!own.complete)
    return (
      <Owed what={t`your invitations`}>
        <ReferralsSkeleton />
      </Owed>
    );
  const { referrals } = own.data;
  return (
    <>
      <ShelfHead title={title} />
      <Card padding={16}>
        {referrals === null ? (
          <Text tone="ink2">{t`You can’t invite friends right now. Please check back later.`}</Text>
        ) : (
          <Own {...{ text, referrals }} />
        )}
      </Card>
    </>
  );
}

function Own({ text, referrals }: { readonly text: string; readonly referrals: NonNullable<ReferralsOwnFragment['referrals']> }) {
  const address = location.origin + referrals.path;
  return (
    <Stack gap={16}>
      <Text tone="ink2">{text}</Text>
      <Stack gap={4}>
        <Text as="p" size={13} tone="ink2">{t`Your link`}</Text>
        <Address>{address}</Address>
      </Stack>
      <Button icon="copy" block onClick={() => void copyText(address)}>{t`Copy link`}</Button>
      <Counts>
        <div>
          <dt>{t`In progress`}</dt>
          <dd>{referrals.inProgress}</dd>
        </div>
        <div>
          <dt>{t`Completed`}</dt>
          <dd>{referrals.completed}</dd>
        </div>
      </Counts>
      <Text size={13} tone="ink2">{t`A friend is in progress after sign-up. They are complete when we confirm who they are.`}</Text>
    </Stack>
  );
}
