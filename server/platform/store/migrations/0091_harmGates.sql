-- Each rise of a person's level: a message at level 1, from level 2 on a guide that is confirmed before the next wager.
CREATE TABLE harm_notices (
  score_id text PRIMARY KEY REFERENCES harm_scores,
  person_id text NOT NULL REFERENCES persons,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirmed_by text REFERENCES players,
  -- Compliance has found no harm: nothing is left to confirm.
  lifted_at timestamptz,
  CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL))
);
CREATE INDEX harm_notices_open ON harm_notices (person_id) WHERE confirmed_at IS NULL AND lifted_at IS NULL;
-- Level 3: wagers wait for a human from `waits_since` until `waits_until`, which is computed once. Contact is possible from `contact_from` on.
ALTER TABLE harm_cases
  ADD COLUMN waits_since timestamptz,
  ADD COLUMN contact_from timestamptz,
  ADD COLUMN waits_until timestamptz,
  ADD COLUMN contact_region text,
  ADD CHECK (num_nonnulls(waits_since, contact_from, waits_until, contact_region) IN (0, 4) AND waits_since <= contact_from AND contact_from < waits_until);
CREATE INDEX harm_cases_waiting ON harm_cases (person_id) WHERE waits_until IS NOT NULL;
