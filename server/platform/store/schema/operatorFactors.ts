import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableCount = ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;

export type FactorKind = 'PASSKEY' | 'TOTP';

export type OperatorFactorsTable = {
  id: string;
  operator_id: string;
  kind: FactorKind;
  totp_secret: Generated<string | null>;
  totp_step: NullableCount;
  credential_id: Generated<string | null>;
  public_key: Generated<Buffer | null>;
  sign_count: NullableCount;
  registered_at: Instant;
  removed_at: NullableInstant;
};
export type OperatorLinksTable = {
  token_hash: string;
  operator_id: string;
  made_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
};
export type OperatorTicketsTable = {
  ticket_hash: string;
  operator_id: string;
  purpose: 'LOG_IN' | 'REGISTER';
  challenge: string;
  totp_secret: Generated<string | null>;
  link_hash: Generated<string | null>;
  expires_at: Instant;
  used_at: NullableInstant;
};
