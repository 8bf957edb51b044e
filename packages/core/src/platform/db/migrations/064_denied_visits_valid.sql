-- Up Migration
ALTER TABLE visit VALIDATE CONSTRAINT visit_outcome_check;

-- Down Migration
SELECT 1;
