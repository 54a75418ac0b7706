-- The feed's price, the house's price of a half point and a price that a trader holds by hand stand beside each other. The database computes
-- which one is shown and taken, and refuses to write it.
ALTER TABLE selections RENAME COLUMN num TO feed_num;
ALTER TABLE selections RENAME COLUMN den TO feed_den;
ALTER TABLE selections RENAME COLUMN points TO feed_points;
ALTER TABLE selections
  ADD COLUMN sold_num bigint, ADD COLUMN sold_den bigint,
  ADD COLUMN hand_num bigint, ADD COLUMN hand_den bigint, ADD COLUMN hand_points integer;
UPDATE selections SET sold_num = feed_num, sold_den = feed_den, feed_num = own_num, feed_den = own_den WHERE own_num IS NOT NULL;
ALTER TABLE selections
  DROP COLUMN own_num, DROP COLUMN own_den,
  ADD CONSTRAINT selections_sold_price CHECK ((sold_num IS NULL) = (sold_den IS NULL) AND (sold_num IS NULL OR (sold_num > 0 AND sold_den > 0))),
  ADD CONSTRAINT selections_hand_price CHECK ((hand_num IS NULL) = (hand_den IS NULL) AND (hand_num IS NULL OR (hand_num > 0 AND hand_den > 0))
    AND (hand_points IS NULL OR hand_num IS NOT NULL)),
  ADD COLUMN num bigint NOT NULL GENERATED ALWAYS AS (coalesce(hand_num, sold_num, feed_num)) STORED,
  ADD COLUMN den bigint NOT NULL GENERATED ALWAYS AS (coalesce(hand_den, sold_den, feed_den)) STORED,
  ADD COLUMN points integer GENERATED ALWAYS AS (coalesce(hand_points, feed_points)) STORED;

ALTER TABLE markets RENAME COLUMN line TO feed_line;
ALTER TABLE markets ADD COLUMN hand_line integer,
  ADD COLUMN line integer GENERATED ALWAYS AS (coalesce(hand_line, feed_line)) STORED;

-- When the feed was last heard about the event, also where it said nothing new; some seconds late.
ALTER TABLE events ADD COLUMN heard_at timestamptz NOT NULL DEFAULT now();

-- Prices that traders hold, kept as history. A selection has one at a time.
CREATE TABLE hand_prices (
  id text PRIMARY KEY,
  selection_id text NOT NULL REFERENCES selections,
  market_id text NOT NULL,
  event_id text NOT NULL,
  num bigint NOT NULL CHECK (num > 0),
  den bigint NOT NULL CHECK (den > 0),
  -- Hundredths of a point; NULL leaves the line to the feed.
  points integer,
  -- The selection of the feed that has this line, and what the feed said of it when the price was set: it is judged by this one, and never by
  -- the price before.
  reference_id text NOT NULL,
  feed_num bigint NOT NULL,
  feed_den bigint NOT NULL,
  feed_points integer,
  holder_id text NOT NULL,
  holder text NOT NULL,
  -- Who confirmed it; NULL where one person may.
  confirmed_by text,
  set_at timestamptz NOT NULL,
  -- Since when its selection is suspended, because the feed's price has left it or the feed is silent.
  left_at timestamptz,
  left_because text CHECK (left_because IN ('moved', 'silent')),
  ended_at timestamptz,
  ended_by text,
  CHECK ((left_at IS NULL) = (left_because IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE UNIQUE INDEX hand_prices_live ON hand_prices (selection_id) WHERE ended_at IS NULL;
CREATE INDEX hand_prices_events ON hand_prices (event_id) WHERE ended_at IS NULL;
CREATE INDEX hand_prices_markets ON hand_prices (market_id, set_at);

-- A suspension may also take its part of the offer off every page. It is given back like any other.
ALTER TABLE suspensions ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT suspensions_hidden CHECK (NOT is_hidden OR scope IN ('selection', 'market', 'event'));
DROP INDEX suspensions_live;
CREATE UNIQUE INDEX suspensions_live ON suspensions (target, scope, operator_id, is_hidden) WHERE released_at IS NULL;
ALTER TABLE markets DROP COLUMN status, ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE markets ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (
  CASE WHEN is_hidden THEN 'HIDDEN' WHEN is_suspended AND feed_status = 'OPEN' THEN 'CLOSED' ELSE feed_status END) STORED;
ALTER TABLE selections DROP COLUMN status, ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE selections ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (
  CASE WHEN is_hidden THEN 'HIDDEN' WHEN is_suspended AND feed_status = 'OPEN' THEN 'CLOSED' ELSE feed_status END) STORED;

DROP VIEW selection_suspensions;
DROP VIEW market_suspensions;
CREATE VIEW market_suspensions AS
  SELECT m.id AS market_id, m.event_id, coalesce(bool_or(u.id IS NOT NULL), false) AS is_wanted, coalesce(bool_or(u.is_hidden), false) AS is_hiding
  FROM markets m JOIN events e ON e.id = m.event_id JOIN competitions c ON c.id = e.competition_id JOIN organizations o ON o.id = c.organization_id
    LEFT JOIN suspensions u ON u.released_at IS NULL AND ((u.scope = 'market' AND u.target = m.id) OR (u.scope = 'event' AND u.target = m.event_id)
      OR (u.scope = 'sport' AND u.target = o.sport_id) OR u.scope = 'everything')
  GROUP BY m.id;
CREATE VIEW selection_suspensions AS
  SELECT s.id AS selection_id, w.market_id, w.event_id, w.is_wanted OR coalesce(bool_or(u.id IS NOT NULL), false) AS is_wanted,
    w.is_hiding OR coalesce(bool_or(u.is_hidden), false) AS is_hiding
  FROM selections s JOIN market_suspensions w ON w.market_id = s.market_id
    LEFT JOIN suspensions u ON u.released_at IS NULL AND u.scope = 'selection' AND u.target = s.id
  GROUP BY s.id, w.market_id, w.event_id, w.is_wanted, w.is_hiding;
CREATE OR REPLACE FUNCTION suspend_new_markets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM suspensions WHERE released_at IS NULL) THEN
    UPDATE markets m SET is_suspended = true, is_hidden = w.is_hiding FROM born b JOIN market_suspensions w ON w.market_id = b.id AND w.is_wanted WHERE m.id = b.id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION suspend_new_selections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM suspensions WHERE released_at IS NULL) THEN
    UPDATE selections s SET is_suspended = true, is_hidden = w.is_hiding FROM born b JOIN selection_suspensions w ON w.selection_id = b.id AND w.is_wanted WHERE s.id = b.id;
  END IF;
  RETURN NULL;
END $$;
