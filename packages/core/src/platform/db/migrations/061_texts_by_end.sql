-- Up Migration, outside a transaction

-- The watch looks each hour for adverts that closed a year ago.
CREATE INDEX CONCURRENTLY IF NOT EXISTS position_texts_end ON position (closed_at)
  WHERE closed_at IS NOT NULL AND NOT texts_deleted;

-- Down Migration
DROP INDEX position_texts_end;
