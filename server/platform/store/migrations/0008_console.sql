-- A process serves one environment: `live` for players; another one shadows it place by place.
ALTER TABLE layout_pointers ADD COLUMN environment text NOT NULL DEFAULT 'live';
ALTER TABLE layout_pointers DROP CONSTRAINT layout_pointers_pkey;
ALTER TABLE layout_pointers ADD PRIMARY KEY (surface, brand, region, environment);

CREATE TABLE operators (
  id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer','editor','approver','compliance','trader')),
  password_hash text NOT NULL,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX operators_by_email ON operators (lower(email));
CREATE TABLE operator_sessions (
  id text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators,
  -- SHA-256 of what the cookie holds.
  token_hash text NOT NULL UNIQUE,
  csrf_token text NOT NULL,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX operator_sessions_open ON operator_sessions (operator_id) WHERE ended_at IS NULL;

CREATE TABLE layout_drafts (
  id text PRIMARY KEY,
  surface text NOT NULL, brand text NOT NULL, region text NOT NULL, environment text NOT NULL,
  title text NOT NULL,
  -- What was published at its place when it was begun; null where nothing was.
  base_hash text REFERENCES layout_revisions (hash),
  version integer NOT NULL,
  document jsonb NOT NULL,
  content_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('open','published','discarded')),
  owner_id text NOT NULL REFERENCES operators,
  -- Everybody whose hand is in the content: none of them may approve it.
  authors jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX layout_drafts_open ON layout_drafts (saved_at) WHERE state = 'open';
CREATE TABLE layout_draft_versions (
  draft_id text NOT NULL REFERENCES layout_drafts, version integer NOT NULL, document jsonb NOT NULL,
  author_id text NOT NULL REFERENCES operators, note text NOT NULL, saved_at timestamptz NOT NULL,
  PRIMARY KEY (draft_id, version)
);
CREATE TABLE layout_approvals (
  id text PRIMARY KEY,
  draft_id text NOT NULL REFERENCES layout_drafts,
  content_hash text NOT NULL,
  approver_id text NOT NULL REFERENCES operators,
  role text NOT NULL,
  approved_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX layout_approvals_by_draft ON layout_approvals (draft_id);
-- Every move of a pointer by an operator, for rollback; `hash` is null where a place was emptied.
CREATE TABLE layout_publications (
  id text PRIMARY KEY,
  surface text NOT NULL, brand text NOT NULL, region text NOT NULL, environment text NOT NULL,
  hash text REFERENCES layout_revisions (hash), previous_hash text REFERENCES layout_revisions (hash),
  operator_id text NOT NULL, reason text NOT NULL, moved_at timestamptz NOT NULL
);
CREATE INDEX layout_publications_by_place ON layout_publications (surface, brand, region, environment, moved_at);

-- Append-only and chained: each entry's hash covers the hash before it; the head makes a lost tail visible.
CREATE TABLE audit_entries (
  seq bigint PRIMARY KEY, at timestamptz NOT NULL, actor text NOT NULL, role text NOT NULL, operation text NOT NULL,
  subject text NOT NULL, outcome text NOT NULL, detail text NOT NULL, previous_hash text NOT NULL, hash text NOT NULL
);
CREATE TABLE audit_head (is_head boolean PRIMARY KEY DEFAULT true CHECK (is_head), seq bigint NOT NULL, hash text NOT NULL);
INSERT INTO audit_head (seq, hash) VALUES (0, repeat('0', 64));
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is append-only'; END $$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
