-- Up Migration

-- The rule by which a search was counted or free; null for searches made before.
ALTER TABLE search ADD COLUMN rule text;

-- Down Migration
ALTER TABLE search DROP COLUMN rule;
