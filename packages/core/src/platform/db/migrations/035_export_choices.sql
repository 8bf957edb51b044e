-- Up Migration

-- What the person chose for the file; the lists are those of the contracts.
ALTER TABLE export ADD COLUMN format text NOT NULL DEFAULT 'csv';
ALTER TABLE export ADD COLUMN fields text[] NOT NULL DEFAULT '{}';

-- Files made before have the contacts that the setting says.
UPDATE export SET fields = '{contacts}' FROM settings
WHERE settings.user_id = export.user_id AND settings.changes->>'exportContacts' = 'true';

-- Down Migration
ALTER TABLE export DROP COLUMN fields;
ALTER TABLE export DROP COLUMN format;
