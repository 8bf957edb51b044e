-- Up Migration

-- Of visits that opened a position: when the source was last read in full before, when the visit was due, and when its
-- findings were written. Null for all others.
ALTER TABLE visit
  ADD COLUMN read_before timestamptz,
  ADD COLUMN was_due timestamptz,
  ADD COLUMN written_at timestamptz;

-- Of the sources on the schedule, how many were visited in the 24 hours before the count.
ALTER TABLE watch_plan
  ADD COLUMN sources integer,
  ADD COLUMN visited_in_day integer;

-- How long each stage on the way from a site to a person took, counted by classes of duration; about nobody.
CREATE TABLE latency_day (
  day date NOT NULL,
  stage text NOT NULL,
  bucket smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, stage, bucket)
);

-- Down Migration
DROP TABLE latency_day;
ALTER TABLE watch_plan DROP COLUMN visited_in_day, DROP COLUMN sources;
ALTER TABLE visit DROP COLUMN written_at, DROP COLUMN was_due, DROP COLUMN read_before;
