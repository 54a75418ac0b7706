import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type LimitedTokensTable = {
  token_hash: string;
  player_id: string;
  issued_at: Instant;
  expires_at: Instant;
  verified_at: NullableInstant;
  used_at: NullableInstant;
};
type OneTimeCodesTable = {
  code_mac: string;
  token_hash: string;
  player_id: string;
  sent_at: Instant;
  expires_at: Instant;
  failures: Generated<number>;
  used_at: NullableInstant;
};
type LinkedAccountsTable = {
  player_id: string;
  account_type: string;
  subject: string;
  label: string;
  linked_at: Instant;
  favorites: Generated<string[]>;
};
type SessionCodesTable = Omit<OneTimeCodesTable, 'token_hash'> & { session_id: string };
type SessionProofsTable = { session_id: string; source: string; expires_at: Instant };
type LinkPromptDismissalsTable = { player_id: string; prompt_type: string; dismissed_at: Instant };
type OauthCodesTable = {
  code_hash: string;
  player_id: string;
  client_id: string;
  redirect_uri: string;
  code_challenge: string;
  issued_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  session_id: string | null;
};
type StrangerFailuresTable = { email_hash: string; failures: number; failed_at: Instant };
type KnownDevicesTable = {
  player_id: string;
  device_hash: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
  failed_logins: Generated<number>;
};
type PlayerPasskeysTable = {
  id: string;
  player_id: string;
  host: string;
  credential_id: string;
  public_key: Buffer;
  sign_count: ColumnType<string, bigint | string, bigint | string>;
  transports: string[];
  is_backup_eligible: boolean;
  is_backed_up: boolean;
  name: string;
  created_at: Instant;
  last_used_at: NullableInstant;
};
type PasskeyChallengesTable = { challenge_hash: string; host: string; session_id: string | null; expires_at: Instant };

export type LoginsSchema = {
  limited_tokens: LimitedTokensTable;
  one_time_codes: OneTimeCodesTable;
  linked_accounts: LinkedAccountsTable;
  link_prompt_dismissals: LinkPromptDismissalsTable;
  session_codes: SessionCodesTable;
  session_proofs: SessionProofsTable;
  oauth_codes: OauthCodesTable;
  known_devices: KnownDevicesTable;
  stranger_failures: StrangerFailuresTable;
  player_passkeys: PlayerPasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
};
