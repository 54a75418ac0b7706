-- The words that a player confirmed a withdrawal with, as the document of the page said them. Never changed nor removed. None: made by a build that
-- does not name its document, or sent back by the server.
CREATE TABLE withdrawal_consents (
  withdrawal_id text PRIMARY KEY REFERENCES withdrawals,
  -- Without the suffix that pages know it by.
  revision text NOT NULL REFERENCES layout_revisions (hash),
  node_id text NOT NULL,
  sentence text NOT NULL,
  -- Of the button, without the amount that follows it.
  label text NOT NULL,
  agreed_at timestamptz NOT NULL
);
CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Words that a player has confirmed are never changed nor removed.';
END $$;
CREATE TRIGGER withdrawal_consents_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_consent_change();
