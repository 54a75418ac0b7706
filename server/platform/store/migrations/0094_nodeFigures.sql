-- Batches of node figures from open pages. A row says that a batch was counted, so that the same one is not counted again. Kept for two days.
CREATE TABLE figure_batches (
  page text NOT NULL,
  sequence integer NOT NULL CHECK (sequence >= 0),
  day date NOT NULL,
  brand text NOT NULL,
  PRIMARY KEY (page, sequence)
);
CREATE INDEX figure_batches_by_day ON figure_batches (day);
-- The key of a day's units. Destroyed after two days; the hashes then name no visit.
CREATE TABLE figure_keys (day date PRIMARY KEY, key bytea NOT NULL);
-- Visits that saw a node on a day, by keyed hash. Deleted with the key.
CREATE TABLE figure_units (
  day date NOT NULL,
  brand text NOT NULL,
  surface text NOT NULL,
  revision text NOT NULL,
  node_id text NOT NULL,
  audience text NOT NULL,
  unit bytea NOT NULL,
  has_pressed boolean NOT NULL,
  PRIMARY KEY (day, brand, surface, revision, node_id, audience, unit)
);
-- What the nodes of a revision achieved on a day. Names no visit.
CREATE TABLE node_figures (
  day date NOT NULL,
  brand text NOT NULL,
  surface text NOT NULL,
  revision text NOT NULL,
  node_id text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('player', 'visitor')),
  -- Visits that saw the node, and those of them that pressed it.
  visits bigint NOT NULL DEFAULT 0,
  pressed_visits bigint NOT NULL DEFAULT 0,
  seen bigint NOT NULL DEFAULT 0,
  presses bigint NOT NULL DEFAULT 0,
  dwell_ms bigint NOT NULL DEFAULT 0,
  empties bigint NOT NULL DEFAULT 0,
  fallbacks bigint NOT NULL DEFAULT 0,
  loads bigint NOT NULL DEFAULT 0,
  load_ms bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (surface, revision, node_id, audience, brand, day)
);
-- How much of a day was lost on the way: facts that a page dropped, and numbers missing between batches.
CREATE TABLE figure_losses (
  day date NOT NULL,
  brand text NOT NULL,
  batches bigint NOT NULL DEFAULT 0,
  lost_facts bigint NOT NULL DEFAULT 0,
  lost_batches bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, brand)
);
