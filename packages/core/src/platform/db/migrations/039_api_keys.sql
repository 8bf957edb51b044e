-- Up Migration

-- The operator's grant of the public API to a licence whose plan lacks it.
ALTER TABLE licence ADD COLUMN grants_public_api boolean NOT NULL DEFAULT false;

-- A key acts for one seat, and stops with it for good. After a rotation the previous secret works until previous_until.
CREATE TABLE api_key (
  key_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seat_no integer NOT NULL REFERENCES seat ON DELETE CASCADE,
  name text NOT NULL,
  -- The first characters of the secret, by which people tell keys apart.
  prefix text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  previous_hash bytea UNIQUE,
  previous_until timestamptz,
  scopes text[] NOT NULL,
  valid_days integer NOT NULL CHECK (valid_days > 0),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CHECK ((previous_hash IS NULL) = (previous_until IS NULL))
);
CREATE INDEX api_key_seat ON api_key (seat_no);
CREATE INDEX api_key_creator ON api_key (created_by);

-- Down Migration
DROP TABLE api_key;
ALTER TABLE licence DROP COLUMN grants_public_api;
