import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { chosenMethod, chosenProvider } from '#src/shared/payments/choices.ts';
import { centsIn } from '#src/shared/payments/depositForm.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { PRESELECTED, type Way } from '#src/shared/payments/walletPaths.ts';
import type { Draft } from '../../parts/payment/payment.ts';
import { usePlaces } from '../../parts/payment/usePlaces.ts';
import { usePromotionCode } from './usePromotionCode.ts';

type Given = Pick<Draft, 'problems' | 'isBusy'> & {
  readonly providers: readonly PaymentProviderFieldsFragment[];
  readonly preferredId: string | null;
  readonly clear: () => void;
};

export function useDraft(way: Way, { providers, preferredId, problems, isBusy, clear }: Given): Draft | null {
  const { account } = useAuth();
  const [asked] = useSearchParams();
  const [chosenId, setChosen] = useState<string | null>(null);
  const [wantedMethod, setMethod] = useState<string | null>(null);
  const [wantedPlace, setPlace] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const provider = chosenProvider(providers, [chosenId, asked.get(PRESELECTED), preferredId]);
  const places = usePlaces(provider);
  const promotion = usePromotionCode(way === 'deposit');
  if (!provider) return null;
  const methodId = chosenMethod(provider, wantedMethod)?.id;
  const placeId = (places?.find(({ id }) => id === wantedPlace) ?? places?.[0])?.id ?? null;
  const cents = centsIn(amount);
  return {
    providers,
    provider,
    choose: (id) => {
      setChosen(id);
      setMethod(null);
      clear();
    },
    methodId,
    chooseMethod: (id) => {
      setMethod(id);
      clear();
    },
    places,
    placeId,
    choosePlace: (id) => {
      setPlace(id);
      clear();
    },
    amount,
    cents,
    type: (text) => {
      setAmount(text);
      clear();
    },
    available: way === 'withdrawal' ? BigInt(account?.balances.withdrawableBalance.amountLong ?? '0') : null,
    ...promotion,
    problems,
    isBusy,
  };
}

export function inputOf({ cents, isBusy, places, placeId, provider, methodId, promotionCode }: Draft): RequestInput | null {
  if (cents === null || isBusy || (places !== null && placeId === null)) return null;
  const code = promotionCode?.trim() ?? '';
  return {
    amountCents: cents,
    paymentProviderId: provider.id,
    ...(methodId === undefined ? {} : { paymentMethodId: methodId }),
    ...(placeId === null ? {} : { facilityId: placeId }),
    ...(code === '' ? {} : { promotionCode: code }),
  };
}
