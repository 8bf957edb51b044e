-- Up Migration

-- `denied`: a robots.txt that was fetched denies us the whole host.
ALTER TABLE visit DROP CONSTRAINT visit_outcome_check;
ALTER TABLE visit ADD CONSTRAINT visit_outcome_check CHECK (outcome IN
  ('unchanged', 'read', 'partly_read', 'blocked', 'denied', 'parked', 'unreachable', 'failed', 'asked_to_wait')) NOT VALID;

-- Down Migration
UPDATE visit SET outcome = 'blocked' WHERE outcome = 'denied';
ALTER TABLE visit DROP CONSTRAINT visit_outcome_check;
ALTER TABLE visit ADD CONSTRAINT visit_outcome_check CHECK (outcome IN
  ('unchanged', 'read', 'partly_read', 'blocked', 'parked', 'unreachable', 'failed', 'asked_to_wait'));
