-- Up Migration

-- When a visit last read the source anew and whole: until then, what it gave is still there. Null before the first such visit of
-- this release.
ALTER TABLE source_schedule ADD COLUMN last_whole_read timestamptz;
CREATE INDEX company_contact_general_end ON company_contact (last_seen) WHERE kind = 'general';

-- Down Migration
DROP INDEX company_contact_general_end;
ALTER TABLE source_schedule DROP COLUMN last_whole_read;
