-- Up Migration

-- In a schema of its own: the rights of our schema's functions are listed one by one.
CREATE SCHEMA trigrams;
CREATE EXTENSION pg_trgm SCHEMA trigrams;

-- Sites that operators keep from being visited; their positions stay open.
CREATE TABLE site_pause (
  site_no integer PRIMARY KEY REFERENCES site ON DELETE CASCADE,
  since timestamptz NOT NULL,
  paused_by uuid REFERENCES "user" ON DELETE SET NULL,
  reason text NOT NULL CHECK (length(reason) <= 200)
);
CREATE INDEX site_pause_by ON site_pause (paused_by);

-- Set while every site of the source is paused.
ALTER TABLE source_schedule ADD COLUMN paused_at timestamptz;

-- When an operator accepted that the positions are gone.
ALTER TABLE source_hold ADD COLUMN accepted_at timestamptz;

-- Orders to read a source's stored pages step by step. A report quotes pages, so that it goes after a day.
CREATE TABLE source_reading (
  reading_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_no integer NOT NULL REFERENCES source ON DELETE CASCADE,
  ordered_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  leased_until timestamptz,
  finished_at timestamptz,
  failure text CHECK (failure IN ('no_pages', 'not_visited', 'reader_failed')),
  report jsonb,
  CHECK (finished_at IS NOT NULL OR (failure IS NULL AND report IS NULL)),
  CHECK (finished_at IS NULL OR (failure IS NULL) <> (report IS NULL))
);
-- Ordered twice, it is read once.
CREATE UNIQUE INDEX source_reading_waiting ON source_reading (source_no) WHERE finished_at IS NULL;
CREATE INDEX source_reading_source ON source_reading (source_no);
CREATE INDEX source_reading_ordered ON source_reading (ordered_at);

-- Features that operators turned off, or on again; one without a row is on.
CREATE TABLE feature_switch (
  name text PRIMARY KEY,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES "user" ON DELETE SET NULL,
  reason text NOT NULL CHECK (length(reason) <= 200)
);
CREATE INDEX feature_switch_by ON feature_switch (changed_by);

-- Down Migration
DROP TABLE feature_switch, source_reading;
ALTER TABLE source_hold DROP COLUMN accepted_at;
ALTER TABLE source_schedule DROP COLUMN paused_at;
DROP TABLE site_pause;
DROP EXTENSION pg_trgm;
DROP SCHEMA trigrams;
