-- The browser that a refresh token is of, as a digest of the name it was given: who was given the token, or who used the first one of a login.
-- Null before that, and of tokens that were given before this column was there.
ALTER TABLE refresh_tokens ADD COLUMN browser text;
