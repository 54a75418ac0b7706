import { createContext, use } from 'react';
import type {
  PaymentConsentInput,
  PaymentProviderFieldsFragment,
  TransactionType,
  WithdrawalConfirmationFieldsFragment,
} from '#src/gql/graphql.ts';
import type { Sending } from '#src/render/payments/useAttempt.ts';
import type { Option } from '#src/shared/payments/choices.ts';
import type { FormProblems } from '#src/shared/payments/depositForm.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

export type Landing =
  | { readonly at: 'loading' }
  | { readonly at: 'open' }
  | { readonly at: 'none' | 'closed' }
  | { readonly at: 'lost'; readonly again: () => void }
  | { readonly at: 'refused'; readonly message: string };

export type Draft = {
  readonly providers: readonly PaymentProviderFieldsFragment[];
  readonly provider: PaymentProviderFieldsFragment;
  readonly choose: (providerId: string) => void;
  readonly methodId: string | undefined;
  readonly chooseMethod: (id: string) => void;
  /** Locations that accept cash. Null for providers without cash payments. */
  readonly places: readonly Option[] | null;
  readonly placeId: string | null;
  readonly choosePlace: (id: string) => void;
  readonly amount: string;
  readonly cents: number | null;
  readonly type: (amount: string) => void;
  readonly promotionCode: string | null;
  readonly typeCode: (code: string) => void;
  /** Withdrawable amount in cents. Null for deposits. */
  readonly available: bigint | null;
  readonly problems: Pick<FormProblems, 'amount' | 'general'>;
  readonly isBusy: boolean;
};

export type Confirming = {
  readonly confirmation: WithdrawalConfirmationFieldsFragment;
  readonly sending: Sending;
  readonly problem: string | null;
  readonly confirm: (consent: PaymentConsentInput) => void;
  readonly back: () => void;
};

export type Payment = {
  readonly way: Way;
  readonly landing: Landing;
  readonly draft: Draft | null;
  readonly confirming: Confirming | null;
};

export const PaymentContext = createContext<Payment | null>(null);

/** Throws outside a `Payment` component. */
export function usePayment(): Payment {
  const payment = use(PaymentContext);
  if (payment === null) throw new Error('Put this node into a region of a PaymentShelf');
  return payment;
}

export const typeOf = (way: Way): TransactionType => (way === 'deposit' ? 'DEPOSIT' : 'WITHDRAWAL');
