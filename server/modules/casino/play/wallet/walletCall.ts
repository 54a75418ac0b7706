import { createHash } from 'node:crypto';
import { isWhole } from '#server/platform/text/texts.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { type Cents, MAX_BET_CENTS } from '#src/shared/money/money.ts';

export const WALLET_OPERATIONS = ['balance', 'wager', 'win', 'return'] as const;
export type WalletOperation = (typeof WALLET_OPERATIONS)[number];

type OfSession = {
  readonly session: string;
  readonly currency: string;
};
type Moving = OfSession & {
  readonly transaction: string;
  readonly round: string;
};
export type WagerCall = Moving & {
  readonly act: 'wager';
  readonly cents: Cents;
  /** Player's IP address; the location check must be valid for it. */
  readonly playerIp: string;
};
export type WinCall = Moving & {
  readonly act: 'win';
  readonly cents: Cents;
  readonly isOver: boolean;
  readonly description: string | null;
};
export type ReturnCall = Moving & {
  readonly act: 'return';
  readonly wager: string;
};
export type BalanceCall = OfSession & { readonly act: 'balance' };
export type MovingCall = ReturnCall | WagerCall | WinCall;
export type WalletCall = BalanceCall | MovingCall;

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{8,100}$/.test(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most && isWhole(value);

export function walletCallIn(body: Readonly<Record<string, unknown>>): WalletCall | null {
  const { act, session, currency } = body;
  if (!isText(session, 200) || !isText(currency, 3)) return null;
  if (act === 'balance') return { act, session, currency };
  const { transaction, round } = body;
  if (!isName(transaction) || !isName(round)) return null;
  const moving = { session, currency, transaction, round };
  if (act === 'wager') return wagerIn(body, moving);
  if (act === 'win') return winIn(body, moving);
  return act === 'return' && isName(body['wager']) ? { act, ...moving, wager: body['wager'] } : null;
}

function wagerIn({ amountCents, playerIp }: Readonly<Record<string, unknown>>, moving: Moving): WagerCall | null {
  const cents = centsIn(amountCents);
  return cents !== null && cents > 0n && isText(playerIp, 64) ? { act: 'wager', ...moving, cents, playerIp } : null;
}

function winIn({ amountCents, isOver, description }: Readonly<Record<string, unknown>>, moving: Moving): WinCall | null {
  const cents = centsIn(amountCents);
  const text = description ?? null;
  if (cents === null || typeof isOver !== 'boolean' || (text !== null && !isText(text, 200))) return null;
  return { act: 'win', ...moving, cents, isOver, description: text === null || text.trim() === '' ? null : text.trim() };
}

const centsIn = (value: unknown): Cents | null =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) && BigInt(value) <= MAX_BET_CENTS ? BigInt(value) : null;

/** Excludes `playerIp`, which can differ in repeats. */
export function hashOf(call: MovingCall): string {
  const { act, session, currency, transaction, round } = call;
  const rest =
    call.act === 'wager' ? [String(call.cents)] : call.act === 'win' ? [String(call.cents), call.isOver, call.description] : [call.wager];
  return createHash('sha256')
    .update(JSON.stringify([act, session, currency, transaction, round, ...rest]))
    .digest('hex');
}

export type WalletAnswer = {
  readonly isAccepted: boolean;
  readonly refusal: string | null;
  readonly message: string | null;
  readonly balanceCents: string;
  readonly currency: string;
};

/** Reads a stored answer; null if a refund arrived before its wager, which then has none. */
export function answerIn(value: unknown): WalletAnswer | null {
  if (!isPlainObject(value)) return null;
  const { isAccepted, refusal, message, balanceCents, currency } = value;
  if (typeof isAccepted !== 'boolean' || typeof balanceCents !== 'string' || typeof currency !== 'string') return null;
  const textOr = (text: unknown): string | null => (typeof text === 'string' ? text : null);
  return { isAccepted, refusal: textOr(refusal), message: textOr(message), balanceCents, currency };
}
