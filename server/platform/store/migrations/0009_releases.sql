-- Several documents at once. Instants are UTC; the local times are what the operator said, kept to be told again.
CREATE TABLE layout_releases (
  id text PRIMARY KEY,
  title text NOT NULL,
  environment text NOT NULL,
  zone text NOT NULL,
  starts_local text NOT NULL, starts_at timestamptz NOT NULL,
  ends_local text, ends_at timestamptz,
  state text NOT NULL CHECK (state IN ('scheduled','started','ended','cancelled','failed','expired')),
  failure text,
  owner_id text NOT NULL REFERENCES operators,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX layout_releases_waiting ON layout_releases (state) WHERE state IN ('scheduled','started');
CREATE TABLE layout_release_items (
  release_id text NOT NULL REFERENCES layout_releases, ordinal integer NOT NULL, draft_id text NOT NULL REFERENCES layout_drafts,
  surface text NOT NULL, brand text NOT NULL, region text NOT NULL, environment text NOT NULL,
  content_hash text NOT NULL,
  -- What was there before the start; null before it, and where nothing was.
  previous_hash text,
  PRIMARY KEY (release_id, ordinal)
);
