-- Up Migration

-- How often each service level was kept, by Italian day: events are added up, of a state the last count of the day stands.
CREATE TABLE service_level_day (
  day date NOT NULL,
  level text NOT NULL,
  good bigint NOT NULL CHECK (good >= 0),
  total bigint NOT NULL CHECK (total >= good),
  PRIMARY KEY (day, level)
);

-- Down Migration
DROP TABLE service_level_day;
