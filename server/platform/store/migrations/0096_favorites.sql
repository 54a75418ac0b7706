-- Sides that the account's owner follows at the partner, as `league/TEAM` of the partner's token.
ALTER TABLE linked_accounts ADD COLUMN favorites text[] NOT NULL DEFAULT '{}';
