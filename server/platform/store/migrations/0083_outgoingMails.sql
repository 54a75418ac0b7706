-- Mails that are not sent yet. A row is written with what it tells of, and deleted once the mail service has taken it or its time is over.
-- All times are the database's own: clocks of processes differ.
CREATE TABLE outgoing_mails (
  -- Idempotency key of the mail service.
  id text PRIMARY KEY,
  ordinal bigint GENERATED ALWAYS AS IDENTITY,
  about text NOT NULL,
  -- Digest of the address: mails to one address leave in order.
  recipient text NOT NULL,
  in_place_of text,
  -- Address, subject and text, sealed with the server's keys: codes and ways to a new password are kept nowhere else.
  sealed text NOT NULL,
  due_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  has_failed boolean NOT NULL DEFAULT false
);
CREATE INDEX outgoing_mails_due ON outgoing_mails (due_at);
CREATE INDEX outgoing_mails_of_recipient ON outgoing_mails (recipient, ordinal);
CREATE INDEX outgoing_mails_over ON outgoing_mails (expires_at);
