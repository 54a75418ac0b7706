-- When the player last confirmed to have read the time and money of this session; the session's start counts until then.
ALTER TABLE sessions ADD COLUMN reality_checked_at timestamptz;
-- When a player was done with the offer to set limits that follows a sign-up.
ALTER TABLE players
  ADD COLUMN limits_modal_dismissed_at timestamptz,
  ADD CONSTRAINT reality_check_choices CHECK (reality_check_minutes IN (15, 30, 60));
