-- Who has looked at a surface lately: the sessions that faults of its nodes are measured against.
CREATE TABLE layout_viewers (
  surface text NOT NULL, session text NOT NULL,
  -- Of the internet address only the network: no person.
  network text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (surface, session)
);
CREATE INDEX layout_viewers_by_time ON layout_viewers (seen_at);
-- Sessions that could not draw a node. `digest` is that of the node itself: it is the same in every revision that has not touched it.
CREATE TABLE layout_node_faults (
  surface text NOT NULL, node_id text NOT NULL, digest text NOT NULL, session text NOT NULL,
  network text NOT NULL, reason text NOT NULL, reported_at timestamptz NOT NULL,
  PRIMARY KEY (surface, node_id, digest, session)
);
CREATE INDEX layout_node_faults_by_time ON layout_node_faults (reported_at);
-- Nodes that too many sessions could not draw. One that must not be replaced is only told of.
CREATE TABLE layout_quarantines (
  surface text NOT NULL, node_id text NOT NULL, digest text NOT NULL,
  kind text NOT NULL, effect text NOT NULL CHECK (effect IN ('replaced','told')),
  reason text NOT NULL, failing integer NOT NULL, viewers integer NOT NULL,
  since timestamptz NOT NULL,
  released_at timestamptz, released_by text, release_reason text,
  PRIMARY KEY (surface, node_id, digest)
);
