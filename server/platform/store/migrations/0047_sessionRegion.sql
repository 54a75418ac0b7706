-- Where a login may wager: the region of its first verdict that allowed. In another one the player logs in again. Null: not located yet.
ALTER TABLE sessions ADD COLUMN region text;
