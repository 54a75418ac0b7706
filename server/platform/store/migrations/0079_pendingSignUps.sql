-- Where a player lives and can be called. Accounts of before have no row. Phone and tax number are sealed with the server's keys.
CREATE TABLE player_contacts (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  address_line text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  phone_sealed text NOT NULL,
  -- Last four digits; null where the country asks for none.
  tax_digits_sealed text
);
-- Sign-ups whose address is not confirmed yet. An account is opened by the code that is mailed, never by the request.
CREATE TABLE sign_ups (
  token_hash text PRIMARY KEY,
  email_hash text NOT NULL,
  -- Fields and hash of the password; emptied when the sign-up ends.
  sealed text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A mail is owed from then on; null: none is.
  mail_due_at timestamptz,
  mails_asked integer NOT NULL DEFAULT 1,
  last_asked_at timestamptz NOT NULL,
  code_sealed text,
  code_expires_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE INDEX sign_ups_with_mail_due ON sign_ups (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at);
-- Counts mails per address, whoever asked for them.
CREATE TABLE sign_up_mails (
  email_hash text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX sign_up_mails_by_address ON sign_up_mails (email_hash, sent_at);
CREATE INDEX sign_up_mails_by_time ON sign_up_mails (sent_at);
