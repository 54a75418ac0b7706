import { type Cents, formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { exclusionsOf } from '../exclusions.ts';
import { isPlaceRight, isThereFor, payerOf } from '../offers.ts';
import { CARD_CODE, type Payout, type Provider, providerOf } from '../rules/providers.ts';
import type { PaymentRequest, WithdrawalRequest } from '../types.ts';
import { cardsOwed } from './cardsFirst.ts';

/** `permitted`: false if the player cannot withdraw, at all or by this provider. */
export type WithdrawalRefusal = {
  readonly code:
    | 'amount-too-large'
    | 'amount-too-small'
    | 'card-first'
    | 'facility-unknown'
    | 'identity-not-verified'
    | 'insufficient-funds'
    | 'method-unknown'
    | 'provider-excluded'
    | 'provider-unavailable'
    | 'too-many-pending';
  readonly permitted: boolean;
  readonly field: readonly string[];
  readonly message: string;
};

const refusal = (code: WithdrawalRefusal['code'], field: string, message: string, permitted = true): WithdrawalRefusal => ({
  code,
  permitted,
  field: [field],
  message,
});

/** Refuses unverified players. Allows suspended players, players on a break and duplicates (checklist 14). */
export async function refusalOfOwner(trx: Trx, playerId: string): Promise<WithdrawalRefusal | null> {
  const { vendor_status: status } = await trx
    .selectFrom('players')
    .select('vendor_status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (status === 'VERIFIED') return null;
  const message = t`We need to know who you are before you can withdraw. Finish signing up in your account.`;
  return { code: 'identity-not-verified', permitted: false, field: [], message };
}

type Asker = { readonly playerId: string; readonly cashCents: Cents };

/** Why the withdrawal is refused, or null. Lock the wallet first. */
export async function refusalOfPayout(
  trx: Trx,
  { playerId, cashCents }: Asker,
  request: WithdrawalRequest,
): Promise<WithdrawalRefusal | null> {
  const personal = (await refusalOfOwner(trx, playerId)) ?? (await refusalOfPending(trx, playerId));
  if (personal) return personal;
  const provider = providerOf(request.providerId);
  const payer = await payerOf(trx, playerId);
  if (!provider?.payout || !isThereFor(provider, payer))
    return refusal('provider-unavailable', 'paymentProviderId', t`This payment method is not available right now.`);
  if (!(await goesBack(trx, playerId, request)) && (await isExcluded(trx, playerId, provider.id))) return EXCLUDED;
  return (
    refusalOfAmount(provider.payout, request, cashCents) ??
    (isPlaceRight(provider, payer, request.facilityId) ? null : NO_PLACE) ??
    (await refusalOfMethod(trx, playerId, provider, request)) ??
    (await refusalOfCards(trx, playerId, request))
  );
}

const NO_PLACE = refusal('facility-unknown', 'facilityId', t`Choose where to pick up the cash.`);

/** Text of product §8. */
const EXCLUDED = refusal(
  'provider-excluded',
  'paymentProviderId',
  t`This payment method is on the excluded list and is unavailable right now.`,
  false,
);

const MOST_PENDING = 10;

async function refusalOfPending(trx: Trx, playerId: string): Promise<WithdrawalRefusal | null> {
  const pending = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .where('returns_deposit_id', 'is', null)
    .limit(MOST_PENDING)
    .execute();
  const message = t`You have several withdrawals in progress. Please wait until they are done.`;
  return pending.length < MOST_PENDING ? null : { code: 'too-many-pending', permitted: true, field: [], message };
}

/**
 * True if the amount is owed to this card. It can then be paid even to an excluded card, because owed money must not be paid out otherwise
 * (checklist 44).
 */
async function goesBack(trx: Trx, playerId: string, { methodId, amountCents }: PaymentRequest): Promise<boolean> {
  const own = (await cardsOwed(trx, playerId)).find((card) => card.methodId === methodId);
  return own !== undefined && amountCents <= own.cents;
}

const isExcluded = async (trx: Trx, playerId: string, providerId: string): Promise<boolean> =>
  (await exclusionsOf(trx, playerId, 'WITHDRAWAL'))(providerId);

function refusalOfAmount({ leastCents, mostCents }: Payout, { amountCents }: PaymentRequest, cashCents: Cents): WithdrawalRefusal | null {
  if (amountCents > cashCents)
    return refusal('insufficient-funds', 'amountCents', t`You can withdraw up to ${formatCents(cashCents)}. Enter a lower amount.`);
  if (amountCents < leastCents) return refusal('amount-too-small', 'amountCents', t`The minimum withdrawal is ${formatCents(leastCents)}.`);
  return amountCents > mostCents
    ? refusal('amount-too-large', 'amountCents', t`The maximum withdrawal is ${formatCents(mostCents)}.`)
    : null;
}

async function refusalOfMethod(
  trx: Trx,
  playerId: string,
  provider: Provider,
  { methodId }: PaymentRequest,
): Promise<WithdrawalRefusal | null> {
  const unknown = refusal('method-unknown', 'paymentMethodId', t`Choose the card or account to send to.`);
  if (methodId === null) return provider.code === CARD_CODE ? unknown : null;
  const method = await trx
    .selectFrom('payment_methods')
    .select('removed_at')
    .where('id', '=', methodId)
    .where('player_id', '=', playerId)
    .where('provider_id', '=', provider.id)
    .executeTakeFirst();
  if (!method) return unknown;
  if (method.removed_at === null) return null;
  return (await cardsOwed(trx, playerId)).some((card) => card.methodId === methodId) ? null : unknown;
}

async function refusalOfCards(trx: Trx, playerId: string, { methodId, amountCents }: PaymentRequest): Promise<WithdrawalRefusal | null> {
  const owed = await cardsOwed(trx, playerId);
  const own = owed.find((card) => card.methodId === methodId)?.cents ?? 0n;
  const other = owed.find((card) => card.methodId !== methodId);
  if (amountCents <= own || !other) return null;
  const message = t`We pay back to your card first. Please withdraw ${formatCents(other.cents)} to ${other.label} before this.`;
  return refusal('card-first', 'paymentMethodId', message);
}
