import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** What the page of a game may say to ours; `ready` once it can be seen. Amounts in cents. */
export type GameMessage =
  | { readonly type: 'close' | 'ready' }
  | { readonly type: 'bet-changed' | 'round-started'; readonly betCents: bigint }
  | { readonly type: 'round-ended'; readonly winCents: bigint }
  | { readonly type: 'balance-changed'; readonly balanceCents: bigint }
  /** By the code of what refuses wagers; its words stand in the game. */
  | { readonly type: 'wager-refused'; readonly refusal: string };

/** Null for what is no amount: the page of another must not be able to break ours. */
const centsOf = (value: unknown): bigint | null => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? BigInt(value) : null);

/** Null for what is none of the messages: whatever it says is not for this page. */
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
