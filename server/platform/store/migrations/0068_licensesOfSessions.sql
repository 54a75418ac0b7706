-- A licence is of the session that asked for it: nobody else retires it or is located by it. Null: bought by an older build, anybody's until it runs out.
ALTER TABLE geo_licenses ADD COLUMN session_id text REFERENCES sessions;
-- Who is still to be looked up, found without looking at everybody.
CREATE INDEX players_to_look_up ON players (created_at) WHERE identity_status = 'PENDING';
