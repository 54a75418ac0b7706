import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { type LoyaltyDashboardFragment, LoyaltyDashboardFragmentDoc, LoyaltyDashboardHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { ForPlayers } from '../../parts/shelf/ForPlayers.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { TierProgress } from '../../parts/promotion/TierProgress.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { TierList } from './TierList.tsx';
import { Methods } from './Methods.tsx';
import { Redemption } from './Redemption.tsx';

const Way = styled(LinkTo, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8', minHeight: '44px' });
const support = { __typename: 'ContactSupportDeepLink', topic: null } as const;

export function LoyaltyDashboard({ node }: { readonly node: FragmentType<LoyaltyDashboardFragment> }) {
  const { id, title, tiers, pointsEarningMethods } = useNode(LoyaltyDashboardFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const player = useFragment({
    fragment: LoyaltyDashboardHeldFragmentDoc,
    fragmentName: 'LoyaltyDashboardHeld',
    from: { __typename: 'LoyaltyDashboardShelf', id },
  });
  if (!player.complete && isLoggedIn === false) return <ForPlayers what={t`your tier`} />;
  const standing = player.complete ? player.data.standing : null;
  return (
    <>
      <ShelfHead title={title} />
      <Stack gap={16}>
        {player.complete ? (
          <Card padding={16}>
            {standing === null ? (
              <Stack gap={8}>
                <Text as="p">{t`An unexpected error occurred. Check back later.`}</Text>
                <Way link={support} of={id}>{t`Contact Support`}</Way>
              </Stack>
            ) : (
              <Stack gap={8}>
                <TierProgress standing={standing} />
              </Stack>
            )}
          </Card>
        ) : (
          <div role="status" aria-label={t`Loading your tier`}>
            <Skeleton height={102} shape="card" />
          </div>
        )}
        {player.complete && player.data.redemption ? <Redemption redemption={player.data.redemption} /> : null}
        <TierList tiers={tiers} current={standing?.tier ?? null} />
        <Methods methods={pointsEarningMethods} />
      </Stack>
    </>
  );
}
