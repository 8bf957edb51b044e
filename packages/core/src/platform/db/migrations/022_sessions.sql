-- Up Migration

-- Null: accepted before versions were recorded, when there was only the first.
ALTER TABLE "user" ADD COLUMN terms_version text;

-- A session ends for good 30 days after its sign-in, however often it was used, and keeps the network of its address alone. One statement,
-- since sessions are few (those of 30 days) and nobody waits for their rows: a request only reads its session.
UPDATE session SET
  expires_at = LEAST(expires_at, created_at + interval '30 days'),
  ip_address = CASE
    WHEN ip_address ~* '^(::ffff:)?\d{1,3}(\.\d{1,3}){3}$' THEN regexp_replace(ip_address, '^(::ffff:)?(.*)\.\d+$', '\2.0/24')
    WHEN ip_address ~* '^[0-9a-f:]*:[0-9a-f:]*$' THEN set_masklen(ip_address::inet, 48)::cidr::text
  END;

-- Down Migration
ALTER TABLE "user" DROP COLUMN terms_version;
