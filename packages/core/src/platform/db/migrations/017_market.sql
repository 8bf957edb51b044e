-- Up Migration

-- How many positions of a sector a province had open when a week ended, or has now. In the rows of 'IT' each position
-- counts once; of the provinces it counts in each that it is in.
CREATE TABLE market_week (
  -- Its Monday, in Italy.
  week date NOT NULL,
  province text NOT NULL,
  sector text NOT NULL,
  open integer NOT NULL,
  -- First seen in that week.
  opened integer NOT NULL,
  -- First seen in the seven days before it was counted; of a week that is over, the same.
  recent integer NOT NULL,
  PRIMARY KEY (week, province, sector)
);

-- A week that was counted after its end is never counted again.
CREATE TABLE market_count (
  week date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- Down Migration
DROP TABLE market_count, market_week;
