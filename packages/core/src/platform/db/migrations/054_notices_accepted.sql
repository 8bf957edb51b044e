-- Up Migration

-- The notice of article 14 counts once the mail server has accepted it, and the person is shown from `shown_from` on. People noticed
-- by earlier releases, and those of made-up companies, have none.
ALTER TABLE company_contact ADD COLUMN notice_mail uuid, ADD COLUMN shown_from timestamptz;

-- When the recipient's server refused the mail for good, at once or later.
ALTER TABLE mail ADD COLUMN bounced_at timestamptz;

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
ALTER TABLE mail DROP COLUMN bounced_at;
ALTER TABLE company_contact DROP COLUMN notice_mail, DROP COLUMN shown_from;
