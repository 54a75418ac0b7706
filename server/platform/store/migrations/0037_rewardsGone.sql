-- The token of the bet came back with a push or a void, went into another bet, and a correction then made this one count after all: it counts
-- without its reward. A token is honoured once.
ALTER TABLE bets ADD COLUMN is_reward_gone boolean NOT NULL DEFAULT false;
