-- Up Migration

-- A lease walks past the entries that visits left at the index's front until a vacuum takes them away: often, so that they stay few.
ALTER TABLE source_schedule SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

-- Down Migration
ALTER TABLE source_schedule RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
