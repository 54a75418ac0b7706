import { t } from '#src/shared/text/t.ts';
import { askerIn } from '../../asker.ts';
import { once, type Outcome } from '#server/platform/once.ts';
import { notifyBalance } from '#server/modules/wallet/index.ts';
import type { DeepLink, PaymentUri } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { confirmationOf, createWithdrawal, submitWithdrawal, validateWithdrawal } from '#server/modules/payments/withdrawals/index.ts';
import { hasPageFor, providerOf } from '#server/modules/payments/rules/index.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { consentIn, type ClaimedConsent } from '#server/content/index.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { proofFor } from '../../proof.ts';
import { type PaymentInput, resultOf, userErrorsOf, withdrawalRequestOf } from './paymentViews.ts';
import { money } from '#server/platform/money.ts';

const isInterac = (providerId: string): boolean => providerOf(providerId)?.way === 'interac';

/** Links to the receipt, Interac's page or the vendor's page (product §2). */
function deepLinkOf(id: string, { paymentProviderId, paymentMethodId }: PaymentInput): DeepLink {
  if (paymentMethodId != null || !hasPageFor(paymentProviderId, 'out')) return { __typename: 'ReceiptDeepLink', receiptId: id };
  return isInterac(paymentProviderId)
    ? { __typename: 'InteracConfirmationDeepLink', withdrawalId: id }
    : { __typename: 'CardProviderDeepLink', transactionType: 'withdrawal', paymentProviderId };
}

const uriOf = (id: string, deepLink: DeepLink): PaymentUri => ({
  __typename: 'PaymentUri',
  deepLink,
  webUrl: deepLink.__typename === 'ReceiptDeepLink' ? `/account/wallet/receipt/${id}` : `/i/withdrawals/${id}/gateway`,
  oauthPath: null,
  webLaunchNewWindow: false,
  navigationBarTitle: t`Withdrawal`,
  transactionId: id,
});

const closed = (action: string): Outcome => ({
  succeeded: false,
  permitted: false,
  userErrors: [{ action, field: [], message: t`You can’t withdraw on this site.` }],
});

type Asked = { readonly input: PaymentInput; readonly actionId?: string | null; readonly consent?: ClaimedConsent | null };

async function create(context: GraphQLContext, action: string, { input, actionId, consent: said }: Asked) {
  const { ports, paymentVendor, log } = context.deps;
  const request = withdrawalRequestOf(input);
  const { playerId } = sessionIn(context);
  if (paymentVendor === null) return resultOf(closed(action));
  const where = { surface: 'withdrawal', brand: context.viewer.brand, environment: context.deps.config.layoutEnvironment };
  const consent = said == null ? null : (trx: Trx) => consentIn(trx, said, where);
  const terms = { prove: proofFor(context, 'WITHDRAWAL'), hasId: (actionId ?? '') !== '', consent };
  // Ignores the consent when comparing requests, so that a retry from a newer page revision counts as the same withdrawal.
  const outcome = await once(askerIn(context), { action, actionId, body: input }, createWithdrawal(request, ports, terms));
  const { reference } = outcome;
  if (reference === undefined) return resultOf(outcome);
  const missed = (event: string) => (error: unknown) => log.error({ event, error, paymentId: reference });
  await notifyBalance(context.deps, playerId).catch(missed('balance-not-told'));
  void submitWithdrawal(context.deps, paymentVendor, reference).catch(missed('withdrawal-not-submitted'));
  return resultOf(outcome, uriOf(reference, deepLinkOf(reference, input)));
}

export const withdrawalResolvers = {
  Mutation: {
    withdrawalValidateCreateV2: async (_root, { input }, context) => {
      const action = 'withdrawalValidateCreateV2';
      const request = withdrawalRequestOf(input);
      sessionIn(context);
      if (context.deps.paymentVendor === null) return resultOf(closed(action));
      return resultOf(await once(askerIn(context), { action, actionId: null, body: input }, validateWithdrawal(request)));
    },
    confirmWithdrawal: async (_root, { input }, context) => {
      const request = withdrawalRequestOf(input);
      const { playerId } = sessionIn(context);
      const { db, paymentVendor } = context.deps;
      const told = await withTransaction(db, (trx) => confirmationOf(trx, playerId, request));
      const { refusal, currency } = told;
      const error = refusal && { action: 'confirmWithdrawal', field: refusal.field, message: refusal.message };
      const shut = paymentVendor === null ? closed('confirmWithdrawal').userErrors : [];
      const userErrors = userErrorsOf({ userErrors: error ? [error] : shut });
      return {
        __typename: 'WithdrawalConfirmation',
        permitted: paymentVendor !== null && (refusal?.permitted ?? true),
        succeeded: userErrors.length === 0,
        userErrors,
        amount: money(request.amountCents, currency),
        providerName: told.providerName,
        methodName: told.methodName,
        balanceAfter: userErrors.length === 0 ? money(told.balanceAfterCents, currency) : null,
      };
    },
    withdrawalCreate: (_root, asked, context) => create(context, 'withdrawalCreate', asked),
    interacWithdrawalCreate: (_root, asked, context) => {
      sessionIn(context);
      if (!isInterac(asked.input.paymentProviderId)) throw badInput('paymentProviderId is Interac.', ['input', 'paymentProviderId']);
      return create(context, 'interacWithdrawalCreate', asked);
    },
    firstWireTransferWithdrawalCreate: (_root, asked, context) => {
      sessionIn(context);
      const { paymentProviderId, paymentMethodId } = asked.input;
      if (providerOf(paymentProviderId)?.way !== 'wire')
        throw badInput('paymentProviderId is a wire transfer.', ['input', 'paymentProviderId']);
      if (paymentMethodId != null) throw badInput('A first transfer goes to no account that is kept.', ['input', 'paymentMethodId']);
      return create(context, 'firstWireTransferWithdrawalCreate', asked);
    },
  },
} satisfies Resolvers;
