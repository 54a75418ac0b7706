-- The leg was no wager: placed when the outcome was known, or its bet was returned whole by hand. A bet of such legs alone is undone, and what
-- was paid for parts that were cashed out is taken back.
ALTER TABLE bet_legs ADD COLUMN is_annulled boolean NOT NULL DEFAULT false;
