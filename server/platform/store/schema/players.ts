import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CasinoRestrictionColumns } from './casino.ts';

type Instant = ColumnType<Date, Date, Date>;

type BalanceUsage = 'CASH_FIRST' | 'BONUS_FIRST' | 'CASH_ONLY';
export type IdentityStatus = 'VERIFIED' | 'PENDING' | 'DOCUMENT_NEEDED' | 'REFUSED';
export type PlayersTable = CasinoRestrictionColumns & {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  region: string;
  currency: string;
  auto_accept_odds_changes: Generated<boolean>;
  odds_format: Generated<'AMERICAN' | 'EURO'>;
  casino_balance_usage: ColumnType<BalanceUsage | null, BalanceUsage | null | undefined, BalanceUsage | null>;
  strong_auth_enabled: Generated<boolean>;
  asks_code_on_new_device: Generated<boolean>;
  email_offers: Generated<boolean>;
  email_news: Generated<boolean>;
  reality_check_minutes: number | null;
  is_restricted: Generated<boolean>;
  requires_rg_acknowledgement: Generated<boolean>;
  failed_logins: Generated<number>;
  locked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_login_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Instant;
  /** Identity vendor's result. The database computes `identity_status` from it. */
  vendor_status: Generated<IdentityStatus>;
  identity_status: GeneratedAlways<IdentityStatus>;
  person_id: Generated<string>;
  keyed_by: ColumnType<string | null, string | null | undefined, string | null>;
  is_waiting: Generated<boolean>;
  is_duplicate: Generated<boolean>;
  /** True if the exclusion register did not answer at sign-up. */
  awaits_register: Generated<boolean>;
  birth_date: ColumnType<string | null, string | null | undefined, string | null>;
  invite_code: Generated<string>;
  referral_code: ColumnType<string | null, string | null | undefined, string | null>;
  accepted_terms_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  limits_modal_dismissed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deposited: ColumnType<string, string | bigint | undefined, string | bigint>;
};
export type IdentityChecksTable = {
  id: string;
  player_id: string;
  kind: 'PERSON' | 'DOCUMENT';
  asked_at: Instant;
  outcome: string | null;
  vendor_reference: string | null;
  document_sha256: string | null;
};
