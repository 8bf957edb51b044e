-- Up Migration, outside a transaction

-- The worker looks each minute for notices that the mail server has accepted.
CREATE INDEX CONCURRENTLY IF NOT EXISTS company_contact_notice_mail ON company_contact (notice_mail)
  WHERE noticed_at IS NULL AND notice_mail IS NOT NULL;

-- Down Migration
DROP INDEX company_contact_notice_mail;
