-- Versions of legal documents that were planned and called off before they held: nobody has accepted them. Who did it and why is in the audit.
CREATE TABLE legal_called_off (
  brand text NOT NULL,
  document text NOT NULL,
  -- Its number is not given again.
  version integer NOT NULL,
  region text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  hash text NOT NULL,
  holds_from timestamptz NOT NULL,
  called_off_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand, document, version)
);
-- A version that holds stays; one that was accepted is kept by the foreign key of its acceptances.
CREATE FUNCTION call_off_legal_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.holds_from IS NULL OR OLD.holds_from <= now() THEN
    RAISE EXCEPTION 'A published legal version is never changed nor removed.';
  END IF;
  INSERT INTO legal_called_off (brand, document, version, region, title, body, hash, holds_from)
    VALUES (OLD.brand, OLD.document, OLD.version, OLD.region, OLD.title, OLD.body, OLD.hash, OLD.holds_from);
  RETURN OLD;
END $$;
DROP TRIGGER legal_versions_stand ON legal_versions;
CREATE TRIGGER legal_versions_stand BEFORE UPDATE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_legal_change();
CREATE TRIGGER legal_versions_called_off BEFORE DELETE ON legal_versions
  FOR EACH ROW EXECUTE FUNCTION call_off_legal_version();
CREATE TRIGGER legal_called_off_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_called_off
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_legal_change();
