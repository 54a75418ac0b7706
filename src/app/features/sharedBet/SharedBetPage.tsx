import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { SharedBetDocument, type SharedBetQuery } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { FaultPage } from '../../frame/errors/FaultPage.tsx';
import { GoneBet } from './GoneBet.tsx';
import { SharedLegs } from './SharedLegs.tsx';

type Shared = NonNullable<SharedBetQuery['sharedBet']>;

export function SharedBetPage() {
  const [params] = useSearchParams();
  const shareId = params.get('id') ?? '';
  const { name } = useBrand();
  const { data, error, refetch } = useQuery(SharedBetDocument, { variables: { shareBetId: shareId } });
  return (
    <>
      <title>{t`Shared bet · ${name}`}</title>
      {data?.sharedBet ? <SharedBet bet={data.sharedBet} shareId={shareId} /> : null}
      {error && !data?.sharedBet ? <FaultPage error={error} onRetry={() => void refetch()} /> : null}
      {data && !data.sharedBet && !error ? <GoneBet /> : null}
      {data || error ? null : <Skeleton height={320} shape="card" />}
    </>
  );
}

function SharedBet({ bet, shareId }: { readonly bet: Shared; readonly shareId: string }) {
  const { banner, disclaimers, eligibleLegs, ineligibleLegs } = bet;
  const take = useTake(shareId);
  const ids = eligibleLegs.map(({ marketSelectionId }) => marketSelectionId);
  return (
    <Stack gap={24} css={{ maxWidth: '640px', marginInline: 'auto' }}>
      <Heading as="h1" size={28}>
        {banner}
      </Heading>
      {ids.length === 0 ? null : (
        <Card padding={24}>
          <Stack gap={16}>
            <SharedLegs title={t`Can be bet on now`} legs={eligibleLegs} />
            <Button size="large" block onClick={() => take(ids)}>
              {ids.length === 1 ? t`Add to betslip` : t`Add ${ids.length} selections to betslip`}
            </Button>
          </Stack>
        </Card>
      )}
      {ineligibleLegs.length === 0 ? null : (
        <Card padding={24}>
          <SharedLegs title={t`Not open any more`} legs={ineligibleLegs} />
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

/** Keeps the slip's selections unless the player decides otherwise. */
function useTake(shareId: string): (ids: readonly string[]) => void {
  const { take, open } = useBetslipContext();
  return (ids) => {
    take({ legs: ids.map((selectionId) => ({ selectionId })), from: { selectionOrigin: 'shared-bet', shareId } }, true);
    open();
  };
}
