import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type PlayerContactsTable = {
  player_id: string;
  address_line: string;
  city: string;
  postal_code: string;
  phone_sealed: string;
  tax_digits_sealed: string | null;
};
type SignUpsTable = {
  token_hash: string;
  email_hash: string;
  sealed: string;
  asked_at: Instant;
  expires_at: Instant;
  mail_due_at: NullableInstant;
  mails_asked: Generated<number>;
  last_asked_at: Instant;
  code_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  code_expires_at: NullableInstant;
  failures: Generated<number>;
  ended_at: NullableInstant;
};
type SignUpMailsTable = { email_hash: string; sent_at: Instant };

export type SignUpsSchema = {
  player_contacts: PlayerContactsTable;
  sign_ups: SignUpsTable;
  sign_up_mails: SignUpMailsTable;
};
