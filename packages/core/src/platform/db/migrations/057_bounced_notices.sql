-- Up Migration, outside a transaction

-- The worker looks each minute for notices that came back.
CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_bounced_notice ON mail (bounced_at)
  WHERE bounced_at IS NOT NULL AND template = 'contactNotice';

-- Down Migration
DROP INDEX mail_bounced_notice;
