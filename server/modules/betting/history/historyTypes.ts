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
  readonly method: string | null;
  readonly failure: PaymentFailure | null;
  readonly returnStatus: StoredPaymentStatus | null;
};

export type HistoryCasinoSession = { readonly sessionId: string; readonly rounds: number };

export type HistoryEntryView = {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly payment: HistoryPayment | null;
  readonly betId: string | null;
  readonly casino: HistoryCasinoSession | null;
  readonly at: Date;
  /** Change of the player's balance; negative for a debit. */
  readonly cents: Cents;
  /** Amount requested; null for deposits in the ledger. */
  readonly askedCents: Cents | null;
  readonly currency: string;
  readonly state: HistoryState;
};

export type HistoryQuestion = {
  readonly playerId: string;
  readonly section: HistorySection;
  readonly filter: string;
  readonly since: Date | null;
  readonly first: number;
  readonly after: string | null;
};
export type HistoryPageView = {
  readonly entries: readonly HistoryEntryView[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
};

export type Placed = { readonly entry: HistoryEntryView; readonly cursor: readonly string[] };
export type ReadHistory = (db: Kysely<Schema>, question: HistoryQuestion, size: number) => Promise<readonly Placed[]>;
