-- Up Migration

-- What visitors ask: they have no account, and are answered by mail. Gone after a year, answered or not.
ALTER TABLE request
  ADD COLUMN sender_name text CHECK (sender_name <> '' AND length(sender_name) <= 120),
  ADD COLUMN sender_email text CHECK (sender_email = lower(sender_email) AND length(sender_email) <= 254),
  ADD COLUMN sender_company text CHECK (length(sender_company) <= 200),
  ADD COLUMN sender_language text CHECK (sender_language IN ('it', 'en')),
  ADD COLUMN topic text CHECK (topic IN ('demo', 'trial', 'enterprise', 'billing', 'other')),
  ADD COLUMN message text CHECK (message <> '' AND length(message) <= 4000),
  DROP CONSTRAINT request_kind_check,
  DROP CONSTRAINT request_check1,
  DROP CONSTRAINT request_answer_check;
ALTER TABLE request
  ADD CONSTRAINT request_kind_check CHECK (
    kind IN ('position', 'company', 'contact', 'missing_company', 'missing_site', 'message', 'site_opt_out')
  ) NOT VALID,
  ADD CONSTRAINT request_subject CHECK (CASE kind
    WHEN 'position' THEN position_no IS NOT NULL
    WHEN 'company' THEN company_no IS NOT NULL
    WHEN 'contact' THEN contact_no IS NOT NULL
    WHEN 'missing_company' THEN company_name IS NOT NULL
    WHEN 'missing_site' THEN company_name IS NOT NULL AND url IS NOT NULL
    WHEN 'message' THEN topic IS NOT NULL AND message IS NOT NULL
    ELSE url IS NOT NULL END) NOT VALID,
  ADD CONSTRAINT request_sender CHECK (
    CASE WHEN kind IN ('message', 'site_opt_out')
    THEN user_id IS NULL AND sender_name IS NOT NULL AND sender_email IS NOT NULL AND sender_language IS NOT NULL
    ELSE sender_email IS NULL END) NOT VALID,
  ADD CONSTRAINT request_answer_check CHECK (length(answer) <= 2000) NOT VALID;
ALTER TABLE request VALIDATE CONSTRAINT request_kind_check;
ALTER TABLE request VALIDATE CONSTRAINT request_subject;
ALTER TABLE request VALIDATE CONSTRAINT request_sender;
ALTER TABLE request VALIDATE CONSTRAINT request_answer_check;
CREATE INDEX request_sender_made ON request (made_at) WHERE sender_email IS NOT NULL;
-- Asked twice by one address, it waits once.
CREATE UNIQUE INDEX request_site_opt_out_open ON request (sender_email, url)
  WHERE kind = 'site_opt_out' AND answered_at IS NULL;

-- Down Migration
DELETE FROM request WHERE kind IN ('message', 'site_opt_out');
ALTER TABLE request
  DROP CONSTRAINT request_kind_check,
  DROP CONSTRAINT request_subject,
  DROP CONSTRAINT request_sender,
  DROP CONSTRAINT request_answer_check,
  DROP COLUMN sender_name,
  DROP COLUMN sender_email,
  DROP COLUMN sender_company,
  DROP COLUMN sender_language,
  DROP COLUMN topic,
  DROP COLUMN message;
UPDATE request SET answer = left(answer, 500) WHERE length(answer) > 500;
ALTER TABLE request
  ADD CONSTRAINT request_kind_check CHECK (kind IN ('position', 'company', 'contact', 'missing_company', 'missing_site')),
  ADD CONSTRAINT request_answer_check CHECK (length(answer) <= 500),
  ADD CONSTRAINT request_check1 CHECK (CASE kind
    WHEN 'position' THEN position_no IS NOT NULL
    WHEN 'company' THEN company_no IS NOT NULL
    WHEN 'contact' THEN contact_no IS NOT NULL
    WHEN 'missing_company' THEN company_name IS NOT NULL
    ELSE company_name IS NOT NULL AND url IS NOT NULL END);
