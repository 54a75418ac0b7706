import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { DEPOSIT_FAILED, type GatewayMessage } from './gatewayMessage.ts';
import { GatewayFrame } from './GatewayFrame.tsx';
import { lastWish } from './lastWish.ts';
import { Notice } from './Notice.tsx';
import { useCreateDeposit } from './useCreateDeposit.ts';
import { useGateway } from './useGateway.ts';
import { DEPOSIT, gatewayPath, receiptPath, webUrlOf, WITHDRAWAL } from './walletPaths.ts';

type End = { readonly title: string; readonly body: string; readonly canTryAgain: boolean };

const MISMATCH: End = {
  title: 'We could not match your information',
  body: 'The name on the card or account is not the one on your account here. Nothing was charged. Use a card or account in your own name.',
  canTryAgain: false,
};

/** `wallet/deposit/gateway`: the vendor's page in a frame, until it says how the payment ended. */
export function GatewayPage({ transactionId }: { readonly transactionId: string }) {
  const navigate = useNavigate();
  const [end, setEnd] = useState<End | null>(null);
  const { resubmit, isBusy } = useResubmit(setEnd);
  const onMessage = (message: GatewayMessage): void => {
    if (message.type === 'goBackToDeposit') void navigate(DEPOSIT, { replace: true });
    if (message.type === 'goBackToWithdrawal') void navigate(WITHDRAWAL, { replace: true });
    // What became of the money the receipt says, and not the frame.
    if (message.type === 'depositSuccessful' || message.type === 'showReceipt')
      void navigate(receiptPath(transactionId), { replace: true });
    if (message.type === 'resubmitCreate') resubmit();
    if (message.type === 'showInformationMismatch') setEnd(MISMATCH);
    if (message.type === 'depositFailed')
      setEnd({ title: 'Deposit failed', body: message.errorMessage, canTryAgain: message.showTryAgainCTA });
  };
  const { gateway, frame, again } = useGateway({ webUrl: useWebUrl(transactionId), transactionId, onMessage });
  return (
    <Stack gap={16} css={{ maxWidth: '560px' }}>
      <Heading as="h1" size={28}>
        Payment
      </Heading>
      {end !== null ? (
        <Notice title={end.title} body={end.body}>
          {end.canTryAgain ? (
            <Button busy={isBusy} onClick={resubmit}>
              Try Again
            </Button>
          ) : null}
        </Notice>
      ) : gateway.at === 'failed' ? (
        <Notice title="The payment page is not there" body={gateway.message}>
          <Button onClick={again}>Try Again</Button>
        </Notice>
      ) : gateway.at === 'over' ? (
        <Notice title="This payment is over" body="What became of it stands among your transactions." />
      ) : (
        <>
          <Text as="p" tone="ink2">
            You pay on the page of our payment provider. We never see your card.
          </Text>
          <GatewayFrame url={gateway.at === 'open' ? gateway.url : null} frame={frame} />
        </>
      )}
    </Stack>
  );
}

function useWebUrl(transactionId: string): string {
  const state: unknown = useLocation().state;
  const told = typeof state === 'object' && state !== null && 'webUrl' in state ? state.webUrl : null;
  return typeof told === 'string' && told.startsWith('/') && !told.startsWith('//') ? told : webUrlOf(transactionId);
}

/** The same deposit once more, as a deposit of its own; on the deposit page where nobody knows any more what it was. */
function useResubmit(setEnd: (end: End | null) => void): { readonly resubmit: () => void; readonly isBusy: boolean } {
  const navigate = useNavigate();
  const create = useCreateDeposit();
  const { tabStorage } = usePlatform();
  const { userId } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    const wish = lastWish(tabStorage, userId);
    if (!wish) return void navigate(DEPOSIT, { replace: true });
    const { uri, userErrors } = await create(wish.input);
    if (!uri) return setEnd({ title: 'Deposit failed', body: userErrors.at(-1)?.message ?? DEPOSIT_FAILED, canTryAgain: false });
    setEnd(null);
    void navigate(gatewayPath(wish.input.paymentProviderId, uri.transactionId), { replace: true, state: { webUrl: uri.webUrl } });
  };
  const resubmit = (): void => {
    setBusy(true);
    again()
      .catch(() => setEnd({ title: 'Deposit failed', body: 'We could not reach the server. Nothing was charged.', canTryAgain: true }))
      .finally(() => setBusy(false));
  };
  return { resubmit, isBusy };
}
