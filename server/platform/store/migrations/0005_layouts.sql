-- Immutable, content-addressed.
CREATE TABLE layout_revisions (
  hash text PRIMARY KEY, surface text NOT NULL, document jsonb NOT NULL, author text NOT NULL, created_at timestamptz NOT NULL
);
-- What is published; `*` stands for any brand or region, the most specific wins.
CREATE TABLE layout_pointers (
  surface text NOT NULL, brand text NOT NULL, region text NOT NULL, hash text NOT NULL REFERENCES layout_revisions, moved_at timestamptz NOT NULL,
  PRIMARY KEY (surface, brand, region)
);
