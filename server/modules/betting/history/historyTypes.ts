import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { PaymentFailure, StoredPaymentStatus } from '#server/platform/store/schema/payments.ts';

export const HISTORY_SECTIONS = ['transactions', 'betting', 'casino'] as const;
export type HistorySection = (typeof HISTORY_SECTIONS)[number];
export type HistoryState = 'CALLED_BACK' | 'CASHED_OUT' | 'DONE' | 'FAILED' | 'LOST' | 'PENDING' | 'RETURNED' | 'WON';

export type HistoryPayment = {
  readonly id: string;
  readonly providerId: string;
  /** Card or account, masked; null where none is known. */
  readonly method: string | null;
  /** Why nothing came of it; null where something did, or still may. */
  readonly failure: PaymentFailure | null;
  /** How the sending back of a deposit stands; null of what is not sent back. */
  readonly returnStatus: StoredPaymentStatus | null;
};

export type HistorySitting = { readonly sessionId: string; readonly rounds: number };

export type HistoryEntryView = {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  /** What a deposit or withdrawal went by; null for everything else. */
  readonly payment: HistoryPayment | null;
  /** A sitting at a game of the casino; null for everything else. */
  readonly casino: HistorySitting | null;
  readonly at: Date;
  /** Signed: what it added to the player's money, or took from it. */
  readonly cents: Cents;
  /** What was asked for of which nothing has moved; null for everything else. */
  readonly askedCents: Cents | null;
  readonly currency: string;
  readonly state: HistoryState;
};

export type HistoryQuestion = {
  readonly playerId: string;
  readonly section: HistorySection;
  /** One of the section's filters, see `historyChoices.ts`. */
  readonly filter: string;
  /** Null for as long as there is anything. */
  readonly since: Date | null;
  readonly first: number;
  /** `endCursor` of the page before. One that is not ours counts as none. */
  readonly after: string | null;
};
export type HistoryPageView = {
  readonly entries: readonly HistoryEntryView[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
};

/** An entry, and the cursor that the next page begins after. */
export type Placed = { readonly entry: HistoryEntryView; readonly cursor: readonly string[] };
export type ReadHistory = (db: Kysely<Schema>, question: HistoryQuestion, size: number) => Promise<readonly Placed[]>;
