-- Accounts with a partner that players have linked to theirs: one of each kind for a player, and one player for each.
CREATE TABLE linked_accounts (
  player_id text NOT NULL REFERENCES players,
  account_type text NOT NULL,
  -- The partner's own name for the account.
  subject text NOT NULL,
  label text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, account_type),
  UNIQUE (account_type, subject)
);
