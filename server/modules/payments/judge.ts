import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { depositLimitReached, exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { registerResultOf } from '#server/modules/responsibleGaming/register/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { exclusionsOf } from './exclusions.ts';
import { isBlockedByFailures } from './failureBlock.ts';
import { isOnSite, isPlaceRight, isThereFor, payerOf } from './offers.ts';
import { checkCode } from './promotionCodes.ts';
import { hasPageFor, type Provider, providerOf } from './rules/providers.ts';
import type { Deposit, DepositRequest } from './types.ts';

/** `permitted`: false if the player cannot deposit, at all or by this provider. */
export type DepositRefusal = {
  readonly code:
    | 'account-excluded'
    | 'account-restricted'
    | 'amount-too-large'
    | 'amount-too-small'
    | 'facility-unknown'
    | 'identity-not-verified'
    | 'limit-reached'
    | 'method-unknown'
    | 'promotion-invalid'
    | 'provider-excluded'
    | 'provider-unavailable'
    | 'register-unchecked'
    | 'too-many-announced'
    | 'too-many-failures'
    | 'too-many-pending';
  readonly permitted: boolean;
  readonly field: readonly string[];
  readonly message: string;
};

const refusal = (code: DepositRefusal['code'], message: string): DepositRefusal => ({ code, permitted: false, field: [], message });
const fieldRefusal = (code: DepositRefusal['code'], field: string, message: string): DepositRefusal => ({
  code,
  permitted: true,
  field: [field],
  message,
});

const excluded = (): DepositRefusal => refusal('account-excluded', t`You are on a break and can’t deposit. You can still withdraw.`);

export async function refusalOfAccount(trx: Trx, playerId: string, now: Date): Promise<DepositRefusal | null> {
  const player = await trx
    .selectFrom('players')
    .select(['is_restricted', 'identity_status', 'is_waiting', 'is_duplicate'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (player.is_restricted) return refusal('account-restricted', t`Your account can’t deposit right now. You can still withdraw.`);
  // Hides exclusions of accounts under review: they may be another person's.
  const isUnsettled = player.is_waiting || player.is_duplicate;
  if (!isUnsettled && (await exclusionOf(trx, playerId, now)) !== null) return excluded();
  if (isUnsettled || player.identity_status !== 'VERIFIED')
    return refusal('identity-not-verified', t`We need to know who you are before you can deposit. Finish signing up in your account.`);
  return null;
}

/**
 * Checks the player, but not the location (checklist 35). An old exclusion register answer suffices, because a later match cancels pending
 * deposits.
 */
export async function refusalOfPlayer(trx: Trx, playerId: string, now: Date): Promise<DepositRefusal | null> {
  const refused = await refusalOfAccount(trx, playerId, now);
  if (refused) return refused;
  const verdict = await registerResultOf(trx, playerId, now);
  if (verdict === 'LISTED') return excluded();
  if (verdict === null)
    return refusal(
      'register-unchecked',
      t`We can’t check the self-exclusion register right now. You were not charged. Please try again in a few minutes.`,
    );
  return !(await isBlockedByFailures(trx, playerId, now))
    ? null
    : refusal(
        'too-many-failures',
        t`Five of your deposits failed within ten minutes. You can deposit again half an hour after the last one.`,
      );
}

/** Limited because the vendor is polled for each. */
const MOST_PENDING = 10;
const MOST_ANNOUNCED = 3;

async function refusalOfPending(trx: Trx, playerId: string, provider: Provider): Promise<DepositRefusal | null> {
  const pending = await trx
    .selectFrom('deposits')
    .select(['provider_id', 'called_back_at'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .execute();
  const isOnPage = hasPageFor(provider.id, 'in');
  const like = pending.filter(({ provider_id: id }) => (isOnPage ? hasPageFor(id, 'in') : id === provider.id));
  const announced = isOnPage ? 0 : like.filter(({ called_back_at: calledBackAt }) => calledBackAt === null).length;
  if (announced >= MOST_ANNOUNCED)
    return {
      ...refusal('too-many-announced', t`Three of your deposits are still waiting for payment. Cancel one first.`),
      permitted: true,
    };
  return like.length < MOST_PENDING
    ? null
    : { ...refusal('too-many-pending', t`You have several deposits in progress. Please wait until they are done.`), permitted: true };
}

/** Why the deposit is refused, or null. Lock the wallet first. */
export async function refusalOfRequest(trx: Trx, playerId: string, request: DepositRequest, now: Date): Promise<DepositRefusal | null> {
  const personal = await refusalOfPlayer(trx, playerId, now);
  if (personal) return personal;
  const provider = providerOf(request.providerId);
  const payer = await payerOf(trx, playerId);
  if (!provider || !isThereFor(provider, payer) || !isOnSite(provider, request))
    return fieldRefusal('provider-unavailable', 'paymentProviderId', t`This payment method is not available right now.`);
  const pending = await refusalOfPending(trx, playerId, provider);
  if (pending) return pending;
  if (await isExcluded(trx, playerId, provider.id)) return { ...EXCLUDED, permitted: false };
  return (
    refusalOfAmount(provider, request) ??
    (await refusalOfLimit(trx, playerId, request, now)) ??
    (isPlaceRight(provider, payer, request.facilityId) ? null : NO_PLACE) ??
    (await refusalOfMethod(trx, playerId, provider, request)) ??
    (await refusalOfCode(trx, playerId, request, now))
  );
}

/** Checks the player before a charge. Lock the wallet first. */
export async function refusalOfCharge(trx: Trx, playerId: string, providerId: string, now: Date): Promise<DepositRefusal | null> {
  const personal = await refusalOfPlayer(trx, playerId, now);
  if (personal) return personal;
  if (await isExcluded(trx, playerId, providerId)) return { ...EXCLUDED, permitted: false };
  return refusalOfLimit(trx, playerId, { amountCents: 0n }, now);
}

/** Checks arrived money, which is returned if refused. Lock the wallet first. */
export async function refusalOfArrival(trx: Trx, deposit: Deposit, now: Date): Promise<DepositRefusal | null> {
  const { player_id: playerId, provider_id: providerId, status, amount } = deposit;
  const refused = await refusalOfAccount(trx, playerId, now);
  if (refused) return refused;
  if (await isExcluded(trx, playerId, providerId)) return { ...EXCLUDED, permitted: false };
  return refusalOfLimit(trx, playerId, { amountCents: status === 'PENDING' ? 0n : BigInt(amount) }, now);
}

const NO_PLACE = fieldRefusal('facility-unknown', 'facilityId', t`Choose where to pay the cash.`);

/** Text of product §8. */
const EXCLUDED = fieldRefusal(
  'provider-excluded',
  'paymentProviderId',
  t`This payment method is on the excluded list and is unavailable right now.`,
);

const isExcluded = async (trx: Trx, playerId: string, providerId: string): Promise<boolean> =>
  (await exclusionsOf(trx, playerId, 'DEPOSIT'))(providerId);

function refusalOfAmount({ leastCents, mostCents }: Provider, { amountCents }: DepositRequest): DepositRefusal | null {
  if (amountCents < leastCents)
    return fieldRefusal('amount-too-small', 'amountCents', t`The minimum deposit is ${formatCents(leastCents)}.`);
  return amountCents > mostCents
    ? fieldRefusal('amount-too-large', 'amountCents', t`The maximum deposit is ${formatCents(mostCents)}.`)
    : null;
}

const periods = { DAILY: t`day`, WEEKLY: t`week`, MONTHLY: t`month` } as const;

/** Counts pending deposits too (checklist 37), over all the person's accounts. */
async function refusalOfLimit(
  trx: Trx,
  playerId: string,
  { amountCents }: Pick<DepositRequest, 'amountCents'>,
  now: Date,
): Promise<DepositRefusal | null> {
  const reached = await depositLimitReached(trx, { playerId, cents: amountCents, now });
  return reached === null
    ? null
    : fieldRefusal(
        'limit-reached',
        'amountCents',
        t`This is above your deposit limit of ${formatCents(reached.cents)} a ${periods[reached.period]}. Enter a lower amount.`,
      );
}

async function refusalOfMethod(
  trx: Trx,
  playerId: string,
  { keepsMethods }: Provider,
  { methodId, providerId, isQuick }: DepositRequest,
): Promise<DepositRefusal | null> {
  const unknown = fieldRefusal('method-unknown', 'paymentMethodId', t`Choose the card or account to pay with.`);
  if (methodId === null) return isQuick ? unknown : null;
  if (!keepsMethods) return unknown;
  const method = await trx
    .selectFrom('payment_methods')
    .select('id')
    .where('id', '=', methodId)
    .where('player_id', '=', playerId)
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return method ? null : unknown;
}

async function refusalOfCode(trx: Trx, playerId: string, request: DepositRequest, now: Date): Promise<DepositRefusal | null> {
  if (request.promotionCode === null) return null;
  const { status, message, leastCents } = await checkCode(trx, playerId, request.promotionCode, now);
  if (status !== 'VALID') return fieldRefusal('promotion-invalid', 'promotionCode', message);
  return request.amountCents < leastCents
    ? fieldRefusal('promotion-invalid', 'amountCents', t`This promotion needs a deposit of ${formatCents(leastCents)} or more.`)
    : null;
}
