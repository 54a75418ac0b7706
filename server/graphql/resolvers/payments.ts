import { once, type Outcome } from '../../actions/once.ts';
import { audienceOf } from '../../app/viewer.ts';
import type { PaymentResult, PaymentUri, Resolvers } from '../../gql/resolvers.ts';
import {
  checkCode,
  createDeposit,
  depositLanding,
  type DepositWish,
  excludeProvider,
  findDeposit,
  type FoundDeposit,
  type Landing,
  type OfferedProvider,
  type PaymentMethod,
  providerOf,
  quickDepositLanding,
  receiptSubject,
  removeMethod,
  validateDeposit,
} from '../../payments/index.ts';
import { withTransaction } from '../../store/index.ts';
import type { GraphQLContext } from '../context.ts';
import { badInput, sessionIn } from '../errors.ts';
import { playerIn } from './account.ts';
import { money } from './values.ts';

/** Longer codes are not looked up. */
const MOST_CODE_CHARACTERS = 40;

const methodOf = ({ id, label }: PaymentMethod) => ({
  __typename: 'PaymentMethod' as const,
  id,
  name: label,
  description: 'Kept by the provider',
});

const providerFor = (provider: OfferedProvider, currency: string) => ({
  __typename: 'PaymentProvider' as const,
  id: provider.id,
  name: provider.name,
  code: provider.code,
  description: provider.description,
  details: provider.details,
  availability: provider.isAvailable ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const),
  supportsMethods: provider.keepsMethods,
  excluded: provider.isExcluded,
  warning: provider.isExcluded ? 'This payment method is on the excluded list and is unavailable right now.' : null,
  mfaRequired: false,
  minimumAmount: money(provider.leastCents, currency),
  maximumAmount: money(provider.mostCents, currency),
  preferredMethod: provider.preferredMethod && methodOf(provider.preferredMethod),
  methods: provider.methods.map(methodOf),
});

const pageOf = ({ refusal, providers, preferred }: Landing, currency: string) => ({
  __typename: 'PaymentProvidersLandingPage' as const,
  permitted: refusal === null,
  message: refusal?.message ?? null,
  providers: providers.map((provider) => providerFor(provider, currency)),
  preferredProvider: preferred && providerFor(preferred, currency),
});

type Input = {
  readonly amountCents: number;
  readonly paymentMethodId?: string | null;
  readonly paymentProviderId: string;
  readonly promotionCode?: string | null;
  readonly quickDeposit?: boolean | null;
};

function wishOf(input: Input): DepositWish {
  if (input.amountCents <= 0) throw badInput('amountCents is more than 0.', ['input', 'amountCents']);
  const code = input.promotionCode?.trim() ?? '';
  if (code.length > MOST_CODE_CHARACTERS) throw badInput('promotionCode is too long.', ['input', 'promotionCode']);
  return {
    amountCents: BigInt(input.amountCents),
    providerId: input.paymentProviderId,
    methodId: input.paymentMethodId ?? null,
    promotionCode: code === '' ? null : code,
    isQuick: input.quickDeposit ?? false,
  };
}

const resultOf = (outcome: Outcome, uri: PaymentUri | null = null): PaymentResult => ({
  __typename: 'PaymentResult',
  permitted: outcome.permitted ?? true,
  succeeded: outcome.succeeded,
  userErrors: outcome.userErrors.map((error) => ({ __typename: 'UserError' as const, ...error })),
  uri,
});

const uriOf = (depositId: string, paymentProviderId: string): PaymentUri => ({
  __typename: 'PaymentUri',
  deepLink: { __typename: 'CardProviderDeepLink', transactionType: 'deposit', paymentProviderId },
  webUrl: `/i/deposits/${depositId}/gateway`,
  oauthPath: null,
  webLaunchNewWindow: false,
  navigationBarTitle: 'Deposit',
  transactionId: depositId,
});

const choiceOf = ({ succeeded, userErrors }: Outcome) => ({
  __typename: 'PaymentChoiceResult' as const,
  succeeded,
  userErrors: userErrors.map((error) => ({ __typename: 'UserError' as const, ...error })),
});

function transactionOf(deposit: FoundDeposit, { deps, viewer }: GraphQLContext) {
  const receipt = deps.layouts.receipt(receiptSubject(deposit), audienceOf(viewer));
  if (!receipt) throw new Error('No receipt is published for deposits');
  return {
    __typename: 'PaymentTransaction' as const,
    id: deposit.id,
    transactionId: deposit.id,
    type: 'DEPOSIT' as const,
    status: deposit.status,
    amount: money(BigInt(deposit.amount), deposit.currency),
    provider: {
      __typename: 'PaymentProviderName' as const,
      id: deposit.provider_id,
      code: providerOf(deposit.provider_id)?.code ?? deposit.provider_id,
    },
    receipt,
  };
}

export const paymentResolvers = {
  Query: {
    paymentProvidersLandingPage: async (_root, { type }, context) => {
      const player = await playerIn(context);
      if (type === 'WITHDRAWAL') return pageOf({ refusal: null, providers: [], preferred: null }, player.currency);
      return pageOf(await depositLanding(context.deps.db, player.id, context.deps.ports.now()), player.currency);
    },
    paymentProvidersQuickDepositLandingPage: async (_root, _args, context) => {
      const player = await playerIn(context);
      return pageOf(await quickDepositLanding(context.deps.db, player.id, context.deps.ports.now()), player.currency);
    },
    paymentTransaction: async (_root, { id }, context) => {
      const deposit = await findDeposit(context.deps.db, sessionIn(context).playerId, id);
      return deposit ? transactionOf(deposit, context) : null;
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
    depositValidateCreate: async (_root, { input }, context) => {
      sessionIn(context);
      if (context.deps.paymentVendor === null) return resultOf(closed);
      return resultOf(
        await once(
          context,
          { action: 'depositValidateCreate', actionId: null, body: input },
          validateDeposit(wishOf(input), context.deps.ports),
        ),
      );
    },
    depositCreate: async (_root, { input, actionId }, context) => {
      const { ports, paymentVendor } = context.deps;
      const wish = wishOf(input);
      sessionIn(context);
      if (paymentVendor === null) return resultOf(closed);
      const outcome = await once(context, { action: 'depositCreate', actionId, body: input }, createDeposit(wish, ports));
      return resultOf(outcome, outcome.reference === undefined ? null : uriOf(outcome.reference, wish.providerId));
    },
    paymentMethodDelete: async (_root, { paymentMethodId, actionId }, context) => {
      const attempt = { action: 'paymentMethodDelete', actionId, body: { paymentMethodId } };
      return choiceOf(await once(context, attempt, removeMethod(paymentMethodId, context.deps.ports.now())));
    },
    excludePaymentMethod: async (_root, { paymentProviderId, type, actionId }, context) => {
      const attempt = { action: 'excludePaymentMethod', actionId, body: { paymentProviderId, type } };
      return choiceOf(await once(context, attempt, excludeProvider(paymentProviderId, type, context.deps.ports.now())));
    },
  },
} satisfies Resolvers;

const closed: Outcome = {
  succeeded: false,
  permitted: false,
  userErrors: [{ action: 'depositCreate', field: [], message: 'Deposits are not open on this site.' }],
};
