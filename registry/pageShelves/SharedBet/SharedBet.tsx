import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { SharedBetDocument, type SharedBetFragment, SharedBetFragmentDoc, type SharedBetQuery } from '#src/gql/graphql.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';
import { LostBet } from './LostBet.tsx';
import { SharedBanner } from './SharedBanner.tsx';
import { SharedBetSkeleton } from './SharedBetSkeleton.tsx';
import { SharedLegs } from './SharedLegs.tsx';

type Shared = NonNullable<SharedBetQuery['sharedBet']>;

export function SharedBet({ node }: { readonly node: FragmentType<SharedBetFragment> }) {
  const texts = useNode(SharedBetFragmentDoc, node);
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, error, refetch } = useQuery(SharedBetDocument, { variables: { shareBetId: shareId }, skip: shareId === '' });
  if (data?.sharedBet) return <ShownBet bet={data.sharedBet} shareId={shareId} texts={texts} />;
  if (error) return <LostBet onRetry={() => void refetch()} />;
  if (data || shareId === '') return <MissingBet texts={texts} />;
  return <SharedBetSkeleton />;
}

type ShownProps = { readonly bet: Shared; readonly shareId: string; readonly texts: SharedBetFragment };

function ShownBet({ bet, shareId, texts }: ShownProps) {
  const { disclaimers, type, eligibleLegs, ineligibleLegs } = bet;
  const take = useTake(shareId);
  useWatchEvents(eligibleLegs.flatMap(({ event }) => event?.id ?? []));
  const hasOdds = type !== 'TEASER';
  const ids = eligibleLegs.map(({ marketSelectionId }) => marketSelectionId);
  return (
    <Stack gap={16} css={{ maxWidth: '640px', marginInline: 'auto' }}>
      <SharedBanner bet={bet} />
      {ids.length === 0 ? null : (
        <Card padding={16}>
          <Stack gap={16}>
            <SharedLegs title={texts.openTitle} legs={eligibleLegs} hasOdds={hasOdds} />
            <Button size="large" block onClick={() => take(ids)}>
              {ids.length === 1 ? texts.addLabel : texts.addManyLabel.replaceAll('{count}', String(ids.length))}
            </Button>
          </Stack>
        </Card>
      )}
      {ineligibleLegs.length === 0 ? null : (
        <Card padding={16}>
          <SharedLegs title={texts.closedTitle} legs={ineligibleLegs} hasOdds={hasOdds} />
        </Card>
      )}
      {disclaimers.map((text) => (
        <Text key={text} as="p" size={12} tone="ink2">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

const MissingBet = ({ texts: { missingTitle, missingText, homeLabel } }: Pick<ShownProps, 'texts'>) => (
  <EmptyState
    headingLevel={useHeading()}
    illustration="bets"
    title={missingTitle}
    body={missingText}
    action={
      <ButtonFace as={Link} to="/">
        {homeLabel}
      </ButtonFace>
    }
  />
);

function useTake(shareId: string): (ids: readonly string[]) => void {
  const { take, open } = useBetslipContext();
  return (ids) => {
    take({ legs: ids.map((selectionId) => ({ selectionId })), from: { selectionOrigin: 'shared-bet', shareId } }, true);
    open();
  };
}
