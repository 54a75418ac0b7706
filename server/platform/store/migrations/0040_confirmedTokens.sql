-- A new refresh token is confirmed once it, or the access token that came with it, has been used. Until then the answer that brought it may be
-- lost, and the token before it is still good: a page that is left while its session is renewed has only that one.
ALTER TABLE refresh_tokens ADD COLUMN confirmed_at timestamptz;
UPDATE refresh_tokens SET confirmed_at = issued_at;
-- The hash of the newest token of a session while nobody has used anything of it.
ALTER TABLE sessions ADD COLUMN unconfirmed_token text;
