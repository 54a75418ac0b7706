-- A person has one account that plays. All accounts of a person share exclusions, limits and codes.
CREATE TABLE persons (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- Set while all its accounts are with another person; a split gives them back.
  joined_into text REFERENCES persons
);
-- Until accounts are joined, each is a person of its own, and its id is the person's.
INSERT INTO persons (id, created_at) SELECT id, created_at FROM players;
ALTER TABLE players
  ADD COLUMN person_id text REFERENCES persons DEFERRABLE INITIALLY DEFERRED,
  -- Version of the keys that are stored; null until they have been made.
  ADD COLUMN keyed_by text,
  -- A likely duplicate that waits for a human.
  ADD COLUMN is_waiting boolean NOT NULL DEFAULT false,
  -- Joined to a person who had an account already.
  ADD COLUMN is_duplicate boolean NOT NULL DEFAULT false;
UPDATE players SET person_id = id;
-- The deferred checks of the update would forbid to alter the table.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE players ALTER COLUMN person_id SET NOT NULL;
CREATE INDEX players_by_person ON players (person_id);

-- The vendor's finding is written, what counts is computed: whoever waits or is a duplicate is verified for nobody.
ALTER TABLE players RENAME COLUMN identity_status TO vendor_status;
ALTER TABLE players ADD COLUMN identity_status text NOT NULL GENERATED ALWAYS AS (
  CASE WHEN is_duplicate THEN 'REFUSED' WHEN is_waiting AND vendor_status = 'VERIFIED' THEN 'PENDING' ELSE vendor_status END) STORED;

CREATE FUNCTION name_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.person_id := coalesce(NEW.person_id, NEW.id);
  RETURN NEW;
END $$;
CREATE FUNCTION insert_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO persons (id, created_at) VALUES (NEW.person_id, NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER players_name_persons BEFORE INSERT ON players FOR EACH ROW EXECUTE FUNCTION name_person();
-- After the row: an insert that meets a taken email leaves no person behind.
CREATE TRIGGER players_insert_persons AFTER INSERT ON players FOR EACH ROW EXECUTE FUNCTION insert_person();

-- Keyed hashes of names with birth dates, and of vendors' references. Not unique: namesakes share them.
CREATE TABLE person_keys (
  player_id text NOT NULL REFERENCES players,
  kind text NOT NULL CHECK (kind IN ('family', 'name', 'pair', 'sound', 'vendor')),
  key_version text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (hash, player_id)
);
CREATE INDEX person_keys_by_player ON person_keys (player_id);

-- Pairs of accounts that may belong to one person.
CREATE TABLE person_reviews (
  id text PRIMARY KEY,
  -- The account that came later, and the one it resembles.
  player_id text NOT NULL REFERENCES players,
  other_id text NOT NULL REFERENCES players CHECK (other_id <> player_id),
  -- WEAK: one digit of the birth date differs. It is listed, and nothing follows from it.
  strength text NOT NULL CHECK (strength IN ('EXACT', 'LIKELY', 'WEAK')),
  reasons text[] NOT NULL,
  origin text NOT NULL CHECK (origin IN ('CORRECTION', 'SIGN_UP', 'SPLIT', 'VENDOR')),
  -- The later account waits until a human has decided.
  is_blocking boolean NOT NULL,
  opened_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('DIFFERENT', 'JOINED', 'WAITING')),
  decided_at timestamptz,
  CHECK ((state = 'WAITING') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX person_reviews_waiting ON person_reviews (player_id, other_id) WHERE state = 'WAITING';
CREATE INDEX person_reviews_of_others ON person_reviews (other_id) WHERE state = 'WAITING';
CREATE INDEX person_reviews_of_pairs ON person_reviews (player_id, other_id);

-- What was decided, by whom. Never changed.
CREATE TABLE person_decisions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('APART', 'JOIN', 'SPLIT')),
  player_id text NOT NULL REFERENCES players,
  other_id text NOT NULL REFERENCES players,
  from_person text NOT NULL REFERENCES persons,
  to_person text NOT NULL REFERENCES persons,
  -- Operators who signed; `correction` or `vendor` for what was certain.
  decided_by text[] NOT NULL CHECK (cardinality(decided_by) > 0),
  reason text NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX person_decisions_by_player ON person_decisions (player_id, decided_at);
CREATE TRIGGER person_decisions_are_history BEFORE UPDATE OR DELETE ON person_decisions FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Accounts whose exclusions apply to a player: those of the person, and of both sides of an undecided pair.
CREATE VIEW person_circles AS
  SELECT p.id AS player_id, o.id AS member_id FROM players p JOIN players o ON o.person_id = p.person_id
  UNION ALL
  SELECT p.id, o.id FROM players p JOIN players m ON m.person_id = p.person_id
    JOIN person_reviews r ON r.player_id = m.id AND r.state = 'WAITING' AND r.strength <> 'WEAK'
    JOIN players x ON x.id = r.other_id JOIN players o ON o.person_id = x.person_id
  UNION ALL
  SELECT p.id, o.id FROM players p JOIN players m ON m.person_id = p.person_id
    JOIN person_reviews r ON r.other_id = m.id AND r.state = 'WAITING' AND r.strength <> 'WEAK'
    JOIN players x ON x.id = r.player_id JOIN players o ON o.person_id = x.person_id;
