-- Bets that their players have shown to others, by the id in the link.
CREATE TABLE shared_bets (id text PRIMARY KEY, bet_id text NOT NULL UNIQUE REFERENCES bets, shared_at timestamptz NOT NULL);
