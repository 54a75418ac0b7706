import { type SyntheticEvent, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { centsToFieldText, formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Choices } from '#src/render/payments/Choices.tsx';
import { chosenMethod, chosenProvider, NEW, providerOption, withdrawalMethods } from '#src/shared/payments/choices.ts';
import { centsIn, MOST_DOLLARS } from '#src/shared/payments/depositForm.ts';
import { ManageMethods } from '../manage/ManageMethods.tsx';
import { usePlace } from '../usePlace.tsx';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { useWithdrawal } from './useWithdrawal.ts';

type Provider = PaymentProviderFieldsFragment;
type Props = { readonly providers: readonly Provider[]; readonly preferredId: string | null };

export function WithdrawalForm({ providers, preferredId }: Props) {
  const withdrawable = BigInt(useAuth().account?.balances.withdrawableBalance.amountLong ?? '0');
  const [chosenId, choose] = useState(preferredId);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const { step, problems, dialog, validate, create, back, clear } = useWithdrawal();
  const provider = chosenProvider(providers, chosenId);
  const place = usePlace(provider, t`Where you pick it up`, clear);
  if (!provider) return null;
  if (step.at === 'confirming')
    return (
      <>
        <ConfirmWithdrawal
          confirmation={step.confirmation}
          sending={step.sending}
          problem={problems.general}
          onConfirm={create}
          onBack={back}
        />
        {dialog}
      </>
    );
  const options = withdrawalMethods(provider);
  const method = chosenMethod(provider, methodId);
  const cents = centsIn(amount);
  const typed = (text: string): void => {
    setAmount(text);
    clear();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (cents === null || step.at === 'validating' || !place.isKnown) return;
    validate({
      amountCents: cents,
      paymentProviderId: provider.id,
      ...(method ? { paymentMethodId: method.id } : {}),
      ...place.input,
    });
  };
  const pick = (id: string): void => {
    choose(id);
    setMethodId(null);
    clear();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <Choices legend={t`Paid by`} options={providers.map(providerOption)} value={provider.id} onChange={pick} />
        {options.length > 1 || method ? (
          <Choices
            legend={provider.methodOptions.paymentsMethodsHeader}
            options={options}
            value={method?.id ?? NEW}
            onChange={(id) => (setMethodId(id), clear())}
          />
        ) : null}
        {place.choice}
        <Stack gap={8}>
          <MoneyField
            label={t`Amount`}
            value={amount}
            max={MOST_DOLLARS}
            error={problems.amount}
            hint={t`You can withdraw ${formatCents(withdrawable)}.`}
            onValueChange={typed}
            name="amount"
          />
          <Row gap={8} wrap>
            <Button
              tone="secondary"
              size="small"
              disabled={withdrawable === 0n}
              onClick={() => typed(centsToFieldText(withdrawable))}
            >{t`All of it`}</Button>
          </Row>
        </Stack>
        <Stack gap={8}>
          {problems.general === null ? null : (
            <Text as="p" role="alert" tone="negative">
              {problems.general}
            </Text>
          )}
          <Button type="submit" block size="large" busy={step.at === 'validating'} disabled={cents === null}>
            {cents === null ? t`Withdraw` : t`Withdraw ${formatCents(BigInt(cents))}`}
          </Button>
          <ManageMethods providers={providers} type="WITHDRAWAL" />
        </Stack>
      </Stack>
    </form>
  );
}
