-- Up Migration

-- The trace (W3C traceparent) of what wrote the row, so that what follows from it joins: a visit, its event, its alert, their mail. Null where
-- nothing is traced. It names no person, and goes with its row.
ALTER TABLE position_event ADD COLUMN traceparent text;
ALTER TABLE alert ADD COLUMN traceparent text;
ALTER TABLE mail ADD COLUMN traceparent text;

-- Down Migration
ALTER TABLE mail DROP COLUMN traceparent;
ALTER TABLE alert DROP COLUMN traceparent;
ALTER TABLE position_event DROP COLUMN traceparent;
