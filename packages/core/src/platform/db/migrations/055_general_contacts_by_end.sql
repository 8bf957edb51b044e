-- Up Migration, outside a transaction

-- The sweep deletes general contacts that no visit saw for a year.
CREATE INDEX CONCURRENTLY IF NOT EXISTS company_contact_general_end ON company_contact (last_seen) WHERE kind = 'general';

-- Down Migration
DROP INDEX company_contact_general_end;
