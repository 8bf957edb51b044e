-- Up Migration

-- The worker looks every few seconds for people who are owed an instant alert: of all settings, only theirs are read.
-- Settings are a small row a person, so that the index is built within the lock's two seconds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX settings_instant ON settings (user_id) WHERE changes -> 'instantAlerts' = 'true';

ALTER TABLE push_subscription
  -- The alerts up to this number are settled for the device: pushed, or older than its subscription.
  ADD COLUMN pushed_up_to bigint NOT NULL DEFAULT 0,
  -- No push before: a worker is at it, or the push service asked to wait.
  ADD COLUMN push_after timestamptz,
  ADD COLUMN last_push timestamptz;

-- Down Migration
ALTER TABLE push_subscription DROP COLUMN last_push, DROP COLUMN push_after, DROP COLUMN pushed_up_to;
DROP INDEX settings_instant;
