-- Up Migration

-- What browsers kept pages from doing, counted by day, directive and origin; about nobody.
CREATE TABLE csp_report_day (
  day date NOT NULL,
  directive text NOT NULL,
  blocked text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, directive, blocked)
);

-- Down Migration
DROP TABLE csp_report_day;
