import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useGoToSlip, useSelectionCount } from '#src/core/betslip/index.ts';
import { ReceiptDocument, type TransactionReceiptFragment, TransactionReceiptFragmentDoc } from '#src/gql/graphql.ts';
import { happened } from '#src/platform/analytics/happened.ts';
import { Receipt, useHeading, useNode, useReceiptLines, useRenderPorts } from '#src/render/index.ts';
import { isTransactionId } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { Notice } from '../../parts/payment/Notice.tsx';
import { wordsIn } from '../../parts/text/words.ts';
import { Progress } from './Progress.tsx';
import { TransactionReceiptSkeleton } from './TransactionReceiptSkeleton.tsx';

const LOOK_MS = 3_000;

type DepositWord = 'playLabel' | 'slipLabel';
type Word = DepositWord | 'heading' | 'transactionsLabel' | 'absentTitle' | 'absentText' | 'lostTitle' | 'retryLabel' | 'helpLabel';

export function TransactionReceipt({ node }: { readonly node: FragmentType<TransactionReceiptFragment> }) {
  const words = wordsIn<Word>(useNode(TransactionReceiptFragmentDoc, node));
  const level = useHeading();
  const below = useHeading(1);
  const id = useLocation().pathname.split('/')[4] ?? '';
  const { transaction, isLost, again } = useTransaction(id);
  const areLinesPending = useReceiptLines(useRenderPorts().loadReceiptLines) === 'pending';
  if (transaction === null)
    return (
      <Notice
        title={words.absentTitle ?? t`Receipt not found`}
        body={words.absentText ?? t`See all payments in your transactions. For a bet’s receipt, open the bet.`}
        support={words.helpLabel}
        level={level}
      >
        <ToTransactions label={words.transactionsLabel} />
      </Notice>
    );
  if (transaction === undefined && isLost)
    return (
      <EmptyState
        headingLevel={level}
        illustration="error"
        title={words.lostTitle ?? t`We could not load this receipt`}
        action={<Button onClick={again}>{words.retryLabel ?? t`Try again`}</Button>}
      />
    );
  if (transaction === undefined || areLinesPending) return <TransactionReceiptSkeleton />;
  return (
    <Stack gap={16} css={{ maxWidth: '560px' }}>
      <Heading as={level} size={28}>
        {words.heading ?? t`Receipt`}
      </Heading>
      <Card padding={16}>
        <div aria-live="polite">
          <Receipt receipt={transaction.receipt} />
        </div>
      </Card>
      {transaction.progress === null ? null : <Progress progress={transaction.progress} level={below} />}
      <Row gap={8} wrap>
        {/* Omits the link to betting after a withdrawal (checklist 43). */}
        {transaction.type === 'DEPOSIT' && transaction.status === 'SUCCESSFUL' ? <Onward words={words} /> : null}
        <ToTransactions label={words.transactionsLabel} />
      </Row>
    </Stack>
  );
}

/** Links to the home page. Opens the betslip there if it has selections, because account pages have no betslip. */
function Onward({ words }: { readonly words: { readonly [W in DepositWord]?: string } }) {
  const goToSlip = useGoToSlip(false);
  const hasSelections = useSelectionCount() > 0;
  return (
    <ButtonFace as={Link} to="/" onClick={hasSelections ? goToSlip : undefined}>
      {hasSelections ? (words.slipLabel ?? t`Back to betslip`) : (words.playLabel ?? t`Start betting`)}
    </ButtonFace>
  );
}

const ToTransactions = ({ label }: { readonly label: string | undefined }) => (
  <ButtonFace as={Link} to="/account/history/transactions" tone="secondary">
    {label ?? t`Transactions`}
  </ButtonFace>
);

/** Queries a transaction, and polls while it is pending. Null for another player's transaction. */
function useTransaction(id: string) {
  const isId = isTransactionId(id);
  const { askDialogs } = useRenderPorts();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReceiptDocument, {
    variables: { id },
    skip: !isId,
    fetchPolicy: 'cache-and-network',
  });
  const transaction = isId ? data?.paymentTransaction : null;
  const status = transaction?.status ?? null;
  useEffect(() => {
    if (status?.startsWith('PENDING') !== true) return;
    startPolling(LOOK_MS);
    return stopPolling;
  }, [status, startPolling, stopPolling]);
  // Tells analytics that the receipt was shown (product §4).
  const isShown = status !== null;
  useEffect(() => (isShown ? happened({ type: 'receipt-shown' }) : undefined), [isShown]);
  // Requests pending dialogs, because a deposit may need an acknowledgement.
  useEffect(() => (status === 'SUCCESSFUL' ? askDialogs() : undefined), [status, askDialogs]);
  return { transaction, isLost: error !== undefined, again: () => void refetch().catch(() => undefined) };
}
