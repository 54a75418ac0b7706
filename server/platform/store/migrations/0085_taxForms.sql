-- Tax forms as they were issued. A win whose figures are corrected has a further form.
CREATE TABLE tax_forms (
  id text PRIMARY KEY,
  bet_id text NOT NULL,
  player_id text NOT NULL REFERENCES players,
  -- New York calendar year of the win.
  year integer NOT NULL,
  display_name text NOT NULL,
  won bigint NOT NULL,
  staked bigint NOT NULL,
  -- Title and rows, in the words of the day.
  content jsonb NOT NULL,
  won_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (bet_id, won, staked)
);
CREATE INDEX tax_forms_by_player ON tax_forms (player_id);
CREATE FUNCTION keep_tax_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tax form % was issued: issue a corrected one', OLD.id;
END $$;
CREATE TRIGGER tax_forms_kept BEFORE UPDATE OR DELETE ON tax_forms FOR EACH ROW EXECUTE FUNCTION keep_tax_form();
