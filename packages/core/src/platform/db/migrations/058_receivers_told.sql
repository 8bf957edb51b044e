-- Up Migration

-- The licences that exported or pulled a general contact. Who received a person is in `purchase`: nobody gets them otherwise.
CREATE TABLE contact_receipt (
  contact_no integer NOT NULL REFERENCES company_contact ON DELETE CASCADE,
  licence_no integer NOT NULL REFERENCES licence,
  PRIMARY KEY (contact_no, licence_no)
);

-- What whoever received a contact has to be told (article 19 of the GDPR), and the proof that they were, without the person.
CREATE TABLE contact_change (
  change_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contact_id uuid NOT NULL,
  -- The proof outlives the company of a sole trader who opted out.
  company_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('erased', 'rectified', 'restricted')),
  day date NOT NULL,
  -- Given one after the other when the receivers are told, so that none appears below one that a program has read.
  number bigint UNIQUE,
  told_at timestamptz,
  CHECK ((number IS NULL) = (told_at IS NULL))
);
CREATE UNIQUE INDEX contact_change_erased ON contact_change (contact_id) WHERE kind = 'erased';
CREATE INDEX contact_change_untold ON contact_change (change_no) WHERE number IS NULL;
CREATE INDEX contact_change_told ON contact_change (told_at) WHERE told_at IS NOT NULL;
CREATE SEQUENCE contact_change_number;

CREATE TABLE contact_change_receiver (
  change_no bigint NOT NULL REFERENCES contact_change ON DELETE CASCADE,
  licence_no integer NOT NULL REFERENCES licence,
  -- How they were told, beside the list that programs read; null until then.
  mails smallint,
  webhooks smallint,
  PRIMARY KEY (licence_no, change_no)
);
CREATE INDEX contact_change_receiver_change ON contact_change_receiver (change_no);

-- By a function, so that each process that erases notes it in its own transaction and needs to read no purchase.
CREATE FUNCTION note_receivers(contact_nos integer[], change text, on_day date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever is unlocking or exporting one of them is waited for, and is a receiver then.
  PERFORM FROM company_contact WHERE contact_no = ANY (contact_nos) ORDER BY contact_no FOR UPDATE;
  WITH received AS (
    SELECT contact_id, company_id, licence_no FROM company_contact JOIN contact_receipt USING (contact_no)
      JOIN company USING (company_no)
    WHERE contact_no = ANY (contact_nos)
    UNION
    SELECT c.contact_id, company_id, p.licence_no FROM company_contact c JOIN company USING (company_no)
      JOIN purchase p ON p.kind = 'contact' AND p.subject = c.contact_id::text
    WHERE c.contact_no = ANY (contact_nos)
  ), noted AS (
    INSERT INTO contact_change (contact_id, company_id, kind, day)
    SELECT DISTINCT contact_id, company_id, change, on_day FROM received
    ON CONFLICT DO NOTHING RETURNING change_no, contact_id
  )
  INSERT INTO contact_change_receiver (change_no, licence_no)
  SELECT change_no, licence_no FROM noted JOIN received USING (contact_id);
END $$;

-- That the receivers were told is kept outside the database too, or an erasure repeated after a restore would tell them again.
ALTER TABLE erasure_entry DROP CONSTRAINT erasure_entry_kind_check;
ALTER TABLE erasure_entry ADD CONSTRAINT erasure_entry_kind_check
  CHECK (kind IN ('contact', 'host', 'account', 'told')) NOT VALID;
CREATE TRIGGER note_told AFTER UPDATE OF told_at ON contact_change
  FOR EACH ROW WHEN (NEW.kind = 'erased' AND NEW.told_at IS NOT NULL AND OLD.told_at IS NULL)
  EXECUTE FUNCTION note_erasure('told', 'contact_id');

ALTER TABLE company_contact
  -- By whom the data are about: visits leave them as they are.
  ADD COLUMN rectified_at timestamptz,
  -- Since then they are kept and nothing else (article 18 of the GDPR).
  ADD COLUMN restricted_at timestamptz;

ALTER TABLE webhook_message
  -- The row of `contact_change` that it tells, which outlives it.
  ADD COLUMN change_no bigint,
  DROP CONSTRAINT webhook_message_kind_check,
  DROP CONSTRAINT webhook_message_check,
  ADD CONSTRAINT webhook_message_kind_check CHECK (kind IN (
    'new', 'changed', 'reposted', 'closed', 'reopened', 'test', 'contact_erased', 'contact_rectified', 'contact_restricted'
  )) NOT VALID,
  ADD CONSTRAINT webhook_message_subject CHECK (CASE
    WHEN kind = 'test' THEN event IS NULL AND change_no IS NULL
    WHEN kind LIKE 'contact!_%' ESCAPE '!' THEN event IS NULL AND change_no IS NOT NULL
    ELSE event IS NOT NULL AND change_no IS NULL END) NOT VALID;

-- What people ask about their own data, which has a deadline.
ALTER TABLE request
  DROP CONSTRAINT request_kind_check,
  DROP CONSTRAINT request_subject,
  DROP CONSTRAINT request_sender,
  DROP CONSTRAINT request_topic_check;
ALTER TABLE request
  ADD CONSTRAINT request_kind_check CHECK (kind IN (
    'position', 'company', 'contact', 'missing_company', 'missing_site', 'message', 'site_opt_out', 'personal_data'
  )) NOT VALID,
  ADD CONSTRAINT request_subject CHECK (CASE kind
    WHEN 'position' THEN position_no IS NOT NULL
    WHEN 'company' THEN company_no IS NOT NULL
    WHEN 'contact' THEN contact_no IS NOT NULL
    WHEN 'missing_company' THEN company_name IS NOT NULL
    WHEN 'missing_site' THEN company_name IS NOT NULL AND url IS NOT NULL
    WHEN 'message' THEN topic IS NOT NULL AND message IS NOT NULL
    WHEN 'personal_data' THEN topic IS NOT NULL AND message IS NOT NULL
    ELSE url IS NOT NULL END) NOT VALID,
  ADD CONSTRAINT request_sender CHECK (
    CASE WHEN kind IN ('message', 'site_opt_out', 'personal_data')
    THEN user_id IS NULL AND sender_name IS NOT NULL AND sender_email IS NOT NULL AND sender_language IS NOT NULL
    ELSE sender_email IS NULL END) NOT VALID,
  ADD CONSTRAINT request_topic_check CHECK (
    topic IN ('demo', 'trial', 'enterprise', 'billing', 'personal_data', 'other')
  ) NOT VALID;

-- Down Migration
DELETE FROM request WHERE kind = 'personal_data' OR topic = 'personal_data';
ALTER TABLE request
  DROP CONSTRAINT request_kind_check,
  DROP CONSTRAINT request_subject,
  DROP CONSTRAINT request_sender,
  DROP CONSTRAINT request_topic_check;
ALTER TABLE request
  ADD CONSTRAINT request_kind_check CHECK (
    kind IN ('position', 'company', 'contact', 'missing_company', 'missing_site', 'message', 'site_opt_out')
  ),
  ADD CONSTRAINT request_subject CHECK (CASE kind
    WHEN 'position' THEN position_no IS NOT NULL
    WHEN 'company' THEN company_no IS NOT NULL
    WHEN 'contact' THEN contact_no IS NOT NULL
    WHEN 'missing_company' THEN company_name IS NOT NULL
    WHEN 'missing_site' THEN company_name IS NOT NULL AND url IS NOT NULL
    WHEN 'message' THEN topic IS NOT NULL AND message IS NOT NULL
    ELSE url IS NOT NULL END),
  ADD CONSTRAINT request_sender CHECK (
    CASE WHEN kind IN ('message', 'site_opt_out')
    THEN user_id IS NULL AND sender_name IS NOT NULL AND sender_email IS NOT NULL AND sender_language IS NOT NULL
    ELSE sender_email IS NULL END),
  ADD CONSTRAINT request_topic_check CHECK (topic IN ('demo', 'trial', 'enterprise', 'billing', 'other'));
DELETE FROM webhook_message WHERE change_no IS NOT NULL;
ALTER TABLE webhook_message
  DROP CONSTRAINT webhook_message_kind_check,
  DROP CONSTRAINT webhook_message_subject,
  DROP COLUMN change_no,
  ADD CONSTRAINT webhook_message_kind_check CHECK (kind IN ('new', 'changed', 'reposted', 'closed', 'reopened', 'test')),
  ADD CONSTRAINT webhook_message_check CHECK ((kind = 'test') = (event IS NULL));
ALTER TABLE company_contact DROP COLUMN rectified_at, DROP COLUMN restricted_at;
DROP TABLE contact_change_receiver, contact_change, contact_receipt;
DROP SEQUENCE contact_change_number;
DROP FUNCTION note_receivers;
DELETE FROM erasure_entry WHERE kind = 'told';
ALTER TABLE erasure_entry DROP CONSTRAINT erasure_entry_kind_check;
ALTER TABLE erasure_entry ADD CONSTRAINT erasure_entry_kind_check CHECK (kind IN ('contact', 'host', 'account'));
