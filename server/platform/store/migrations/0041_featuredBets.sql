-- Bets that traders have put together: one press takes all their selections to the slip. A change is another version; what was placed keeps its name.
CREATE TABLE featured_bets (
  id text PRIMARY KEY,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (kind IN ('FEATURED', 'QUICK')),
  title text NOT NULL,
  selection_ids text[] NOT NULL CHECK (cardinality(selection_ids) BETWEEN 1 AND 8),
  -- Cents that a quick bet puts into the field.
  suggested_stake bigint CHECK (suggested_stake > 0),
  is_offered boolean NOT NULL DEFAULT true,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL
);
ALTER TABLE bets ADD COLUMN featured_bet_id text, ADD COLUMN featured_title text;
