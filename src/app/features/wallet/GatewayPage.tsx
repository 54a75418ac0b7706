import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { NOT_ANSWERED } from '#src/shared/payments/depositForm.ts';
import { DEPOSIT_FAILED, type GatewayMessage } from '#src/shared/payments/gatewayMessage.ts';
import { GatewayFrame } from '#src/render/payments/GatewayFrame.tsx';
import { lastRequest } from '#src/render/payments/keptRequest.ts';
import { Notice } from './Notice.tsx';
import { useCreatePayment } from '#src/render/payments/useCreatePayment.ts';
import { useGateway } from '#src/render/payments/useGateway.ts';
import { usePaypal } from '#src/render/payments/usePaypal.ts';
import { DEPOSIT, gatewayPath, receiptPath, type Way, webUrlOf, WITHDRAWAL } from '#src/shared/payments/walletPaths.ts';

type End = { readonly title: string; readonly body: string; readonly canTryAgain: boolean };

const notOurs = (moved: string): End => ({
  title: t`We could not match your information`,
  body: t`The name on the card or account is not the one on your account here. ${moved} Use a card or account in your own name.`,
  canTryAgain: false,
});
const unheard = (isUnanswered: boolean): End => ({
  title: isUnanswered ? t`Deposit not confirmed` : t`Deposit failed`,
  body: isUnanswered ? NOT_ANSWERED : t`We could not reach the server. Nothing was charged.`,
  canTryAgain: true,
});
const words = (): { readonly [W in Way]: { readonly mismatch: End; readonly text: string } } => ({
  deposit: {
    mismatch: notOurs(t`Nothing was charged.`),
    text: t`You pay on the page of our payment provider. We never see your card or account.`,
  },
  withdrawal: {
    mismatch: notOurs(t`Nothing was paid out.`),
    text: t`You give your account on the page of our payment provider. We never see its number.`,
  },
});

type RunningProps = Pick<ReturnType<typeof useGateway>, 'again' | 'frame' | 'gateway'> & { readonly way: Way };

function Running({ gateway, frame, again, way }: RunningProps) {
  if (gateway.at === 'failed')
    return (
      <Notice title={t`The payment page is not there`} body={gateway.message} way={way}>
        <Button onClick={again}>{t`Try Again`}</Button>
      </Notice>
    );
  if (gateway.at === 'over')
    return <Notice title={t`This payment is over`} body={t`What became of it stands among your transactions.`} way={way} />;
  return (
    <>
      <Text as="p" tone="ink2">
        {words()[way].text}
      </Text>
      <GatewayFrame url={gateway.at === 'open' ? gateway.url : null} frame={frame} />
    </>
  );
}

type Props = { readonly transactionId: string; readonly way: Way };

export function GatewayPage({ transactionId, way }: Props) {
  const { name } = useBrand();
  const heading = way === 'deposit' ? t`Payment` : t`Withdrawal`;
  const navigate = useNavigate();
  const [end, setEnd] = useState<End | null>(null);
  const { resubmit, isBusy, dialog } = useResubmit(setEnd);
  const paypal = usePaypal(transactionId, useSearchParams()[0].get('provider'));
  const complete = (): void => {
    paypal?.complete().then(
      (problem) =>
        problem === null
          ? void navigate(receiptPath(transactionId), { replace: true })
          : setEnd({ title: t`Deposit failed`, body: problem, canTryAgain: true }),
      // The receipt shows the result.
      () => void navigate(receiptPath(transactionId), { replace: true }),
    );
  };
  const onMessage = (message: GatewayMessage): void => {
    if (message.type === 'goBackToDeposit') {
      paypal?.cancel();
      return void navigate(DEPOSIT, { replace: true });
    }
    if (message.type === 'depositSuccessful' && paypal !== null) return complete();
    if (message.type === 'goBackToWithdrawal') void navigate(WITHDRAWAL, { replace: true });
    // Trust the receipt about money, not the frame.
    if (message.type === 'depositSuccessful' || message.type === 'showReceipt')
      void navigate(receiptPath(transactionId), { replace: true });
    if (message.type === 'resubmitCreate') return way === 'deposit' ? resubmit() : void navigate(WITHDRAWAL, { replace: true });
    if (message.type === 'showInformationMismatch') setEnd(words()[way].mismatch);
    if (message.type === 'depositFailed')
      setEnd({ title: t`Deposit failed`, body: message.errorMessage, canTryAgain: way === 'deposit' && message.showTryAgainCTA });
  };
  const { gateway, frame, again } = useGateway({ webUrl: useWebUrl(transactionId, way), transactionId, onMessage });
  return (
    <Stack gap={16} css={{ maxWidth: '560px' }}>
      <title>{`${heading} · ${name}`}</title>
      <Heading as="h1" size={28}>
        {heading}
      </Heading>
      {end !== null ? (
        <Notice title={end.title} body={end.body} way={way}>
          {end.canTryAgain ? <Button busy={isBusy} onClick={resubmit}>{t`Try Again`}</Button> : null}
        </Notice>
      ) : (
        <Running gateway={gateway} frame={frame} again={again} way={way} />
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

/** Goes to the deposit page if the last deposit is unknown. */
function useResubmit(setEnd: (end: End | null) => void): {
  readonly resubmit: () => void;
  readonly isBusy: boolean;
  readonly dialog: ReactNode;
} {
  const navigate = useNavigate();
  const { tabStorage } = usePlatform();
  const { userId } = useAuth();
  const { create, isUnanswered, dialog } = useCreatePayment('deposit', userId);
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    const request = lastRequest(tabStorage, userId);
    if (!request) return void navigate(DEPOSIT, { replace: true });
    const { uri, userErrors } = await create(request.input);
    if (!uri) return setEnd({ title: t`Deposit failed`, body: userErrors.at(-1)?.message ?? DEPOSIT_FAILED, canTryAgain: false });
    setEnd(null);
    void navigate(gatewayPath(request.input.paymentProviderId, uri.transactionId), { replace: true, state: { webUrl: uri.webUrl } });
  };
  const resubmit = (): void => {
    setBusy(true);
    again()
      .catch(() => setEnd(unheard(isUnanswered())))
      .finally(() => setBusy(false));
  };
  return { resubmit, isBusy, dialog };
}
