-- Up Migration
ALTER TABLE erasure_entry VALIDATE CONSTRAINT erasure_entry_kind_check;
ALTER TABLE webhook_message VALIDATE CONSTRAINT webhook_message_kind_check;
ALTER TABLE webhook_message VALIDATE CONSTRAINT webhook_message_subject;
ALTER TABLE request VALIDATE CONSTRAINT request_kind_check;
ALTER TABLE request VALIDATE CONSTRAINT request_subject;
ALTER TABLE request VALIDATE CONSTRAINT request_sender;
ALTER TABLE request VALIDATE CONSTRAINT request_topic_check;

-- Down Migration
SELECT 1;
