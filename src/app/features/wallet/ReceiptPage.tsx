import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { ReceiptDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { happened } from '#src/platform/analytics/happened.ts';
import { Receipt } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { askDialogsAgain } from '../../frame/dialogs/dialogQuestions.ts';
import { Page } from '../../page/Page.tsx';

const LOOK_MS = 3_000;

export function ReceiptPage({ transactionId }: { readonly transactionId: string }) {
  const { name } = useBrand();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReceiptDocument, {
    variables: { id: transactionId },
    fetchPolicy: 'cache-and-network',
  });
  const transaction = data?.paymentTransaction;
  const status = transaction?.status ?? null;
  useEffect(() => {
    if (status?.startsWith('PENDING') !== true) return;
    startPolling(LOOK_MS);
    return stopPolling;
  }, [status, startPolling, stopPolling]);
  // Product §4.
  const isShown = status !== null;
  useEffect(() => (isShown ? happened({ type: 'receipt-shown' }) : undefined), [isShown]);
  // Deposits may need acknowledgement from this one on.
  useEffect(() => (status === 'SUCCESSFUL' ? askDialogsAgain() : undefined), [status]);
  if (transaction === null) return <Page />;
  if (transaction === undefined && error)
    return (
      <>
        <title>{t`Receipt · ${name}`}</title>
        <EmptyState
          illustration="error"
          title={t`We could not load this receipt`}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
        />
      </>
    );
  return (
    <Stack gap={16} css={{ maxWidth: '560px' }}>
      <title>{t`Receipt · ${name}`}</title>
      <Heading as="h1" size={28}>{t`Receipt`}</Heading>
      <Card padding={16}>
        <div aria-live="polite">{transaction ? <Receipt receipt={transaction.receipt} /> : <Skeleton height={320} />}</div>
      </Card>
      <Row gap={8} wrap>
        {/* Nobody is asked to bet withdrawn money (checklist 43). */}
        {transaction?.type === 'DEPOSIT' && status === 'SUCCESSFUL' ? (
          <ButtonFace as={Link} to="/">
            {t`Start betting`}
          </ButtonFace>
        ) : null}
        <ButtonFace as={Link} to="/account/history/transactions" tone="secondary">{t`Transactions`}</ButtonFace>
      </Row>
    </Stack>
  );
}
