import { useApolloClient } from '@apollo/client/react';
import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import { validatePayment } from '#src/render/payments/paymentCalls.ts';
import { useCreatePayment } from '#src/render/payments/useCreatePayment.ts';
import { chosenMethod, chosenProvider, depositMethods, NEW, providerOption } from '#src/shared/payments/choices.ts';
import {
  centsIn,
  type FormProblems,
  MOST_DOLLARS,
  noProblems,
  problemsOfSilence,
  problemsOfSubmit,
  problemsOfValidation,
} from '#src/shared/payments/depositForm.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { gatewayPath, receiptPath } from '#src/shared/payments/walletPaths.ts';
import { ManageMethods } from './manage/ManageMethods.tsx';
import { PromoCode, usePromoCode } from './PromoCode.tsx';
import { usePlace } from './usePlace.tsx';

const QUICK = [25, 50, 100, 250] as const;

type Provider = PaymentProviderFieldsFragment;
type Props = { readonly providers: readonly Provider[]; readonly preferredId: string | null };

export function DepositForm({ providers, preferredId }: Props) {
  const hasPromo = usePromoCode();
  const [chosenId, choose] = useState(preferredId);
  const provider = chosenProvider(providers, chosenId);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [code, setCode] = useState('');
  const { send, isSending, problems, clear, dialog } = useSending(provider?.id === preferredId);
  const place = usePlace(provider, t`Where you bring it`, clear);
  if (!provider) return null;
  const method = chosenMethod(provider, methodId);
  const cents = centsIn(amount);
  const typed = (text: string): void => {
    setAmount(text);
    clear();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // An empty amount does nothing (product §5).
    if (cents === null || isSending || !place.isKnown) return;
    send({
      amountCents: cents,
      paymentProviderId: provider.id,
      ...(method ? { paymentMethodId: method.id } : {}),
      ...place.input,
      ...(hasPromo && code.trim() !== '' ? { promotionCode: code.trim() } : {}),
    });
  };
  const pick = (id: string): void => {
    choose(id);
    setMethodId(null);
    clear();
  };
  const form = (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <Choices legend={t`Payment method`} options={providers.map(providerOption)} value={provider.id} onChange={pick} />
        {provider.methods.length > 0 ? (
          <Choices
            legend={provider.methodOptions.paymentsMethodsHeader}
            options={depositMethods(provider)}
            value={method?.id ?? NEW}
            onChange={setMethodId}
          />
        ) : null}
        {place.choice}
        <Stack gap={8}>
          <MoneyField label={t`Amount`} value={amount} max={MOST_DOLLARS} error={problems.amount} onValueChange={typed} name="amount" />
          <Row gap={8} wrap>
            {QUICK.map((dollars) => (
              <Button key={dollars} tone="secondary" size="small" onClick={() => typed(String(dollars))}>
                ${dollars}
              </Button>
            ))}
          </Row>
        </Stack>
        {hasPromo ? <PromoCode value={code} onChange={setCode} /> : null}
        <Stack gap={8}>
          {problems.general === null ? null : (
            <Text as="p" role="alert" tone="negative">
              {problems.general}
            </Text>
          )}
          <Button type="submit" block size="large" busy={isSending} disabled={cents === null}>
            {cents === null ? t`Deposit` : t`Deposit ${formatCents(BigInt(cents))}`}
          </Button>
          <ButtonFace as={Link} to="/account/responsible-gaming" tone="quiet">{t`Set a limit on your deposits`}</ButtonFace>
          <ManageMethods providers={providers} type="DEPOSIT" />
        </Stack>
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

/** Validates, then creates (product §4); shows errors by product §5. */
function useSending(isPreferred: boolean) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { create, isUnanswered, dialog } = useCreatePayment('deposit', useAuth().userId);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const refuse = (found: FormProblems): void => {
    setProblems(found);
    if (found.isToast) toast({ id: 'deposit', type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
  };
  const ask = async (input: RequestInput): Promise<void> => {
    const validated = await validatePayment(client, 'deposit', input);
    if (!validated.succeeded) return refuse(problemsOfValidation(validated, isPreferred));
    const made = await create(input);
    if (!made.uri) return refuse(problemsOfSubmit(made));
    const { transactionId, webUrl, deepLink } = made.uri;
    if (deepLink?.__typename === 'ReceiptDeepLink') return void navigate(receiptPath(transactionId));
    void navigate(gatewayPath(input.paymentProviderId, transactionId), { state: { webUrl } });
  };
  const send = (input: RequestInput): void => {
    setSending(true);
    setProblems(noProblems);
    ask(input)
      .catch(() => refuse(problemsOfSilence(isUnanswered())))
      .finally(() => setSending(false));
  };
  return { send, isSending, problems, dialog, clear: () => setProblems(noProblems) };
}
