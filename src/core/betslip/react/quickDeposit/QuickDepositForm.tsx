import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentProvidersPageFragment } from '#src/gql/graphql.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GatewayFrame } from '#src/render/payments/GatewayFrame.tsx';
import { useGateway } from '#src/render/payments/useGateway.ts';
import { keptMethods, preferredKept } from '#src/shared/payments/keptMethods.ts';
import { centsIn, MOST_DOLLARS } from '#src/shared/payments/depositForm.ts';
import { DEPOSIT, receiptPath } from '#src/shared/payments/walletPaths.ts';
import { type QuickDepositEvent, type QuickDepositState, TAKES_LONG } from '../../quickDeposit.ts';
import { QuickDepositMethod } from './QuickDepositMethod.tsx';
import { useQuickDeposit } from './useQuickDeposit.ts';

type Props = {
  readonly playerId: string;
  readonly landing: PaymentProvidersPageFragment;
  readonly onDone: () => void;
};

/** Offers only the player's stored payment methods (product §2, §4). */
export function QuickDepositForm({ playerId, landing: { providers, preferredProvider }, onDone }: Props) {
  const kept = keptMethods(providers);
  const [chosenId, setChosenId] = useState(preferredKept(kept, preferredProvider?.id)?.method.id ?? null);
  const [amount, setAmount] = useState('');
  const { state, dispatch, submit, dialog } = useQuickDeposit(playerId, onDone);
  const chosen = kept.find(({ method }) => method.id === chosenId) ?? kept[0];
  const cents = centsIn(amount);
  const isBusy = state.at === 'creating' || state.at === 'charging';
  const changed = (text: string): void => {
    setAmount(text);
    dispatch({ type: 'input-changed' });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!chosen || cents === null || isBusy || state.at === 'fullstop') return;
    submit({ amountCents: cents, paymentProviderId: chosen.provider.id, paymentMethodId: chosen.method.id, quickDeposit: true });
  };
  if (state.at === 'success' && cents !== null) return <Success cents={cents} />;
  const form = (
    <form onSubmit={send} noValidate>
      <Stack gap={16}>
        <MoneyField label={t`Amount`} value={amount} max={MOST_DOLLARS} readOnly={isBusy} onValueChange={changed} name="quick-deposit" />
        {chosen ? (
          <QuickDepositMethod
            kept={kept}
            chosenId={chosen.method.id}
            isBusy={isBusy}
            onChoose={(id) => {
              setChosenId(id);
              dispatch({ type: 'input-changed' });
            }}
          />
        ) : null}
        <Standing state={state} />
        <Button type="submit" block size="large" busy={isBusy} disabled={cents === null || !chosen || state.at === 'fullstop'}>
          {cents === null ? t`Deposit` : t`Deposit ${formatCents(BigInt(cents))}`}
        </Button>
        <ButtonFace as={Link} to={DEPOSIT} tone="quiet">{t`More deposit options`}</ButtonFace>
        {state.at === 'charging' ? <HiddenGateway key={state.transactionId} {...state} dispatch={dispatch} /> : null}
      </Stack>
    </form>
  );
  return (
    <>
      {form}
      {dialog}
    </>
  );
}

function Standing({ state }: { readonly state: QuickDepositState }) {
  const isLate = state.at === 'charging' && state.isLate;
  const problem = state.at === 'try-again' || state.at === 'fullstop' ? state.message : null;
  const receipt = state.at === 'fullstop' ? state.transactionId : null;
  return (
    <>
      <Text as="p" size={13} tone="ink2" aria-live="polite">
        {isLate ? TAKES_LONG : ''}
      </Text>
      {problem === null ? null : (
        <Text as="p" role="alert" tone="negative">
          {problem}
        </Text>
      )}
      {receipt === null ? null : <ButtonFace as={Link} to={receiptPath(receipt)} tone="secondary">{t`Check deposit status`}</ButtonFace>}
    </>
  );
}

const Success = ({ cents }: { readonly cents: number }) => (
  <Stack gap={8} align="center" css={{ paddingY: '$32', textAlign: 'center' }} role="status">
    <Text as="p" size={22} weight="bold">{t`${formatCents(BigInt(cents))} added`}</Text>
    <Text as="p" tone="ink2">{t`Your deposit was successful. We will take you back to your betslip.`}</Text>
  </Stack>
);

type HiddenProps = {
  readonly transactionId: string;
  readonly webUrl: string;
  readonly dispatch: (event: QuickDepositEvent) => void;
};

function HiddenGateway({ transactionId, webUrl, dispatch }: HiddenProps) {
  const { gateway, frame } = useGateway({
    webUrl,
    transactionId,
    onMessage: (message) => dispatch({ type: 'told', message }),
    onFailed: (message, isCertain) => dispatch({ type: 'not-opened', message, isCertain }),
    failsOnSilence: false,
  });
  return <GatewayFrame url={gateway.at === 'open' ? gateway.url : null} frame={frame} isHidden />;
}
