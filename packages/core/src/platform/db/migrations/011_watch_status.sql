-- Up Migration

-- Without it the newest visits wait days for a vacuum to be summed up, and each look at the last minutes reads them all.
ALTER INDEX visit_at SET (autosummarize = on);

-- The slowest are found from the top, without a look at the day's other visits.
CREATE INDEX visit_slow ON visit (milliseconds, at) WHERE milliseconds >= 10000;

-- Until when visits are in visit_day; what came since is counted where it is needed.
CREATE TABLE visit_counted (
  up_to timestamptz NOT NULL
);
INSERT INTO visit_counted VALUES ('2000-01-01');

-- How many visits a day is to bring, as last counted: the schedule is too long to be counted at each look.
CREATE TABLE watch_plan (
  day date PRIMARY KEY,
  visits integer NOT NULL,
  counted_at timestamptz NOT NULL
);

-- An address with fewer can be visited in a day, one by one.
CREATE INDEX address_load_many ON address_load (sources) WHERE sources > 10000;

-- Down Migration
DROP INDEX address_load_many, visit_slow;
DROP TABLE watch_plan, visit_counted;
ALTER INDEX visit_at RESET (autosummarize);
