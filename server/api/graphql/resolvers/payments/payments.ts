import { outsideArea } from '#src/shared/site/outsideArea.ts';
import { askerIn } from '../../asker.ts';
import { t } from '#src/shared/text/t.ts';
import { decidedUnder, once, type Outcome } from '#server/platform/once.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import type { PaymentUri } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import {
  announcedOf,
  cancelAnnounced,
  createDeposit,
  depositLanding,
  endPaypal,
  quickDepositLanding,
  submitDeposit,
  validateDeposit,
} from '#server/modules/payments/deposits/index.ts';
import {
  checkCode,
  type DepositRequest,
  excludeProvider,
  findTransaction,
  hasOpenCode,
  keptMethods,
  removeMethod,
} from '#server/modules/payments/index.ts';
import { facilitiesOf, receivingBankOf } from '#server/modules/payments/places/index.ts';
import { hasPageFor, providerOf } from '#server/modules/payments/rules/index.ts';
import { verifiedPosition } from '#server/modules/geolocation/index.ts';
import { progressOf, withdrawalLanding } from '#server/modules/payments/withdrawals/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { proofFor } from '../../proof.ts';
import { areaView, facilityViews } from './facilityViews.ts';
import { playerIn } from '#server/kinds/player.ts';
import {
  landingPageOf,
  methodOf,
  type PaymentInput,
  paymentRequestOf,
  resultOf,
  transactionOf,
  userErrorsOf,
  wireInstructionsOf,
} from './paymentViews.ts';

const positionIn = (context: GraphQLContext) =>
  verifiedPosition(context.deps.db, { sessionId: sessionIn(context).id, now: context.deps.ports.now() });

const MOST_CODE_CHARACTERS = 40;

const siteOf = ({ deps: { config }, viewer: { brand } }: GraphQLContext) => ({
  cardGateway: config.braintreeBrands.includes(brand) ? ('BRAINTREE' as const) : ('DIRECT' as const),
  hasApplePay: config.applePayBrands.has(brand),
});

function requestOf(input: PaymentInput, context: GraphQLContext): DepositRequest {
  const code = input.promotionCode?.trim() ?? '';
  if (code.length > MOST_CODE_CHARACTERS) throw badInput('promotionCode is too long.', ['input', 'promotionCode']);
  return {
    ...paymentRequestOf(input),
    promotionCode: code === '' ? null : code,
    isQuick: input.quickDeposit ?? false,
    ...siteOf(context),
    facilityId: input.facilityId ?? null,
  };
}

/** True if a flag requires a one-time code for deposits (product §6). */
const asksForCodes = ({ deps, viewer }: GraphQLContext): boolean =>
  deps.layouts.judgeFlag('deposit-mfa', audienceOf(viewer))?.isOn === true;

/** Links to the vendor's payment page. If there is none, links to the receipt, which shows instructions. */
const uriOf = (depositId: string, paymentProviderId: string): PaymentUri => ({
  __typename: 'PaymentUri',
  deepLink: hasPageFor(paymentProviderId, 'in')
    ? { __typename: 'CardProviderDeepLink', transactionType: 'deposit', paymentProviderId }
    : { __typename: 'ReceiptDeepLink', receiptId: depositId },
  webUrl: hasPageFor(paymentProviderId, 'in') ? `/i/deposits/${depositId}/gateway` : `/account/wallet/receipt/${depositId}`,
  oauthPath: null,
  webLaunchNewWindow: false,
  navigationBarTitle: t`Deposit`,
  transactionId: depositId,
});

const choiceOf = (outcome: Outcome) => ({
  __typename: 'PaymentChoiceResult' as const,
  succeeded: outcome.succeeded,
  userErrors: userErrorsOf(outcome),
});

async function create(context: GraphQLContext, action: string, input: PaymentInput, actionId: string | null | undefined) {
  const { ports, paymentVendor, register } = context.deps;
  const request = requestOf(input, context);
  const { playerId } = sessionIn(context);
  if (paymentVendor === null) return resultOf(closed);
  await register.ensure(playerId);
  const prove = asksForCodes(context) ? proofFor(context, 'DEPOSIT') : null;
  const outcome = await once(askerIn(context), { action, actionId, body: input }, createDeposit(request, ports, prove));
  const { reference } = outcome;
  if (reference === undefined) return resultOf(outcome);
  await submitDeposit(context.deps, paymentVendor, reference);
  return resultOf(outcome, uriOf(reference, request.providerId));
}

async function endOf(context: GraphQLContext, id: string, end: 'cancel' | 'complete') {
  const { playerId } = sessionIn(context);
  const { paymentVendor, register } = context.deps;
  if (paymentVendor === null) return resultOf(closed);
  if (end === 'complete') await register.ensure(playerId);
  const outcome = await endPaypal(context.deps, paymentVendor, { playerId, id, end });
  return resultOf(outcome, outcome.reference === undefined ? null : uriOf(id, 'paypal'));
}

export const paymentResolvers = {
  Query: {
    paymentProvidersLandingPage: async (_root, { type, capabilities }, context) => {
      const { id, currency, strong_auth_enabled: isCareful } = await playerIn(context);
      const { db, ports, register } = context.deps;
      if (type === 'DEPOSIT') await register.ensure(id);
      const site = siteOf(context);
      const hasApplePay = site.hasApplePay && capabilities?.includes('APPLE_PAY') === true;
      const needsCode = isCareful && (type === 'WITHDRAWAL' || asksForCodes(context));
      if (type === 'DEPOSIT')
        return landingPageOf(await depositLanding(db, { ...site, playerId: id, now: ports.now(), hasApplePay }), {
          currency,
          needsCode,
          owed: [],
          isOut: false,
        });
      const landing = await withdrawalLanding(db, id, site.cardGateway);
      return landingPageOf(landing, { currency, needsCode, owed: landing.owed, isOut: true, typicalSeconds: landing.typicalSeconds });
    },
    paymentProvidersQuickDepositLandingPage: async (_root, _args, context) => {
      const { id, currency, strong_auth_enabled: isCareful } = await playerIn(context);
      const { db, ports, register } = context.deps;
      await register.ensure(id);
      const landing = await quickDepositLanding(db, { playerId: id, now: ports.now(), cardGateway: siteOf(context).cardGateway });
      return landingPageOf(landing, { currency, needsCode: isCareful && asksForCodes(context), owed: [], isOut: false });
    },
    paymentProviderMethods: async (_root, { paymentProviderId }, context) => {
      const { playerId } = sessionIn(context);
      return (await keptMethods(context.deps.db, playerId, paymentProviderId)).map((method) => methodOf(method));
    },
    paymentFacilities: async (_root, { paymentProviderId }, context) => {
      const { region } = await playerIn(context);
      const now = context.deps.ports.now();
      return facilityViews(facilitiesOf(paymentProviderId, region), await positionIn(context), now);
    },
    playerArea: async (_root, _args, context) => {
      const { region } = await playerIn(context);
      return areaView(regionOfCode(region), await positionIn(context));
    },
    wireInstructions: async (_root, _args, context) => {
      const { id, region, currency } = await playerIn(context);
      const bank = receivingBankOf({ region, currency });
      if (bank === null || context.deps.paymentVendor === null) return null;
      return wireInstructionsOf(bank, await announcedOf(context.deps.db, id));
    },
    outOfStateDepositPage: (_root, _args, { viewer }) =>
      regionOfCode(viewer.addressRegion)?.isServed === true ? null : { __typename: 'OutOfStateDepositPage', ...outsideArea },
    displayPromoCode: async (_root, _args, context) => {
      const { playerId } = sessionIn(context);
      const { db, ports, paymentVendor } = context.deps;
      return paymentVendor !== null && withTransaction(db, (trx) => hasOpenCode(trx, playerId, ports.now()));
    },
    announcedDeposits: async (_root, _args, context) =>
      (await announcedOf(context.deps.db, sessionIn(context).playerId)).map((transaction) => transactionOf(transaction, context)),
    paymentTransaction: async (_root, { id }, context) => {
      const { playerId } = sessionIn(context);
      const transaction = await findTransaction(context.deps.db, playerId, id);
      const progress = transaction?.type === 'WITHDRAWAL' ? await progressOf(context.deps.db, playerId, id) : null;
      return transaction && transactionOf(transaction, context, progress);
    },
    validateDepositPromoCode: async (_root, { promotionCode }, context) => {
      const { playerId } = sessionIn(context);
      const { db, ports } = context.deps;
      const code = promotionCode.slice(0, MOST_CODE_CHARACTERS);
      const { status, message } = await withTransaction(db, (trx) => checkCode(trx, playerId, code, ports.now()));
      return { __typename: 'DepositPromoCode', code: promotionCode, status, message };
    },
  },
  Mutation: {
    settlePayment: async (_root, { actionId }, context) => {
      sessionIn(context);
      const decided = await decidedUnder(askerIn(context), actionId);
      return { __typename: 'SettledPayment', transactionId: (decided?.succeeded === true ? decided.reference : null) ?? null };
    },
    depositValidateCreate: async (_root, { input }, context) => {
      const { playerId } = sessionIn(context);
      if (context.deps.paymentVendor === null) return resultOf(closed);
      await context.deps.register.ensure(playerId);
      return resultOf(
        await once(
          askerIn(context),
          { action: 'depositValidateCreate', actionId: null, body: input },
          validateDeposit(requestOf(input, context), context.deps.ports),
        ),
      );
    },
    depositCreate: (_root, { input, actionId }, context) => create(context, 'depositCreate', input, actionId),
    wireTransferDepositCreate: (_root, { input, actionId }, context) => {
      sessionIn(context);
      if (providerOf(input.paymentProviderId)?.way !== 'wire')
        throw badInput('paymentProviderId is a wire transfer.', ['input', 'paymentProviderId']);
      return create(context, 'wireTransferDepositCreate', input, actionId);
    },
    completePaypalDeposit: (_root, { depositId }, context) => endOf(context, depositId, 'complete'),
    cancelPaypalDeposit: (_root, { depositId }, context) => endOf(context, depositId, 'cancel'),
    cancelAnnouncedDeposit: async (_root, { depositId }, context) => {
      const { playerId } = sessionIn(context);
      const { paymentVendor } = context.deps;
      return resultOf(paymentVendor === null ? closed : await cancelAnnounced(context.deps, paymentVendor, { playerId, id: depositId }));
    },
    paymentMethodDelete: async (_root, { paymentMethodId, actionId }, context) => {
      const attempt = { action: 'paymentMethodDelete', actionId, body: { paymentMethodId } };
      return choiceOf(await once(askerIn(context), attempt, removeMethod(paymentMethodId, context.deps.ports.now())));
    },
    excludePaymentMethod: async (_root, { paymentProviderId, type, actionId }, context) => {
      const attempt = { action: 'excludePaymentMethod', actionId, body: { paymentProviderId, type } };
      return choiceOf(await once(askerIn(context), attempt, excludeProvider(paymentProviderId, type, context.deps.ports.now())));
    },
  },
} satisfies Resolvers;

const closed: Outcome = {
  succeeded: false,
  permitted: false,
  userErrors: [{ action: 'depositCreate', field: [], message: t`You can’t deposit on this site.` }],
};
