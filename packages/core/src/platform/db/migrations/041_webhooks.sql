-- Up Migration

CREATE TABLE webhook (
  webhook_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  licence_no integer NOT NULL REFERENCES licence,
  filter_id uuid NOT NULL REFERENCES saved_filter ON DELETE CASCADE,
  url text NOT NULL,
  content text NOT NULL CHECK (content IN ('heads', 'positions')),
  -- Both encrypted with the instance's secret. The old one signs too, until its time is over.
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz NOT NULL,
  -- The newest event's `number` then: those after it are sent.
  after_event bigint NOT NULL,
  paused_at timestamptz,
  pause_reason text CHECK (pause_reason IN ('person', 'gone', 'failing')),
  last_delivery timestamptz,
  -- Sendings in a row that delivered nothing, and no sending before.
  failures smallint NOT NULL DEFAULT 0,
  retry_at timestamptz,
  -- The sender that is at it.
  lease_id uuid,
  leased_until timestamptz,
  UNIQUE (filter_id, url),
  CHECK ((paused_at IS NULL) = (pause_reason IS NULL)),
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL)),
  CHECK ((lease_id IS NULL) = (leased_until IS NULL))
);
CREATE INDEX webhook_user ON webhook (user_id);

-- The positions whose closing a webhook has yet to tell, because it told that they are open.
CREATE TABLE webhook_position (
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  -- Whether the filter found it the last time.
  matches boolean NOT NULL,
  PRIMARY KEY (webhook_id, position_no)
);
CREATE INDEX webhook_position_position ON webhook_position (position_no);

CREATE TABLE webhook_message (
  message_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('new', 'changed', 'reposted', 'closed', 'reopened', 'test')),
  -- The `number` of the event; null for a test, like the next two.
  event bigint,
  position_no integer REFERENCES position ON DELETE CASCADE,
  matches boolean,
  happened_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  first_tried timestamptz,
  last_tried timestamptz,
  last_status smallint,
  last_error text CHECK (last_error IN ('refused', 'redirected', 'private_address', 'unknown_host', 'timed_out', 'unreachable')),
  UNIQUE (webhook_id, event),
  CHECK ((kind = 'test') = (event IS NULL)),
  CHECK ((event IS NULL) = (position_no IS NULL)),
  CHECK ((event IS NULL) = (matches IS NULL))
);
CREATE INDEX webhook_message_waiting ON webhook_message (webhook_id, position_no, event) WHERE state = 'waiting';
CREATE INDEX webhook_message_log ON webhook_message (webhook_id, message_no);
CREATE INDEX webhook_message_position ON webhook_message (position_no);
CREATE INDEX webhook_message_made ON webhook_message USING brin (made_at);

INSERT INTO event_follower (name, number) SELECT 'webhooks', coalesce(max(number), 0) FROM position_event;

-- Down Migration
DELETE FROM event_follower WHERE name = 'webhooks';
DROP TABLE webhook_message, webhook_position, webhook;
