import { Navigate, useLocation } from 'react-router-dom';
import { Page } from '../../page/Page.tsx';
import { DepositPage } from './DepositPage.tsx';
import { GatewayPage } from './GatewayPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { DEPOSIT, INTERAC, isTransactionId, type Way, WITHDRAWAL } from '#src/shared/payments/walletPaths.ts';
import { WithdrawalPage } from './withdrawal/WithdrawalPage.tsx';

const RECEIPT = '/account/wallet/receipt/';
const gateways: ReadonlyMap<string, Way> = new Map([
  [`${DEPOSIT}/gateway`, 'deposit'],
  [`${WITHDRAWAL}/gateway`, 'withdrawal'],
]);

export function WalletPages({ url }: { readonly url: string }) {
  const { search } = useLocation();
  if (url === DEPOSIT) return <DepositPage />;
  if (url === WITHDRAWAL) return <WithdrawalPage />;
  const asked = new URLSearchParams(search);
  const confirmed = asked.get('confirm');
  if (url === INTERAC)
    return isTransactionId(confirmed) ? (
      <GatewayPage key={confirmed} transactionId={confirmed} way="withdrawal" />
    ) : (
      <Navigate to={WITHDRAWAL} replace />
    );
  const transaction = asked.get('transaction');
  const way = gateways.get(url);
  if (way !== undefined && isTransactionId(transaction)) return <GatewayPage key={transaction} transactionId={transaction} way={way} />;
  const receipt = url.startsWith(RECEIPT) ? url.slice(RECEIPT.length) : null;
  return isTransactionId(receipt) ? <ReceiptPage key={receipt} transactionId={receipt} /> : <Page />;
}
