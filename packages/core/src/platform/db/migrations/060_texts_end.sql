-- Up Migration

-- Whether the advert's words were deleted, a year after it closed; one that is posted again has them again.
ALTER TABLE position ADD COLUMN texts_deleted boolean NOT NULL DEFAULT false;

-- Down Migration
ALTER TABLE position DROP COLUMN texts_deleted;
