import { type Cents, formatCents } from '#src/lib/money.ts';
import { depositLimitReached, exclusionOf } from '../domain/index.ts';
import type { Trx } from '../store/index.ts';
import { blockedUntil, failuresSince } from './failures.ts';
import { checkCode } from './promotionCodes.ts';
import { type Provider, providerOf } from './providers.ts';
import type { DepositWish } from './types.ts';

/** Why no deposit is taken: of whom no provider would take one (`permitted` false), or of what was asked for. */
export type DepositRefusal = {
  readonly code:
    | 'account-excluded'
    | 'account-restricted'
    | 'amount-too-large'
    | 'amount-too-small'
    | 'identity-not-verified'
    | 'limit-reached'
    | 'method-unknown'
    | 'promotion-invalid'
    | 'provider-excluded'
    | 'provider-unavailable'
    | 'too-many-failures'
    | 'too-many-pending';
  readonly permitted: boolean;
  readonly field: readonly string[];
  readonly message: string;
};

const nobody = (code: DepositRefusal['code'], message: string): DepositRefusal => ({ code, permitted: false, field: [], message });
const because = (code: DepositRefusal['code'], field: string, message: string): DepositRefusal => ({
  code,
  permitted: true,
  field: [field],
  message,
});

/** Why a player may bring no money now, whatever it is. Where they are is no reason: deposits work outside the area too (checklist 35). */
export async function refusalOfPlayer(trx: Trx, playerId: string, now: Date): Promise<DepositRefusal | null> {
  const player = await trx
    .selectFrom('players')
    .select(['is_restricted', 'identity_status'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (player.is_restricted) return nobody('account-restricted', 'Your account cannot deposit at the moment. You can still withdraw.');
  if ((await exclusionOf(trx, playerId, now)) !== null)
    return nobody('account-excluded', 'You are taking a break. You can still withdraw.');
  if (player.identity_status !== 'VERIFIED')
    return nobody('identity-not-verified', 'We need to know who you are before you can deposit. Finish signing up in your account.');
  const failures = await trx
    .selectFrom('deposits')
    .select('completed_at')
    .where('player_id', '=', playerId)
    .where('failure', 'in', ['DECLINED', 'MISMATCH'])
    .where('completed_at', '>', failuresSince(now))
    .execute();
  const times = failures.flatMap(({ completed_at: at }) => at ?? []);
  return blockedUntil(times, now) === null
    ? null
    : nobody(
        'too-many-failures',
        'Five of your deposits have failed within ten minutes. You can deposit again half an hour after the last.',
      );
}

/** So many may wait for the vendor at once: each is asked for again and again. */
const MOST_PENDING = 10;

async function refusalOfPending(trx: Trx, playerId: string): Promise<DepositRefusal | null> {
  const pending = await trx
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .limit(MOST_PENDING)
    .execute();
  return pending.length < MOST_PENDING
    ? null
    : { ...nobody('too-many-pending', 'Several of your deposits are under way. Please wait until they are done.'), permitted: true };
}

/** The player's wallet is held by the caller, so that two wishes at once are judged one after the other. */
export async function refusalOfWish(trx: Trx, playerId: string, wish: DepositWish, now: Date): Promise<DepositRefusal | null> {
  const personal = (await refusalOfPlayer(trx, playerId, now)) ?? (await refusalOfPending(trx, playerId));
  if (personal) return personal;
  const provider = providerOf(wish.providerId);
  if (!provider?.isAvailable)
    return because('provider-unavailable', 'paymentProviderId', 'This payment method is not available right now.');
  if (await isExcluded(trx, playerId, provider.id)) return { ...EXCLUDED, permitted: false };
  return (
    refusalOfAmount(provider, wish) ??
    (await refusalOfLimit(trx, playerId, wish, now)) ??
    (await refusalOfMethod(trx, playerId, wish)) ??
    (await refusalOfCode(trx, playerId, wish, now))
  );
}

/** Product §8. */
const EXCLUDED = because(
  'provider-excluded',
  'paymentProviderId',
  'This payment method is on the excluded list and is unavailable right now.',
);

async function isExcluded(trx: Trx, playerId: string, providerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('excluded_providers')
    .select('provider_id')
    .where('player_id', '=', playerId)
    .where('provider_id', '=', providerId)
    .where('transaction_type', '=', 'DEPOSIT')
    .executeTakeFirst();
  return row !== undefined;
}

function refusalOfAmount({ leastCents, mostCents }: Provider, { amountCents }: DepositWish): DepositRefusal | null {
  if (amountCents < leastCents)
    return because('amount-too-small', 'amountCents', `The smallest deposit here is ${formatCents(leastCents)}.`);
  return amountCents > mostCents
    ? because('amount-too-large', 'amountCents', `The largest deposit here is ${formatCents(mostCents)}.`)
    : null;
}

const periods = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;

/** The lowest of the player's own limits applies; what is under way counts as deposited (checklist 37). */
async function refusalOfLimit(trx: Trx, playerId: string, { amountCents }: DepositWish, now: Date): Promise<DepositRefusal | null> {
  const reached = await depositLimitReached(trx, { playerId, cents: amountCents, now }, (since) => depositedSince(trx, playerId, since));
  return reached === null
    ? null
    : because(
        'limit-reached',
        'amountCents',
        `This is more than your limit of ${formatCents(reached.cents)} on deposits in a ${periods[reached.period]} allows.`,
      );
}

async function depositedSince(trx: Trx, playerId: string, since: Date): Promise<Cents> {
  const { cents } = await trx
    .selectFrom('deposits')
    .select((eb) => eb.fn.sum<string | null>('amount').as('cents'))
    .where('player_id', '=', playerId)
    .where('status', '!=', 'FAILED')
    .where((eb) => eb.or([eb('status', '=', 'PENDING'), eb('completed_at', '>=', since)]))
    .executeTakeFirstOrThrow();
  return BigInt(cents ?? '0');
}

async function refusalOfMethod(trx: Trx, playerId: string, { methodId, providerId, isQuick }: DepositWish): Promise<DepositRefusal | null> {
  const unknown = because('method-unknown', 'paymentMethodId', 'Choose the card or account to pay with.');
  // From the slip nothing can be typed into the vendor's page.
  if (methodId === null) return isQuick ? unknown : null;
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

async function refusalOfCode(trx: Trx, playerId: string, wish: DepositWish, now: Date): Promise<DepositRefusal | null> {
  if (wish.promotionCode === null) return null;
  const { status, message, leastCents } = await checkCode(trx, playerId, wish.promotionCode, now);
  if (status !== 'VALID') return because('promotion-invalid', 'promotionCode', message);
  return wish.amountCents < leastCents
    ? because('promotion-invalid', 'amountCents', `This promotion needs a deposit of ${formatCents(leastCents)} or more.`)
    : null;
}
