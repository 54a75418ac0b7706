import { isPlainObject } from '#src/shared/values/plainObject.ts';

export type GameMessage =
  | { readonly type: 'close' | 'ready' }
  | { readonly type: 'bet-changed' | 'round-started'; readonly betCents: bigint }
  | { readonly type: 'round-ended'; readonly winCents: bigint }
  | { readonly type: 'balance-changed'; readonly balanceCents: bigint }
  | { readonly type: 'wager-refused'; readonly refusal: string };

/** Parses cents. Null if malformed, because any frame can send messages. */
const centsOf = (value: unknown): bigint | null => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? BigInt(value) : null);

export function gameMessage(data: unknown): GameMessage | null {
  if (!isPlainObject(data)) return null;
  const { type, refusal } = data;
  if (type === 'ready' || type === 'close') return { type };
  if (type === 'wager-refused') return typeof refusal === 'string' && /^[a-z-]{1,64}$/.test(refusal) ? { type, refusal } : null;
  if (type === 'bet-changed' || type === 'round-started') {
    const betCents = centsOf(data['betCents']);
    return betCents === null ? null : { type, betCents };
  }
  if (type === 'round-ended') {
    const winCents = centsOf(data['winCents']);
    return winCents === null ? null : { type, winCents };
  }
  if (type !== 'balance-changed') return null;
  const balanceCents = centsOf(data['balanceCents']);
  return balanceCents === null ? null : { type, balanceCents };
}
