-- Versions of legal documents. What was published is never changed nor removed: players have accepted it by its number and hash.
CREATE TABLE legal_versions (
  brand text NOT NULL,
  document text NOT NULL,
  -- Counted per brand and document, whatever the region, so that an address names one text.
  version integer NOT NULL CHECK (version > 0),
  -- `*`: every region without versions of its own.
  region text NOT NULL,
  title text NOT NULL,
  -- Paragraphs are parted by an empty line; `{brand}` stands for the brand's name.
  body text NOT NULL,
  hash text NOT NULL,
  -- Null: ever since. It holds until the next one of its brand, document and region does.
  holds_from timestamptz,
  is_material boolean NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (brand, document, version),
  UNIQUE NULLS NOT DISTINCT (brand, document, region, holds_from)
);
CREATE FUNCTION refuse_legal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published legal version is never changed nor removed.';
END $$;
CREATE TRIGGER legal_versions_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_legal_change();
-- What a player has accepted: the text by its hash, as it stood then.
CREATE TABLE legal_acceptances (
  player_id text NOT NULL REFERENCES players,
  brand text NOT NULL,
  document text NOT NULL,
  version integer NOT NULL,
  hash text NOT NULL,
  -- `sign-up`, or what else was agreed to.
  origin text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, brand, document, version),
  FOREIGN KEY (brand, document, version) REFERENCES legal_versions
);
