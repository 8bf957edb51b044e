-- Up Migration, outside a transaction

-- Read up to a number, so that the unread ones are few.
CREATE INDEX CONCURRENTLY IF NOT EXISTS alert_unread ON alert (user_id, alert_no) WHERE read_at IS NULL;

-- Down Migration
DROP INDEX alert_unread;
