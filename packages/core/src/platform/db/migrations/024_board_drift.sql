-- Up Migration

-- What the last visit of each board came to; a visit that came to the same writes nothing.
CREATE TABLE board (
  source_no integer PRIMARY KEY REFERENCES source ON DELETE CASCADE,
  system text NOT NULL,
  reading text NOT NULL CHECK (reading IN ('whole', 'partly', 'unread'))
);

-- The tracking systems whose answers the visit did not understand; null for almost all.
ALTER TABLE visit ADD COLUMN drifted text[];

-- Added up from the visits, as visit_day is.
CREATE TABLE drift_day (
  day date NOT NULL,
  system text NOT NULL,
  visits integer NOT NULL,
  PRIMARY KEY (day, system)
);

-- The beginning of one such answer of each system, for a person to look at.
CREATE TABLE drift_sample (
  system text PRIMARY KEY,
  source_no integer NOT NULL REFERENCES source ON DELETE CASCADE,
  url text NOT NULL,
  seen_at timestamptz NOT NULL,
  sample text NOT NULL
);

-- Down Migration
DROP TABLE drift_sample, drift_day, board;
ALTER TABLE visit DROP COLUMN drifted;
