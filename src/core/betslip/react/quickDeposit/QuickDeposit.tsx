import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PaymentProvidersQuickDepositLandingPageDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { DEPOSIT } from '#src/shared/payments/walletPaths.ts';
import { QuickDepositForm } from './QuickDepositForm.tsx';

type Props = {
  readonly playerId: string;
  readonly onDeposited: () => void;
  readonly onClose: () => void;
  readonly onElsewhere: (path: string) => void;
};

/** Without a preferred provider, calls `onElsewhere` with the deposit page's path (product §4). */
export function QuickDeposit({ playerId, onDeposited, onClose, onElsewhere }: Props) {
  const { data, error } = useQuery(PaymentProvidersQuickDepositLandingPageDocument, { fetchPolicy: 'network-only' });
  const landing = data?.paymentProvidersQuickDepositLandingPage;
  const isClosed = landing !== undefined && (!landing.permitted || landing.providers.length === 0 || landing.preferredProvider === null);
  useEffect(() => {
    if (isClosed) onElsewhere(DEPOSIT);
  }, [isClosed, onElsewhere]);
  const done = (): void => {
    onDeposited();
    onClose();
  };
  return (
    <Stack gap={16} css={{ padding: '$16' }}>
      <div>
        <Button tone="quiet" size="small" icon="chevron-left" onClick={onClose}>{t`Go back to Betslip`}</Button>
      </div>
      <Heading as="h3" size={18}>{t`Quick deposit`}</Heading>
      {landing !== undefined && !isClosed ? (
        <QuickDepositForm playerId={playerId} landing={landing} onDone={done} />
      ) : error && !data ? (
        <>
          <Text as="p" role="alert" tone="negative">{t`We could not load your deposit options.`}</Text>
          <ButtonFace as={Link} to={DEPOSIT}>{t`Go to deposits`}</ButtonFace>
        </>
      ) : (
        <Skeleton height={240} shape="card" />
      )}
    </Stack>
  );
}
