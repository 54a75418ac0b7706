-- A request that is answered once more, late, counts as a use of its token, as a reissue does: who asks on and on is found out, whatever the name.
-- `asked_by` says with each sign after how many reissues it was answered, `sign:reissues`: once there was another, the answer is not given again.
ALTER TABLE refresh_tokens ADD COLUMN repeats integer NOT NULL DEFAULT 0;
