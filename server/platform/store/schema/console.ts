import type { FiguresSchema } from './figures.ts';
import type { ColumnType, Generated } from 'kysely';
import type { OperatorFactorsTable, OperatorLinksTable, OperatorTicketsTable } from './operatorFactors.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string, string>;

export type { OperatorRole };
type PlaceColumns = { surface: string; brand: string; region: string; environment: string };

export type OperatorsTable = {
  id: string;
  email: string;
  name: string;
  role: OperatorRole;
  password_hash: string;
  failed_logins: Generated<number>;
  locked_at: NullableInstant;
  created_at: Instant;
  signs_from: NullableInstant;
};
export type OperatorSessionsTable = {
  id: string;
  operator_id: string;
  token_hash: string;
  csrf_token: string;
  started_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  ended_at: NullableInstant;
};
export type OperatorDevicesTable = {
  operator_id: string;
  device_hash: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
  failed_logins: Generated<number>;
};
export type LayoutDraftsTable = PlaceColumns & {
  id: string;
  title: string;
  base_hash: string | null;
  begun_from: string | null;
  version: number;
  document: Json<object>;
  content_hash: string;
  state: 'open' | 'published' | 'discarded';
  owner_id: string;
  authors: Json<readonly string[]>;
  created_at: Instant;
  saved_at: Instant;
};
export type LayoutDraftVersionsTable = {
  draft_id: string;
  version: number;
  document: Json<object>;
  author_id: string;
  note: string;
  saved_at: Instant;
};
export type LayoutApprovalsTable = {
  id: string;
  draft_id: string;
  content_hash: string;
  approver_id: string;
  role: OperatorRole;
  approved_at: Instant;
  withdrawn_at: NullableInstant;
};
export type LayoutPublicationsTable = PlaceColumns & {
  id: string;
  hash: string | null;
  previous_hash: string | null;
  operator_id: string;
  reason: string;
  moved_at: Instant;
};
export type AuditEntriesTable = {
  seq: ColumnType<string, string, string>;
  at: Instant;
  actor: string;
  role: string;
  operation: string;
  subject: string;
  outcome: string;
  detail: string;
  previous_hash: string;
  hash: string;
};
export type AuditHeadTable = { is_head: Generated<boolean>; seq: ColumnType<string, string, string>; hash: string };

export type LayoutReleasesTable = {
  id: string;
  title: string;
  environment: string;
  zone: string;
  starts_local: string;
  starts_at: Instant;
  ends_local: string | null;
  ends_at: NullableInstant;
  state: 'scheduled' | 'started' | 'ended' | 'cancelled' | 'failed' | 'expired';
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  owner_id: string;
  created_at: Instant;
  changed_at: Instant;
};
export type LayoutReleaseItemsTable = PlaceColumns & {
  release_id: string;
  ordinal: number;
  draft_id: string;
  content_hash: string;
  previous_hash: string | null;
  previous_moved_by: string | null;
};

export type LayoutSwitchesTable = {
  sort: 'kind' | 'flag';
  name: string;
  is_on: boolean;
  operator_id: string;
  reason: string;
  switched_at: Instant;
};
export type PlayerSegmentsTable = { player_id: string; segment: string };

export type LayoutImpressionsTable = {
  id: Generated<string>;
  session_id: string;
  player_id: string;
  place: string;
  surface: string;
  revision: string;
  audience: Json<unknown>;
  from_at: Instant;
};

export type LayoutViewersTable = {
  surface: string;
  session: string;
  network: string;
  seen_at: Instant;
  capabilities: ColumnType<string | null, string | null | undefined, string | null>;
};
export type LayoutBuildsTable = { hash: string; build: string; manifest: Json<Manifest>; known_at: Instant };
export type Manifest = {
  readonly build: string;
  readonly kinds: Readonly<Record<string, number>>;
  readonly presentations: Readonly<Record<string, readonly string[]>>;
};
export type LayoutNodeFaultsTable = {
  surface: string;
  node_id: string;
  digest: string;
  session: string;
  network: string;
  reason: string;
  reported_at: Instant;
};
export type LayoutQuarantinesTable = {
  surface: string;
  node_id: string;
  digest: string;
  kind: string;
  effect: 'replaced' | 'told';
  reason: string;
  failing: number;
  viewers: number;
  since: Instant;
  released_at: NullableInstant;
  released_by: ColumnType<string | null, string | null | undefined, string | null>;
  release_reason: ColumnType<string | null, string | null | undefined, string | null>;
};

export type ConsoleSchema = FiguresSchema & {
  operator_factors: OperatorFactorsTable;
  operator_devices: OperatorDevicesTable;
  operator_links: OperatorLinksTable;
  operator_tickets: OperatorTicketsTable;
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  layout_drafts: LayoutDraftsTable;
  layout_draft_versions: LayoutDraftVersionsTable;
  layout_approvals: LayoutApprovalsTable;
  layout_publications: LayoutPublicationsTable;
  layout_releases: LayoutReleasesTable;
  layout_release_items: LayoutReleaseItemsTable;
  layout_switches: LayoutSwitchesTable;
  player_segments: PlayerSegmentsTable;
  layout_exposures: LayoutImpressionsTable;
  layout_viewers: LayoutViewersTable;
  layout_node_faults: LayoutNodeFaultsTable;
  layout_builds: LayoutBuildsTable;
  layout_quarantines: LayoutQuarantinesTable;
  audit_entries: AuditEntriesTable;
  audit_head: AuditHeadTable;
};
