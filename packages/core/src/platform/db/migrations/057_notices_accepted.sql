-- Up Migration

-- The notice of article 14 counts once the mail server has accepted it, and the person is shown from `shown_from` on. People noticed
-- by earlier releases, and those of made-up companies, have none.
ALTER TABLE company_contact ADD COLUMN notice_mail uuid, ADD COLUMN shown_from timestamptz;
CREATE INDEX company_contact_notice_mail ON company_contact (notice_mail) WHERE noticed_at IS NULL AND notice_mail IS NOT NULL;

-- When the recipient's server refused the mail for good, at once or later.
ALTER TABLE mail ADD COLUMN bounced_at timestamptz;
CREATE INDEX mail_bounced_notice ON mail (bounced_at) WHERE bounced_at IS NOT NULL AND template = 'contactNotice';

-- Addresses that no notice reaches, as the hashes of `contact_opt_out` are made: nobody has objected.
CREATE TABLE contact_unreachable (
  hash bytea PRIMARY KEY,
  since timestamptz NOT NULL
);

CREATE OR REPLACE FUNCTION refuse_opted_out() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF is_opted_out(NEW.email, NEW.phone) THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM contact_unreachable WHERE hash = contact_opt_out_hash(NEW.email)) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

-- Down Migration
CREATE OR REPLACE FUNCTION refuse_opted_out() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF is_opted_out(NEW.email, NEW.phone) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
DROP TABLE contact_unreachable;
DROP INDEX mail_bounced_notice;
ALTER TABLE mail DROP COLUMN bounced_at;
DROP INDEX company_contact_notice_mail;
ALTER TABLE company_contact DROP COLUMN notice_mail, DROP COLUMN shown_from;
