-- Up Migration

ALTER TABLE alert
  -- Drawn from the numbers of alerts when a position that was told as unsure became sure: devices, which know alerts up to a number,
  -- are told then. Null where it never was unsure, or still is.
  ADD COLUMN sure_no bigint,
  -- A mail told it as unsure before: an instant mail is to tell it once more, a digest is not.
  ADD COLUMN instant_due boolean NOT NULL DEFAULT false;

-- Down Migration
ALTER TABLE alert DROP COLUMN instant_due, DROP COLUMN sure_no;
