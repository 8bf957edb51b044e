-- Up Migration

-- When a visit last read the source anew and whole: until then, what it gave is still there. Null before the first such visit of
-- this release.
ALTER TABLE source_schedule ADD COLUMN last_whole_read timestamptz;

-- Down Migration
ALTER TABLE source_schedule DROP COLUMN last_whole_read;
