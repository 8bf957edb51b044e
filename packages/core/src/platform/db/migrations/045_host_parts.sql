-- Up Migration, outside a transaction

-- Sites by a part of their host.
CREATE INDEX CONCURRENTLY IF NOT EXISTS site_host_parts ON site USING gin (host trigrams.gin_trgm_ops);

-- Down Migration
DROP INDEX site_host_parts;
