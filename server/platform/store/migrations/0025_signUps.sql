-- Who somebody is, as far as a verification vendor could tell. Players of before have been looked at before.
ALTER TABLE players
  ADD COLUMN identity_status text NOT NULL DEFAULT 'VERIFIED' CHECK (identity_status IN ('VERIFIED','PENDING','DOCUMENT_NEEDED','REFUSED')),
  ADD COLUMN birth_date text,
  ADD COLUMN referral_code text,
  ADD COLUMN accepted_terms_at timestamptz;
-- What the vendor was asked, and what it said. The document itself is the vendor's: of it we keep a hash.
CREATE TABLE identity_checks (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  kind text NOT NULL CHECK (kind IN ('PERSON','DOCUMENT')),
  asked_at timestamptz NOT NULL,
  -- Null: the vendor was not reached.
  outcome text,
  vendor_reference text,
  document_sha256 text
);
CREATE INDEX identity_checks_by_player ON identity_checks (player_id, asked_at);
