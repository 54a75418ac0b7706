-- Which requests were answered from a token, by signs of theirs: the same request that arrives again, however late, is no second user of it.
ALTER TABLE refresh_tokens ADD COLUMN asked_by text[] NOT NULL DEFAULT '{}';
