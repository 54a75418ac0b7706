import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type LaterText<T extends string = string> = ColumnType<T | null, T | null | undefined, T | null>;

export type StoredPaymentStatus = 'FAILED' | 'PENDING' | 'SUCCESSFUL';
/**
 * `MISMATCH`: another person's card. `ABANDONED`: not finished. `REFUSED`: the vendor refused the withdrawal. `CALLED_BACK`: cancelled
 * before the money arrived. `RETURNED`: sent back after it arrived.
 */
export type PaymentFailure = 'ABANDONED' | 'CALLED_BACK' | 'DECLINED' | 'MISMATCH' | 'REFUSED' | 'RETURNED';

export type PaymentsSchema = {
  payment_methods: {
    id: string;
    player_id: string;
    provider_id: string;
    vendor_token: string;
    label: string;
    added_at: Instant;
    removed_at: LaterInstant;
  };
  deposits: {
    id: string;
    player_id: string;
    provider_id: string;
    method_id: LaterText;
    amount: ColumnType<string, string | bigint, never>;
    currency: string;
    status: StoredPaymentStatus;
    failure: LaterText<PaymentFailure>;
    promotion_code: LaterText;
    is_quick: boolean;
    facility_id: LaterText;
    called_back_at: LaterInstant;
    balance_after: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
    requested_at: Instant;
    completed_at: LaterInstant;
    asked_at: LaterInstant;
  };
  withdrawals: {
    id: string;
    player_id: string;
    provider_id: string;
    method_id: LaterText;
    amount: ColumnType<string, string | bigint, never>;
    currency: string;
    status: StoredPaymentStatus;
    failure: LaterText<PaymentFailure>;
    page_origin: LaterText;
    facility_id: LaterText;
    accepted_at: LaterInstant;
    returns_deposit_id: LaterText;
    balance_after: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
    requested_at: Instant;
    completed_at: LaterInstant;
    asked_at: LaterInstant;
  };
  withdrawal_consents: {
    withdrawal_id: string;
    revision: string;
    node_id: string;
    sentence: string;
    label: string;
    agreed_at: ColumnType<Date, Date, never>;
  };
  player_funds: {
    day: ColumnType<Date, string, never>;
    currency: string;
    balances: ColumnType<string, string | bigint, never>;
    pending_withdrawals: ColumnType<string, string | bigint, never>;
    in_play: ColumnType<string, string | bigint, never>;
    variance: ColumnType<string, string | bigint, never>;
    taken_at: Instant;
  };
  excluded_providers: { player_id: string; provider_id: string; transaction_type: 'DEPOSIT' | 'WITHDRAWAL'; excluded_at: Instant };
};
