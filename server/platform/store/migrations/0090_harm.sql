-- What the server itself has seen of the page of self-exclusion: a row for each day on which a player has asked for it. Kept for 13 months.
CREATE TABLE exclusion_page_visits (
  player_id text NOT NULL REFERENCES players,
  -- Eastern.
  day date NOT NULL,
  visited_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, day)
);
-- Markers of harm, by person. A row is written when points or markers have changed. The markers are kept for 13 months, then the score alone.
CREATE TABLE harm_scores (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES persons,
  computed_at timestamptz NOT NULL,
  points integer NOT NULL CHECK (points >= 0),
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 3),
  markers jsonb
);
CREATE INDEX harm_scores_by_person ON harm_scores (person_id, computed_at);
CREATE INDEX harm_scores_by_time ON harm_scores (computed_at) WHERE markers IS NOT NULL;
-- A case for compliance, opened at level 2. One is open for a person at a time.
CREATE TABLE harm_cases (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES persons,
  score_id text NOT NULL REFERENCES harm_scores,
  opened_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('CONTACTED', 'EXCLUDED', 'LIMITED', 'NOT_REACHED', 'NO_HARM')),
  reason text,
  closed_by text,
  closed_at timestamptz,
  CHECK ((outcome IS NULL) = (closed_at IS NULL) AND (outcome IS NULL) = (closed_by IS NULL) AND (outcome IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX harm_cases_open ON harm_cases (person_id) WHERE closed_at IS NULL;
CREATE INDEX harm_cases_by_score ON harm_cases (score_id);
-- When a person's markers were computed last.
CREATE TABLE harm_computed (
  person_id text PRIMARY KEY REFERENCES persons,
  computed_at timestamptz NOT NULL,
  level smallint NOT NULL
);
CREATE INDEX harm_computed_due ON harm_computed (computed_at) WHERE level > 0;
