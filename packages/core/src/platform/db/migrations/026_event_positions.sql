-- Up Migration, outside a transaction

-- The matcher reads the life of the positions it is told of; the watch goes on writing events meanwhile.
CREATE INDEX CONCURRENTLY IF NOT EXISTS position_event_position ON position_event (position_no, event_id);

-- Down Migration
DROP INDEX position_event_position;
