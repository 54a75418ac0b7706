-- Double entry, append only. A journal's entries sum to zero; corrections are new journals.
CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  -- `player-cash`, `player-withdrawable` …, and of the house: `house-stakes`, `house-payouts`, `house-funding`.
  kind text NOT NULL,
  player_id text REFERENCES players,
  currency text NOT NULL,
  -- Kept for player accounts only, in the transaction of the entry; the house's is the sum of its entries, so that no row is hot.
  balance bigint,
  version bigint NOT NULL DEFAULT 1,
  CHECK ((player_id IS NULL) = (balance IS NULL)),
  CHECK (balance IS NULL OR balance >= 0)
);
CREATE UNIQUE INDEX ledger_accounts_of_player ON ledger_accounts (player_id, kind);
CREATE TABLE ledger_journals (
  id text PRIMARY KEY,
  -- `funding`, `bet-placed`, `bet-settled`, `bet-refunded`, `regrade`.
  kind text NOT NULL,
  -- What it is about: a bet id. One journal of a kind for one reference and round makes a repeat impossible.
  reference text NOT NULL,
  round integer NOT NULL DEFAULT 0,
  recorded_at timestamptz NOT NULL,
  UNIQUE (kind, reference, round)
);
CREATE TABLE ledger_entries (
  journal_id text NOT NULL REFERENCES ledger_journals,
  account_id text NOT NULL REFERENCES ledger_accounts,
  -- Minor units; positive adds to the account.
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (journal_id, account_id)
);
CREATE INDEX ledger_entries_by_account ON ledger_entries (account_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only: record a correction as a new journal', TG_TABLE_NAME; END $$;
CREATE TRIGGER journals_are_history BEFORE UPDATE OR DELETE ON ledger_journals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_are_history BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION journal_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE journal_id = NEW.journal_id) <> 0 THEN
    RAISE EXCEPTION 'journal % does not balance', NEW.journal_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journals_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_must_balance();
