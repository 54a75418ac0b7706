import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type LaterText<T extends string = string> = ColumnType<T | null, T | null | undefined, T | null>;

export type StoredDepositStatus = 'FAILED' | 'PENDING' | 'SUCCESSFUL';
/** The vendor's no, its finding that the card is somebody else's, or nobody having finished it. */
export type DepositFailure = 'ABANDONED' | 'DECLINED' | 'MISMATCH';

/** Deposits and what they are paid with, as Kysely sees them. */
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
    status: StoredDepositStatus;
    failure: LaterText<DepositFailure>;
    promotion_code: LaterText;
    is_quick: boolean;
    balance_after: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
    requested_at: Instant;
    completed_at: LaterInstant;
    asked_at: LaterInstant;
  };
  excluded_providers: { player_id: string; provider_id: string; transaction_type: 'DEPOSIT' | 'WITHDRAWAL'; excluded_at: Instant };
};
