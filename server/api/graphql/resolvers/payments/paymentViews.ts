import { t } from '#src/shared/text/t.ts';
import type { Outcome } from '#server/platform/once.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import type { PaymentResult, PaymentUri } from '#server/contract/generated/schemaTypes.ts';
import { CARD_CODE, hasPageFor, payerReference, providerOf } from '#server/modules/payments/rules/index.ts';
import type { ReceivingBank } from '#server/modules/payments/places/index.ts';
import type { Landing, OfferedProvider, PaymentMethod } from '#server/modules/payments/deposits/index.ts';
import { durationText, type OwedCard, type WithdrawalProgress } from '#server/modules/payments/withdrawals/index.ts';
import { type PaymentRequest, type WithdrawalRequest, receiptSubject, type Transaction } from '#server/modules/payments/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import type { GraphQLContext } from '../../context.ts';
import { badInput } from '#server/platform/problems.ts';
import { money } from '#server/platform/money.ts';

/** `owed`: cards to which withdrawals must first pay back money. */
export const methodOf = ({ id, label }: PaymentMethod, owed: readonly OwedCard[] = []) => {
  const cents = owed.find(({ methodId }) => methodId === id)?.cents;
  const description = cents === undefined ? t`Saved by our provider` : t`Paid back first: ${formatCents(cents)}`;
  return { __typename: 'PaymentMethod' as const, id, name: label, description };
};

function warningOf({ isExcluded, isAvailable, keepsMethods, payout, methods }: OfferedProvider, isOut: boolean): string | null {
  if (isExcluded) return t`This payment method is on the excluded list and is unavailable right now.`;
  if (isAvailable) return null;
  return isOut && payout !== null && keepsMethods && methods.length === 0 ? t`We pay money back to the cards you used.` : null;
}

const providerFor = (provider: OfferedProvider, { currency, needsCode, owed, isOut, typicalSeconds }: Shown) => ({
  __typename: 'PaymentProvider' as const,
  id: provider.id,
  name: provider.name,
  code: provider.code,
  description: provider.description,
  details: provider.details,
  availability: provider.isAvailable ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const),
  supportsMethods: provider.keepsMethods,
  excluded: provider.isExcluded,
  warning: warningOf(provider, isOut),
  typicalTime: timeText(typicalSeconds?.get(provider.id)),
  mfaRequired: needsCode && (isOut || provider.needsCode),
  minimumAmount: money(provider.leastCents, currency),
  maximumAmount: money(provider.mostCents, currency),
  preferredMethod: provider.preferredMethod && methodOf(provider.preferredMethod, owed),
  methods: provider.methods.map((method) => methodOf(method, owed)),
  methodOptions: {
    __typename: 'PaymentMethodOptions' as const,
    // Withdrawals to a card need a card that made a deposit. A provider without a payment page needs no saved method.
    newMethodsPermitted: provider.isAvailable && !(isOut && (provider.code === CARD_CODE || !hasPageFor(provider.id, 'out'))),
    manageMethodsPermitted: provider.keepsMethods,
    paymentsMethodsHeader: isOut ? t`Send to` : t`Pay with`,
  },
});

type Shown = {
  readonly currency: string;
  readonly needsCode: boolean;
  readonly owed: readonly OwedCard[];
  readonly isOut: boolean;
  readonly typicalSeconds?: ReadonlyMap<string, number>;
};

const timeText = (seconds: number | null | undefined): string | null => (seconds == null ? null : durationText(seconds));

export const landingPageOf = ({ refusal, providers, preferred }: Landing, shown: Shown) => ({
  __typename: 'PaymentProvidersLandingPage' as const,
  permitted: refusal === null,
  message: refusal?.message ?? null,
  providers: providers.map((provider) => providerFor(provider, shown)),
  preferredProvider: preferred && providerFor(preferred, shown),
});

export type PaymentInput = {
  readonly amountCents: number;
  readonly paymentMethodId?: string | null;
  readonly paymentProviderId: string;
  readonly promotionCode?: string | null;
  readonly quickDeposit?: boolean | null;
  readonly facilityId?: string | null;
};

/** Throws `BAD_USER_INPUT` unless the amount is positive. */
export function paymentRequestOf({ amountCents, paymentMethodId, paymentProviderId }: PaymentInput): PaymentRequest {
  if (amountCents <= 0) throw badInput('amountCents is more than 0.', ['input', 'amountCents']);
  return { amountCents: BigInt(amountCents), providerId: paymentProviderId, methodId: paymentMethodId ?? null };
}

export const withdrawalRequestOf = (input: PaymentInput): WithdrawalRequest => ({
  ...paymentRequestOf(input),
  facilityId: input.facilityId ?? null,
});

export const userErrorsOf = ({ userErrors }: Pick<Outcome, 'userErrors'>) =>
  userErrors.map((error) => ({ __typename: 'UserError' as const, ...error }));

export const resultOf = (outcome: Outcome, uri: PaymentUri | null = null): PaymentResult => ({
  __typename: 'PaymentResult',
  permitted: outcome.permitted ?? true,
  succeeded: outcome.succeeded,
  userErrors: userErrorsOf(outcome),
  uri,
});

export const wireInstructionsOf = ({ name, address, ...account }: ReceivingBank, announced: readonly Transaction[]) => ({
  __typename: 'WireInstructions' as const,
  bankName: name,
  bankAddress: address,
  ...account,
  waiting: announced
    .filter(({ status }) => status === 'PENDING_WIRE_DEPOSIT')
    .map(({ id, amountCents, currency }) => ({
      __typename: 'WireReference' as const,
      id,
      reference: payerReference(id),
      amount: money(amountCents, currency),
    })),
});

const progressView = ({ stages, holder, missing, typicalSeconds }: WithdrawalProgress) => ({
  __typename: 'WithdrawalProgress' as const,
  stages: stages.map(({ at, ...stage }) => ({ __typename: 'WithdrawalStage' as const, ...stage, at: at && at.toISOString() })),
  holder,
  missing,
  typicalTime: timeText(typicalSeconds),
});

/** Throws if no receipt is published for the transaction. */
export function transactionOf(transaction: Transaction, { deps, viewer }: GraphQLContext, progress: WithdrawalProgress | null = null) {
  const receipt = deps.layouts.receipt(receiptSubject(transaction), audienceOf(viewer));
  if (!receipt) throw new Error(`No receipt is published for ${transaction.type} ${transaction.status}`);
  const { id, type, status, amountCents, currency, providerId } = transaction;
  return {
    __typename: 'PaymentTransaction' as const,
    id,
    transactionId: id,
    type,
    status,
    amount: money(amountCents, currency),
    provider: {
      __typename: 'PaymentProviderName' as const,
      id: providerId,
      name: providerOf(providerId)?.name ?? providerId,
      code: providerOf(providerId)?.code ?? providerId,
    },
    receipt,
    progress: progress && progressView(progress),
  };
}
