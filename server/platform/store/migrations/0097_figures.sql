-- How a node was shown, as its document says, and presses that the server refused.
ALTER TABLE node_figures ADD COLUMN presentation text, ADD COLUMN refusals bigint NOT NULL DEFAULT 0;
-- Visits whose vitals of a surface were counted on a day, by the hash of the day's key. Deleted with the key.
CREATE TABLE vital_units (
  day date NOT NULL,
  brand text NOT NULL,
  surface text NOT NULL,
  revision text NOT NULL,
  audience text NOT NULL,
  unit bytea NOT NULL,
  PRIMARY KEY (day, brand, surface, revision, audience, unit)
);
-- Histograms of web vitals: visits of a day whose first page of a surface was in a bucket. Names no visit.
CREATE TABLE page_vitals (
  day date NOT NULL,
  brand text NOT NULL,
  surface text NOT NULL,
  revision text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('player', 'visitor')),
  vital text NOT NULL CHECK (vital IN ('lcp', 'inp', 'cls', 'ttfb')),
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 12),
  visits bigint NOT NULL,
  PRIMARY KEY (surface, revision, audience, brand, vital, bucket, day)
);
-- Mandatory nodes that the player's page displayed. No column leads to the figures: they hold no session, these hold no visit and no page.
CREATE TABLE node_displays (
  session_id text NOT NULL,
  -- Made by the page; the same display sent again is one row.
  id text NOT NULL,
  player_id text NOT NULL,
  surface text NOT NULL,
  revision text NOT NULL,
  node_id text NOT NULL,
  shown_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, id)
);
CREATE INDEX node_displays_by_player ON node_displays (player_id, shown_at);
