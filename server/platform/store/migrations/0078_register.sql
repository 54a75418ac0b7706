-- What the central register of excluded persons answers. An answer is about one account's name, birth date and region.
CREATE TABLE register_answers (
  -- Drawn by us for each question and signed by the register.
  request_id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  -- SHA-256 of the person who was asked about.
  person_digest text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('LISTED', 'NOT_LISTED')),
  -- Null: it does not end, or nobody is listed.
  listed_until timestamptz,
  -- Null: everywhere, or nobody is listed.
  regions text[],
  -- By the register's clock, and by ours.
  answered_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- False for an answer that a newer one has overtaken.
  is_applied boolean NOT NULL
);
CREATE INDEX register_answers_by_player ON register_answers (player_id, received_at DESC);
CREATE TRIGGER register_answers_are_history BEFORE UPDATE OR DELETE ON register_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The newest answer of each account. Doors read it: without a fresh one nothing is wagered or deposited.
CREATE TABLE register_standings (
  player_id text PRIMARY KEY REFERENCES players,
  request_id text NOT NULL,
  is_listed boolean NOT NULL,
  answered_at timestamptz NOT NULL,
  fresh_until timestamptz NOT NULL
);

-- Where the register's changes were read to. One process at a time reads them, by the database's clock.
CREATE TABLE register_feed (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  cursor text,
  claimed_at timestamptz NOT NULL DEFAULT '-infinity',
  read_at timestamptz
);
INSERT INTO register_feed DEFAULT VALUES;

-- Whoever is listed is excluded by the same rows as by themselves. The register alone moves the end of such a row.
ALTER TABLE exclusions DROP CONSTRAINT exclusions_kind_check;
ALTER TABLE exclusions ADD CONSTRAINT exclusions_kind_check CHECK (kind IN ('COOL_OFF', 'REGISTER', 'SELF_EXCLUSION'));
CREATE INDEX exclusions_of_register ON exclusions (player_id) WHERE kind = 'REGISTER';
CREATE FUNCTION refuse_exclusion_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.kind = 'REGISTER' AND
     (NEW.id, NEW.player_id, NEW.kind, NEW.starts_at) IS NOT DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.starts_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is history and never changes', TG_TABLE_NAME;
END $$;
DROP TRIGGER exclusions_are_history ON exclusions;
CREATE TRIGGER exclusions_are_history BEFORE UPDATE OR DELETE ON exclusions FOR EACH ROW EXECUTE FUNCTION refuse_exclusion_change();

-- Open bets that were refunded because the register listed their player, with the rule of their region.
CREATE TABLE register_refunds (
  bet_id text PRIMARY KEY REFERENCES bets,
  exclusion_id text NOT NULL REFERENCES exclusions,
  region text NOT NULL,
  rule text NOT NULL,
  refunded_at timestamptz NOT NULL
);
CREATE TRIGGER register_refunds_are_history BEFORE UPDATE OR DELETE ON register_refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Listings whose open bets are settled, with the number of accounts that the person had then: a join makes it work to do again.
CREATE TABLE register_settled (
  exclusion_id text PRIMARY KEY REFERENCES exclusions,
  accounts integer NOT NULL,
  settled_at timestamptz NOT NULL
);

-- A new account is verified for nobody until the register has answered.
ALTER TABLE players ADD COLUMN awaits_register boolean NOT NULL DEFAULT false;
ALTER TABLE players DROP COLUMN identity_status;
ALTER TABLE players ADD COLUMN identity_status text NOT NULL GENERATED ALWAYS AS (
  CASE WHEN is_duplicate THEN 'REFUSED' WHEN (is_waiting OR awaits_register) AND vendor_status = 'VERIFIED' THEN 'PENDING' ELSE vendor_status END) STORED;
CREATE INDEX players_awaiting_register ON players (created_at) WHERE awaits_register;
