import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { BetsSchema } from './bets.ts';
import type { CasinoPlaySchema } from './casinoPlay.ts';
import type { CasinoSchema } from './casino.ts';
import type { ResponsibleGamingSchema } from './responsibleGaming.ts';
import type { ConsoleSchema } from './console.ts';
import type { HarmSchema } from './harm.ts';
import type { LegalSchema } from './legal.ts';
import type { LinksSchema } from './links.ts';
import type { LoginsSchema } from './logins.ts';
import type { MailsSchema } from './mails.ts';
import type { OffersSchema } from './offers.ts';
import type { PaymentsSchema } from './payments.ts';
import type { PersonsSchema } from './persons.ts';
import type { SignUpsSchema } from './signUps.ts';
import type { IdentityChecksTable, PlayersTable } from './players.ts';
import type { EventsTable } from './events.ts';
import type { ProposalsSchema } from './proposals.ts';
import type { HandPricesTable } from './handPrices.ts';
import type { RegisterSchema } from './register.ts';
import type { SuspensionsTable } from './suspensions.ts';
import type { TaxFormsTable } from './taxForms.ts';

export type { LegOutcome, VoidScope } from './bets.ts';
export type { EventsTable, StoredEventStatus } from './events.ts';
export type { IdentityStatus } from './players.ts';
export type { StoredTaxForm } from './taxForms.ts';

/** `bigint` column, read as text. */
type Big = ColumnType<string, string | bigint, string | bigint>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type NullableBig = ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
type Instant = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

export type StoredCrest = { readonly primary: string; readonly secondary: string; readonly form: string; readonly initials: string };

export type SportsTable = { id: string; name: string; slug: string; icon: string; ordinal: number };
export type OrganizationsTable = { id: string; sport_id: string; name: string; slug: string };
export type CompetitionsTable = {
  id: string;
  organization_id: string;
  name: string;
  slug: string;
  crest: Json<StoredCrest>;
  ordinal: number;
};
export type ParticipantsTable = {
  id: string;
  competition_id: string;
  name: string;
  full_name: string;
  abbreviation: string;
  record: string | null;
  crest: Json<StoredCrest>;
};
export type MarketsTable = {
  id: string;
  event_id: string;
  type: string;
  name: string;
  feed_status: 'OPEN' | 'HIDDEN' | 'CLOSED';
  is_suspended: Generated<boolean>;
  is_hidden: Generated<boolean>;
  status: GeneratedAlways<'OPEN' | 'HIDDEN' | 'CLOSED'>;
  /** Feed's line in hundredths of a point. Null for markets without a line. */
  feed_line: number | null;
  /** Line set by a trader. Null: the feed's line. */
  hand_line: Generated<number | null>;
  line: GeneratedAlways<number | null>;
  ordinal: number;
  updated_at: Instant;
  most_stake: NullableBig;
  most_exposure: NullableBig;
  void_reason: NullableText;
  is_graded: Generated<boolean>;
} & Record<'subject_id' | 'subject_name', NullableText>;
export type SelectionsTable = {
  id: string;
  market_id: string;
  type: string;
  name: string;
  participant_id: string | null;
  /**
   * Feed's line in hundredths of a point. The database computes `points`, `num` and `den` from the `feed_`, `sold_` and `hand_` columns.
   */
  feed_points: number | null;
  feed_num: Big;
  feed_den: Big;
  /** Price after half points were bought, from a table of such prices. Null if half points are not sold. */
  sold_num: NullableBig;
  sold_den: NullableBig;
  /** Price set by hand. It takes precedence over all other prices. */
  hand_num: NullableBig;
  hand_den: NullableBig;
  hand_points: Generated<number | null>;
  points: GeneratedAlways<number | null>;
  num: GeneratedAlways<string>;
  den: GeneratedAlways<string>;
  feed_status: 'OPEN' | 'CLOSED' | 'HIDDEN';
  is_suspended: Generated<boolean>;
  is_hidden: Generated<boolean>;
  status: GeneratedAlways<'OPEN' | 'CLOSED' | 'HIDDEN'>;
  ordinal: number;
  void_reason: NullableText;
};
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type SessionsTable = {
  id: string;
  player_id: string;
  started_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  ended_at: NullableInstant;
  end_reason: string | null;
  previous_login_at: NullableInstant;
  reality_checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  unconfirmed_token: ColumnType<string | null, string | null | undefined, string | null>;
  region: ColumnType<string | null, string | null | undefined, string | null>;
  dead_tokens: Generated<string[]>;
};
export type RefreshTokensTable = {
  token_hash: string;
  session_id: string;
  issued_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  successor_hash: string | null;
  confirmed_at: NullableInstant;
  reissues: Generated<number>;
  reissued_at: NullableInstant;
  dead_at: NullableInstant;
  asked_by: Generated<string[]>;
  repeats: Generated<number>;
  browser: ColumnType<string | null, string | null | undefined, string>;
};
export type GeoLicensesTable = { key: string; license_type: string; session_id: string | null; issued_at: Instant; expires_at: Instant };
export type GeoPacketsTable = { nonce: string; player_id: string; received_at: Instant };
export type GeoVerdictsTable = {
  session_id: string;
  region: string | null;
  /** Rounded degrees. Null if wagers are not allowed at this place. */
  latitude: ColumnType<number | null, number | null | undefined, number | null>;
  longitude: ColumnType<number | null, number | null | undefined, number | null>;
  ip_address: string;
  is_allowed: boolean;
  reason: string | null;
  decided_at: Instant;
  expires_at: Instant;
};
export type AcknowledgementsTable = { player_id: string; ack_type: string; acknowledged_at: Instant };
export type ActionResultsTable = { player_id: string; action_id: string; body_hash: string; result: Json<unknown>; decided_at: Instant };
export type PromptDismissalsTable = { player_id: string; prompt_type: string; dismissed_at: Instant };
export type FormSubmissionsTable = {
  id: string;
  player_id: string;
  form_id: string;
  part_id: string;
  revision: string;
  answers: Json<unknown>;
  submitted_at: Instant;
};
export type FormFilesTable = {
  player_id: string;
  id: string;
  form_id: string;
  part_id: string;
  field: string;
  name: string;
  media_type: string;
  sha256: string;
  bytes: Buffer;
  uploaded_at: Instant;
  submission_id: string | null;
  scan: Generated<'bad' | 'clean' | 'waiting'>;
  scan_note: Generated<string | null>;
  scan_tries: Generated<number>;
  scan_due_at: Generated<Instant>;
  scanned_at: Generated<Instant | null>;
};
export type LedgerAccountsTable = {
  id: string;
  kind: string;
  player_id: string | null;
  currency: string;
  balance: ColumnType<string | null, string | bigint | null, string | bigint | null>;
  version: ColumnType<string, string | bigint | undefined, string | bigint>;
};
export type LedgerJournalsTable = { id: string; kind: string; reference: string; round: Generated<number>; recorded_at: Instant };
export type LedgerEntriesTable = { journal_id: string; account_id: string; amount: Big };
export type ResultsTable = {
  event_id: string;
  home_score: number | null;
  away_score: number | null;
  void_reason: string | null;
  origin: string;
  round: Generated<number>;
  decided_at: NullableInstant;
  recorded_at: Instant;
  worked_at: NullableInstant;
  completed_at: NullableInstant;
};
type SelectionGradesTable = {
  selection_id: string;
  event_id: string;
  outcome: 'DEAD_HEAT' | 'LOSS' | 'PUSH' | 'WIN';
  places: number | null;
  tied: number | null;
  reason: string;
  origin: string;
  decided_at: NullableInstant;
  recorded_at: Instant;
};
export type LayoutRevisionsTable = { hash: string; surface: string; document: Json<unknown>; author: string; created_at: Instant };
export type LayoutPointersTable = {
  surface: string;
  brand: string;
  region: string;
  environment: Generated<string>;
  hash: string;
  moved_at: Instant;
  moved_by: string;
};

export type Schema = BetsSchema &
  ResponsibleGamingSchema &
  HarmSchema &
  CasinoPlaySchema &
  CasinoSchema &
  ConsoleSchema &
  LegalSchema &
  LinksSchema &
  LoginsSchema &
  MailsSchema &
  OffersSchema &
  PaymentsSchema &
  PersonsSchema &
  SignUpsSchema &
  ProposalsSchema &
  RegisterSchema & {
    sports: SportsTable;
    organizations: OrganizationsTable;
    competitions: CompetitionsTable;
    participants: ParticipantsTable;
    events: EventsTable;
    markets: MarketsTable;
    selections: SelectionsTable;
    suspensions: SuspensionsTable;
    tax_forms: TaxFormsTable;
    hand_prices: HandPricesTable;
    players: PlayersTable;
    rate_limits: { key: string; points: number; expire: string | null };
    readiness: { id: number; seen_at: ColumnType<Date, never, never> };
    sessions: SessionsTable;
    identity_checks: IdentityChecksTable;
    refresh_tokens: RefreshTokensTable;
    geo_licenses: GeoLicensesTable;
    geo_packets: GeoPacketsTable;
    geo_verdicts: GeoVerdictsTable;
    acknowledgements: AcknowledgementsTable;
    action_results: ActionResultsTable;
    prompt_dismissals: PromptDismissalsTable;
    form_submissions: FormSubmissionsTable;
    form_files: FormFilesTable;
    ledger_accounts: LedgerAccountsTable;
    ledger_journals: LedgerJournalsTable;
    ledger_entries: LedgerEntriesTable;
    results: ResultsTable;
    selection_grades: SelectionGradesTable;
    layout_revisions: LayoutRevisionsTable;
    layout_pointers: LayoutPointersTable;
  };

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
