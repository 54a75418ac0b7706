-- What each build of the client that was ever served can draw, by the hash that it sends.
CREATE TABLE layout_builds (
  hash text PRIMARY KEY, build text NOT NULL, manifest jsonb NOT NULL, known_at timestamptz NOT NULL
);
-- The hash that the session has sent last; null when it sent none.
ALTER TABLE layout_viewers ADD COLUMN capabilities text;
