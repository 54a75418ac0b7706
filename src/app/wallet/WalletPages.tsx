import { useLocation } from 'react-router-dom';
import { Page } from '../page/Page.tsx';
import { DepositPage } from './DepositPage.tsx';
import { GatewayPage } from './GatewayPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { DEPOSIT, isTransactionId } from './walletPaths.ts';

const RECEIPT = '/account/wallet/receipt/';

/** Pages of the wallet that the client draws; what is published at an address stands for the rest, and says what there is not. */
export function WalletPages({ url }: { readonly url: string }) {
  const { search } = useLocation();
  if (url === DEPOSIT) return <DepositPage />;
  const transaction = new URLSearchParams(search).get('transaction');
  if (url === `${DEPOSIT}/gateway` && isTransactionId(transaction)) return <GatewayPage key={transaction} transactionId={transaction} />;
  const receipt = url.startsWith(RECEIPT) ? url.slice(RECEIPT.length) : null;
  return isTransactionId(receipt) ? <ReceiptPage key={receipt} transactionId={receipt} /> : <Page />;
}
