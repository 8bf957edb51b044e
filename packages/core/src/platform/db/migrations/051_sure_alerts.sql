-- Up Migration, outside a transaction

-- The worker looks every few seconds for alerts to push or to mail at once; few were unsure before.
CREATE INDEX CONCURRENTLY IF NOT EXISTS alert_sure ON alert (user_id, sure_no) WHERE sure_no IS NOT NULL;

-- Down Migration
DROP INDEX alert_sure;
