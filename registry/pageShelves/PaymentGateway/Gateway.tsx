import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { GatewayFrame } from '#src/render/payments/GatewayFrame.tsx';
import { useGateway } from '#src/render/payments/useGateway.ts';
import { usePaypal } from '#src/render/payments/usePaypal.ts';
import type { GatewayMessage } from '#src/shared/payments/gatewayMessage.ts';
import { DEPOSIT, receiptPath, type Way, webUrlOf, WITHDRAWAL } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Notice } from '../../parts/payment/Notice.tsx';
import { type End, failed, mismatch } from './ends.ts';
import { useResubmit } from './useResubmit.ts';

export type GatewayWord = 'depositText' | 'withdrawalText' | 'retryLabel' | 'helpLabel';
type GatewayWords = { readonly [N in GatewayWord]?: string };
type Props = { readonly transactionId: string; readonly way: Way; readonly words: GatewayWords };
type RunningProps = Pick<ReturnType<typeof useGateway>, 'again' | 'frame' | 'gateway'> & Pick<Props, 'way' | 'words'>;

function Running({ gateway, frame, again, way, words }: RunningProps) {
  const support = words.helpLabel;
  if (gateway.at === 'failed')
    return (
      <Notice title={t`We could not open the payment page`} body={gateway.message} way={way} support={support}>
        <Button onClick={again}>{words.retryLabel ?? t`Try Again`}</Button>
      </Notice>
    );
  if (gateway.at === 'over')
    return <Notice title={t`This payment has ended`} body={t`See the result in your transactions.`} way={way} support={support} />;
  const built = {
    deposit: words.depositText ?? t`You pay on our provider’s page. We never see your card or account number.`,
    withdrawal: words.withdrawalText ?? t`You enter your account details on our provider’s page. We never see your account number.`,
  };
  // `data-under-way` marks a payment in progress, which delays layout updates until the receipt opens.
  return (
    <Stack gap={16} data-under-way="">
      <Text as="p" tone="ink2">
        {built[way]}
      </Text>
      <GatewayFrame url={gateway.at === 'open' ? gateway.url : null} frame={frame} />
    </Stack>
  );
}

export function Gateway({ transactionId, way, words }: Props) {
  const navigate = useNavigate();
  const [end, setEnd] = useState<End | null>(null);
  const { resubmit, isBusy, dialog } = useResubmit(setEnd);
  const paypal = usePaypal(transactionId, useSearchParams()[0].get('provider'));
  const showReceipt = (): void => void navigate(receiptPath(transactionId), { replace: true });
  const complete = (): void => {
    // Opens the receipt even if the response is lost, because the receipt shows the result.
    paypal?.complete().then((problem) => (problem === null ? showReceipt() : setEnd(failed(problem, true))), showReceipt);
  };
  const onMessage = (message: GatewayMessage): void => {
    if (message.type === 'goBackToDeposit') {
      paypal?.cancel();
      return void navigate(DEPOSIT, { replace: true });
    }
    if (message.type === 'depositSuccessful' && paypal !== null) return complete();
    if (message.type === 'goBackToWithdrawal') void navigate(WITHDRAWAL, { replace: true });
    // Opens the receipt, because the frame's own report of success is not trusted.
    if (message.type === 'depositSuccessful' || message.type === 'showReceipt') showReceipt();
    if (message.type === 'resubmitCreate') return way === 'deposit' ? resubmit() : void navigate(WITHDRAWAL, { replace: true });
    if (message.type === 'showInformationMismatch') setEnd(mismatch(way));
    if (message.type === 'depositFailed') setEnd(failed(message.errorMessage, way === 'deposit' && message.showTryAgainCTA));
  };
  const { gateway, frame, again } = useGateway({ webUrl: useWebUrl(transactionId, way), transactionId, onMessage });
  return (
    <Stack gap={16} css={{ maxWidth: '560px' }}>
      {end !== null ? (
        <Notice title={end.title} body={end.body} way={way} support={words.helpLabel}>
          {end.canTryAgain ? (
            <Button busy={isBusy} onClick={resubmit}>
              {words.retryLabel ?? t`Try Again`}
            </Button>
          ) : null}
        </Notice>
      ) : (
        <Running gateway={gateway} frame={frame} again={again} way={way} words={words} />
      )}
      {dialog}
    </Stack>
  );
}

function useWebUrl(transactionId: string, way: Way): string {
  const state: unknown = useLocation().state;
  const told = typeof state === 'object' && state !== null && 'webUrl' in state ? state.webUrl : null;
  return typeof told === 'string' && told.startsWith('/') && !told.startsWith('//') ? told : webUrlOf(transactionId, way);
}
