-- Up Migration

-- The titles of open positions that more than one company uses, with the number of positions; counted again every hour.
CREATE TABLE open_title (
  -- In lower case.
  title text PRIMARY KEY,
  positions integer NOT NULL,
  counted_at timestamptz NOT NULL
);

-- Down Migration
DROP TABLE open_title;
