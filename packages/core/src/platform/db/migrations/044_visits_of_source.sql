-- Up Migration, outside a transaction

-- The last visits of a site. Sources with neighbouring numbers are visited together, so that its writes lie together too.
CREATE INDEX CONCURRENTLY IF NOT EXISTS visit_source ON visit (source_no, at);

-- Down Migration
DROP INDEX visit_source;
