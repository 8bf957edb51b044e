-- Up Migration

ALTER TABLE saved_filter
  -- Since when its owner wants to be told of what it finds; null: not at all.
  ADD COLUMN bell_since timestamptz,
  -- The owner's order; among equals the newest first.
  ADD COLUMN place integer NOT NULL DEFAULT 0;

-- Up to which event's `number` each follower has come.
CREATE TABLE event_follower (
  name text PRIMARY KEY,
  number bigint NOT NULL
);

-- What happened before there were matches is nobody's news. Later events get their number after commit, by the relay.
UPDATE position_event SET number = event_id WHERE number IS NULL;
INSERT INTO event_follower (name, number) SELECT 'matcher', coalesce(max(number), 0) FROM position_event;

-- `opening` is the `event_id` of the event that opened the position: 'new', or its return after 30 days or more.
CREATE TABLE filter_match (
  filter_id uuid NOT NULL REFERENCES saved_filter ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  opening bigint NOT NULL,
  matched_at timestamptz NOT NULL,
  PRIMARY KEY (filter_id, position_no, opening)
);
CREATE INDEX filter_match_position ON filter_match (position_no);
CREATE INDEX filter_match_matched ON filter_match USING brin (matched_at);

-- Numbers rise in the order of commits: one matcher writes them, under a lock.
CREATE TABLE alert (
  alert_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  opening bigint NOT NULL,
  -- When the visit found it.
  found_at timestamptz NOT NULL,
  matched_at timestamptz NOT NULL,
  is_unsure boolean NOT NULL,
  read_at timestamptz,
  -- No reference: the record of the mail is deleted before the alert, which must not be owed again.
  mail_id uuid,
  UNIQUE (user_id, position_no, opening)
);
CREATE INDEX alert_user ON alert (user_id, alert_no);
CREATE INDEX alert_owed ON alert (user_id) WHERE mail_id IS NULL;
CREATE INDEX alert_position ON alert (position_no);
CREATE INDEX alert_matched ON alert USING brin (matched_at);

CREATE TABLE alert_schedule (
  user_id uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  digest_due timestamptz,
  -- No instant mail before.
  instant_after timestamptz,
  -- Since when there has been nothing to tell.
  nothing_since timestamptz,
  stopped_at timestamptz,
  stop_reason text CHECK (stop_reason IN ('unsubscribed', 'bounced', 'complained')),
  CHECK ((stopped_at IS NULL) = (stop_reason IS NULL))
);
CREATE INDEX alert_schedule_due ON alert_schedule (digest_due) WHERE stopped_at IS NULL;

CREATE TABLE push_subscription (
  subscription_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  failures smallint NOT NULL DEFAULT 0
);
CREATE INDEX push_subscription_user ON push_subscription (user_id);

-- Down Migration
DROP TABLE push_subscription, alert_schedule, alert, filter_match, event_follower;
ALTER TABLE saved_filter DROP COLUMN place, DROP COLUMN bell_since;
