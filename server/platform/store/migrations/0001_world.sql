-- What is offered: sports down to selections. Ids are readable and stable: `nfl`, `nfl-2026-jets-at-bills`, `…:spread:home`.
CREATE TABLE sports (
  id text PRIMARY KEY, name text NOT NULL, slug text NOT NULL UNIQUE, icon text NOT NULL, ordinal integer NOT NULL
);
CREATE TABLE organizations (
  id text PRIMARY KEY, sport_id text NOT NULL REFERENCES sports, name text NOT NULL, slug text NOT NULL, UNIQUE (sport_id, slug)
);
CREATE TABLE competitions (
  id text PRIMARY KEY, organization_id text NOT NULL REFERENCES organizations, name text NOT NULL, slug text NOT NULL,
  crest jsonb NOT NULL, ordinal integer NOT NULL, UNIQUE (organization_id, slug)
);
CREATE TABLE participants (
  id text PRIMARY KEY, competition_id text NOT NULL REFERENCES competitions, name text NOT NULL, full_name text NOT NULL,
  abbreviation text NOT NULL, record text, crest jsonb NOT NULL
);
CREATE TABLE events (
  id text PRIMARY KEY,
  competition_id text NOT NULL REFERENCES competitions,
  home_id text NOT NULL REFERENCES participants,
  away_id text NOT NULL REFERENCES participants,
  name text NOT NULL,
  slug text NOT NULL,
  starts_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('CANCELLED','FINISHED','HIDDEN','IN_PLAY','INVALID','PRE_GAME')),
  home_score integer, away_score integer, period text, clock text,
  has_live_stream boolean NOT NULL DEFAULT false,
  has_statistics boolean NOT NULL DEFAULT false,
  -- Where it came from: `seed`, or the file and line of an import.
  origin text NOT NULL,
  -- Grows with every change of the event, its markets or its selections.
  version bigint NOT NULL DEFAULT 1
);
CREATE INDEX events_by_start ON events (starts_at);
CREATE TABLE markets (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events,
  type text NOT NULL,
  name text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN','HIDDEN','CLOSED')),
  -- Hundredths of a point, from the home side for a spread: -350 is home −3.5. Null where there is no line.
  line integer,
  ordinal integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX markets_by_event ON markets (event_id);
CREATE TABLE selections (
  id text PRIMARY KEY,
  market_id text NOT NULL REFERENCES markets,
  type text NOT NULL,
  name text NOT NULL,
  participant_id text REFERENCES participants,
  -- Hundredths of a point as the player reads it: away +3.5 is 350.
  points integer,
  -- Price as profit : stake.
  num bigint NOT NULL CHECK (num > 0),
  den bigint NOT NULL CHECK (den > 0),
  status text NOT NULL CHECK (status IN ('OPEN','CLOSED','HIDDEN')),
  ordinal integer NOT NULL
);
CREATE INDEX selections_by_market ON selections (market_id);
CREATE TABLE casino_games (
  id text PRIMARY KEY, slug text NOT NULL UNIQUE, title text NOT NULL, category text NOT NULL, provider text NOT NULL,
  exclusive boolean NOT NULL, multiplayer boolean NOT NULL, new_badge boolean NOT NULL, demo_available boolean NOT NULL,
  min_bet bigint NOT NULL, max_bet bigint NOT NULL, return_to_player integer NOT NULL,
  jackpot_label text, jackpot_amount bigint, art_seed integer NOT NULL, art_theme text NOT NULL, ordinal integer NOT NULL
);
