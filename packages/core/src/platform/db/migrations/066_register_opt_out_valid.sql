-- Up Migration
ALTER TABLE erasure_entry VALIDATE CONSTRAINT erasure_entry_kind_check;

-- Down Migration
SELECT 1;
