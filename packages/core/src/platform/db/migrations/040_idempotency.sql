-- Up Migration

-- Writes of the public API that their client named by an idempotency key, each with its result once it has one.
CREATE TABLE idempotency_key (
  key_id uuid NOT NULL REFERENCES api_key ON DELETE CASCADE,
  -- SHA-256 of the key that the client chose.
  key_hash bytea NOT NULL,
  -- SHA-256 of the operation and its input.
  request_hash bytea NOT NULL,
  -- Stays the same when a write is repeated after a crash.
  request_id uuid NOT NULL DEFAULT gen_random_uuid(),
  claimed_at timestamptz NOT NULL,
  result jsonb,
  PRIMARY KEY (key_id, key_hash)
);
CREATE INDEX idempotency_key_claimed ON idempotency_key (claimed_at);

-- Down Migration
DROP TABLE idempotency_key;
