import type { CashOutRefusalCode, Suspension } from '#src/shared/betting/cashOut/refusals.ts';
import type { Parts } from '#src/shared/betting/cashOut/parts.ts';
import type { Cents } from '#src/shared/money/money.ts';

/** What a bet may be cashed out for until `expiresAt`. `id` names bet, version, value and expiry; it gives no right by itself. */
export type Quote = {
  readonly id: string;
  readonly valueCents: Cents;
  /** What is at stake, for which the value is. */
  readonly stakeCents: Cents;
  /** Null where only the whole is cashed out. */
  readonly parts: Parts | null;
  readonly expiresAt: Date;
  /** Up to the stake it is paid as promotional credit, as it was staked. */
  readonly isOfCredit: boolean;
  /** A game of the bet is being played: who confirms waits for the decision. */
  readonly isLive: boolean;
};
/** A cash out that was taken in and waits to be decided. */
export type UnderWay = { readonly cashOutId: string; readonly valueCents: Cents; readonly dueAt: Date };
/** How it stands with cashing out an open bet: a quote, or why there is none. */
export type CashOutView = {
  readonly betId: string;
  readonly currency: string;
  readonly quote: Quote | null;
  readonly suspension: Suspension | null;
  /** The value at which it happens by itself; null where none is set. */
  readonly targetCents: Cents | null;
  readonly underWay: UnderWay | null;
  /** What the bet could still pay; no target is above it. */
  readonly mostCents: Cents;
};

export type CashOutRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly ip: string;
  /** Made and kept by the client before it sends; 16–64 characters of `A–Z a–z 0–9 _ -`. */
  readonly cashOutId: string;
  readonly betId: string;
  readonly quoteId: string;
  /** The part of the stake; null for all that is left. */
  readonly stakeCents: Cents | null;
  /** What the player has confirmed: never less is paid. */
  readonly valueCents: Cents;
  /** When one that waited was taken in: it is paid what was shown then, and no more. */
  readonly heldFrom?: Date;
};
/** What was decided, once; a repeat of the id answers the same. */
export type CashOutDecision = {
  readonly cashOutId: string;
  readonly paidCents: Cents | null;
  readonly refusal: CashOutRefusalCode | null;
};
