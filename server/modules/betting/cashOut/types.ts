import type { CashOutRefusalCode, Suspension } from '#src/shared/betting/cashOut/refusals.ts';
import type { Parts } from '#src/shared/betting/cashOut/parts.ts';
import type { Cents } from '#src/shared/money/money.ts';

/** Cash-out offer. `id` encodes bet, version, value and expiry; the server rechecks them. */
export type Quote = {
  readonly id: string;
  readonly valueCents: Cents;
  readonly stakeCents: Cents;
  readonly parts: Parts | null;
  readonly expiresAt: Date;
  readonly isOfCredit: boolean;
  readonly isLive: boolean;
};
export type UnderWay = { readonly cashOutId: string; readonly valueCents: Cents; readonly dueAt: Date };
export type CashOutView = {
  readonly betId: string;
  readonly currency: string;
  readonly quote: Quote | null;
  readonly suspension: Suspension | null;
  readonly targetCents: Cents | null;
  readonly underWay: UnderWay | null;
  readonly mostCents: Cents;
};

export type CashOutRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly ip: string;
  /** Idempotency key in the format that `isPlacementId` checks. */
  readonly cashOutId: string;
  readonly betId: string;
  readonly quoteId: string;
  readonly stakeCents: Cents | null;
  readonly valueCents: Cents;
  /** When a delayed request arrived. It pays at most the value shown to the client then. */
  readonly heldFrom?: Date;
};
export type CashOutDecision = {
  readonly cashOutId: string;
  readonly paidCents: Cents | null;
  readonly refusal: CashOutRefusalCode | null;
};
