import type { FragmentType } from '@apollo/client';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { type PaymentGatewayFragment, PaymentGatewayFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { DEPOSIT, formPath, INTERAC, isTransactionId, WITHDRAWAL } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Notice } from '../../parts/payment/Notice.tsx';
import { Gateway, type GatewayWord } from './Gateway.tsx';
import { wordsIn } from '../../parts/text/words.ts';

const INTERAC_ID = 'interac';

type Word = GatewayWord | 'noneTitle' | 'noneText';

export function PaymentGateway({ node }: { readonly node: FragmentType<PaymentGatewayFragment> }) {
  const words = wordsIn<Word>(useNode(PaymentGatewayFragmentDoc, node));
  const { pathname } = useLocation();
  const [asked] = useSearchParams();
  const isInterac = pathname.startsWith(INTERAC);
  const transactionId = asked.get(isInterac ? 'confirm' : 'transaction');
  const isDeposit = pathname.startsWith(DEPOSIT);
  if (isTransactionId(transactionId) && (isDeposit || isInterac || pathname.startsWith(WITHDRAWAL)))
    return <Gateway key={transactionId} transactionId={transactionId} way={isDeposit ? 'deposit' : 'withdrawal'} words={words} />;
  const providerId = isInterac ? INTERAC_ID : asked.get('provider');
  if (providerId !== null) return <Navigate to={formPath(providerId, isDeposit ? 'deposit' : 'withdrawal')} replace />;
  return (
    <Notice
      title={words.noneTitle ?? t`No payment in progress`}
      body={words.noneText ?? t`We did not charge you or pay anything out. Start a payment to continue.`}
      support={words.helpLabel}
    />
  );
}
