-- How a login is kept, and what a player wants to be written to about.
ALTER TABLE players
  -- The password is asked for whenever the browser was closed.
  ADD COLUMN strong_auth_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN email_offers boolean NOT NULL DEFAULT false,
  ADD COLUMN email_news boolean NOT NULL DEFAULT false;
