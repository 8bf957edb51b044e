-- Up Migration

-- People are told where their data come from, so each has an address; and each address stands once a company.
DELETE FROM company_contact WHERE kind = 'personal' AND email IS NULL;
DELETE FROM company_contact c USING company_contact kept
WHERE kept.company_no = c.company_no AND kept.contact_no < c.contact_no
  AND (lower(kept.email) = lower(c.email) OR (kept.email IS NULL AND c.email IS NULL AND kept.phone = c.phone));

ALTER TABLE company_contact
  ADD COLUMN contact_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Why we may keep a person's data (article 6 of the GDPR).
  ADD COLUMN basis text CHECK (basis IN ('legitimate_interest')),
  -- When the notice of article 14 was queued: nobody can be unlocked before.
  ADD COLUMN noticed_at timestamptz;
UPDATE company_contact SET basis = 'legitimate_interest', noticed_at = first_seen WHERE kind = 'personal';
ALTER TABLE company_contact
  ADD CONSTRAINT company_contact_person CHECK (
    kind = 'general' OR (email IS NOT NULL AND basis IS NOT NULL AND source_url <> '')
  );
CREATE UNIQUE INDEX company_contact_email ON company_contact (company_no, lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX company_contact_phone ON company_contact (company_no, phone) WHERE email IS NULL;
CREATE INDEX company_contact_address ON company_contact (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX company_contact_unnoticed ON company_contact (first_seen) WHERE kind = 'personal' AND noticed_at IS NULL;
CREATE INDEX company_contact_end ON company_contact (last_seen) WHERE kind = 'personal';

-- Who does not want to be kept, without saying who: a hash with a salt of this database's own.
CREATE TABLE contact_opt_out_salt (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  salt bytea NOT NULL DEFAULT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
INSERT INTO contact_opt_out_salt DEFAULT VALUES;

CREATE TABLE contact_opt_out (
  hash bytea PRIMARY KEY,
  since timestamptz NOT NULL
);

-- Of an e-mail address in any case, or of a telephone number by its digits.
CREATE FUNCTION contact_opt_out_hash(address text) RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
  SELECT sha256(salt || convert_to(
    CASE WHEN address LIKE '%@%' THEN lower(btrim(address))
      ELSE regexp_replace(regexp_replace(address, '[^0-9+]', '', 'g'), '^(\+|00)39|\+', '', 'g') END,
    'UTF8'))
  FROM contact_opt_out_salt
$$;

-- Hashed before it is looked for: a condition would be hashed again for each row that is passed.
CREATE FUNCTION is_opted_out(email text, phone text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  hashes bytea[] := ARRAY[contact_opt_out_hash(email), contact_opt_out_hash(phone)];
BEGIN
  RETURN EXISTS (SELECT FROM contact_opt_out WHERE hash = ANY (hashes));
END $$;

-- However a contact comes here: opted out, it does not.
CREATE FUNCTION refuse_opted_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_opted_out(NEW.email, NEW.phone) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER opted_out BEFORE INSERT OR UPDATE OF email, phone ON company_contact
  FOR EACH ROW EXECUTE FUNCTION refuse_opted_out();
-- Who is forgotten is forgotten here too.
CREATE INDEX mail_recipient ON mail (recipient);
-- To whom a person was told.
CREATE INDEX purchase_contact ON purchase (subject) WHERE kind = 'contact';

-- News of a company's own site, or of a feed that the operator configured, with the words that name the company.
CREATE TABLE news_feed (
  feed_no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  etag text,
  last_modified text,
  due_at timestamptz NOT NULL,
  failures smallint NOT NULL DEFAULT 0,
  last_read timestamptz
);
ALTER TABLE company_news
  ADD COLUMN feed_no integer REFERENCES news_feed ON DELETE CASCADE,
  ADD COLUMN quote text CHECK (length(quote) <= 300),
  ADD COLUMN found_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX company_news_date ON company_news (company_no, published_at DESC);
CREATE INDEX company_news_feed ON company_news (feed_no) WHERE feed_no IS NOT NULL;

-- By what a text says of a company: its site, or its name with the legal form, whatever the punctuation and case. Sole traders
-- write no form with their names, and are half of all.
CREATE FUNCTION company_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(lower(normalize(name, NFD) COLLATE "C"), '[^a-z0-9]', '', 'g');
CREATE INDEX company_name_key ON company (company_name_key(name)) WHERE legal_form IS DISTINCT FROM 'Ditta individuale';
CREATE INDEX company_alias_name_key ON company_alias (company_name_key(name));
CREATE INDEX site_host ON site (host);

-- What the companies of a sector or a province open, for one of them to be compared with; counted daily.
CREATE TABLE hiring_pace (
  scope text NOT NULL CHECK (scope IN ('sector', 'province')),
  key text NOT NULL,
  companies integer NOT NULL,
  employees bigint NOT NULL,
  positions integer NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

-- What users ask of us or say is wrong; answered by an operator, whose answer they are told.
CREATE TABLE request (
  request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('position', 'company', 'contact', 'missing_company', 'missing_site')),
  user_id uuid REFERENCES "user" ON DELETE SET NULL,
  position_no integer REFERENCES position ON DELETE CASCADE,
  company_no integer REFERENCES company ON DELETE CASCADE,
  contact_no integer REFERENCES company_contact ON DELETE CASCADE,
  company_name text CHECK (company_name <> '' AND length(company_name) <= 200),
  url text CHECK (length(url) <= 2000),
  reason text CHECK (length(reason) <= 500),
  made_at timestamptz NOT NULL,
  answered_at timestamptz,
  outcome text CHECK (outcome IN ('confirmed', 'declined')),
  answer text CHECK (length(answer) <= 500),
  answered_by uuid REFERENCES "user" ON DELETE SET NULL,
  CHECK ((answered_at IS NULL) = (outcome IS NULL)),
  CHECK (CASE kind
    WHEN 'position' THEN position_no IS NOT NULL
    WHEN 'company' THEN company_no IS NOT NULL
    WHEN 'contact' THEN contact_no IS NOT NULL
    WHEN 'missing_company' THEN company_name IS NOT NULL
    ELSE company_name IS NOT NULL AND url IS NOT NULL END)
);
INSERT INTO request (request_id, kind, user_id, position_no, reason, made_at, answered_at, outcome)
SELECT report_id, 'position', user_id, position_no, reason, reported_at, answered_at,
  CASE WHEN answered_at IS NOT NULL THEN 'confirmed' END FROM report;
DROP TABLE report;
-- Told twice by one person, it waits once.
CREATE UNIQUE INDEX request_position_open ON request (user_id, position_no) WHERE kind = 'position' AND answered_at IS NULL;
CREATE UNIQUE INDEX request_company_open ON request (user_id, company_no) WHERE kind = 'company' AND answered_at IS NULL;
CREATE UNIQUE INDEX request_contact_open ON request (user_id, contact_no) WHERE kind = 'contact' AND answered_at IS NULL;
CREATE UNIQUE INDEX request_missing_open ON request (user_id, kind, lower(company_name))
  WHERE kind IN ('missing_company', 'missing_site') AND answered_at IS NULL;
CREATE INDEX request_waiting ON request (made_at) WHERE answered_at IS NULL;
CREATE INDEX request_answered ON request (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX request_position ON request (position_no) WHERE position_no IS NOT NULL;
CREATE INDEX request_company ON request (company_no) WHERE company_no IS NOT NULL;
CREATE INDEX request_contact ON request (contact_no) WHERE contact_no IS NOT NULL;

-- Position documents carry whether their company is an agency, and documents of companies the reason for it.
CREATE OR REPLACE TRIGGER company_doc_version BEFORE UPDATE ON company FOR EACH ROW WHEN (
  (OLD.company_id, OLD.vat, OLD.name, OLD.legal_form, OLD.ateco_2007, OLD.ateco_2025, OLD.sector, OLD.employees,
   OLD.foundation_year, OLD.municipality, OLD.turnover, OLD.is_agency, OLD.agency_reason)
  IS DISTINCT FROM
  (NEW.company_id, NEW.vat, NEW.name, NEW.legal_form, NEW.ateco_2007, NEW.ateco_2025, NEW.sector, NEW.employees,
   NEW.foundation_year, NEW.municipality, NEW.turnover, NEW.is_agency, NEW.agency_reason)
) EXECUTE FUNCTION bump_doc_version();

CREATE OR REPLACE FUNCTION company_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (company_no) WHERE n.doc_version <> o.doc_version;

  UPDATE position SET doc_version = position.doc_version + 1
  FROM new_rows n JOIN old_rows o USING (company_no)
  WHERE position.company_no = n.company_no AND position.closed_at IS NULL
    AND (o.company_id, o.name, o.sector, o.employees, o.turnover, o.vat, o.ateco_2007, o.ateco_2025, o.is_agency)
      IS DISTINCT FROM
        (n.company_id, n.name, n.sector, n.employees, n.turnover, n.vat, n.ateco_2007, n.ateco_2025, n.is_agency);
  RETURN NULL;
END $$;

-- Posted for a client that is not named: what tells an agency whose name and code do not.
ALTER TABLE position ADD COLUMN for_client boolean;
CREATE INDEX position_for_client ON position (company_no) WHERE for_client AND closed_at IS NULL;

CREATE OR REPLACE FUNCTION position_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- As on insert, for rows that a company change skips: closed ones that reopen, and those that change company.
  PERFORM 1 FROM company WHERE company_no IN (
    SELECT n.company_no FROM new_rows n JOIN old_rows o USING (position_no)
    WHERE n.company_no <> o.company_no OR (o.closed_at IS NOT NULL AND n.closed_at IS NULL)
  ) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (position_no) WHERE n.doc_version <> o.doc_version;

  INSERT INTO openings_change
  SELECT DISTINCT unnest(ARRAY[o.company_no, n.company_no])
  FROM new_rows n JOIN old_rows o USING (position_no)
  WHERE (o.company_no, o.closed_at IS NULL, o.first_seen, o.for_client IS TRUE)
    <> (n.company_no, n.closed_at IS NULL, n.first_seen, n.for_client IS TRUE);
  RETURN NULL;
END $$;

-- Down Migration
CREATE OR REPLACE FUNCTION position_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company WHERE company_no IN (
    SELECT n.company_no FROM new_rows n JOIN old_rows o USING (position_no)
    WHERE n.company_no <> o.company_no OR (o.closed_at IS NOT NULL AND n.closed_at IS NULL)
  ) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (position_no) WHERE n.doc_version <> o.doc_version;

  INSERT INTO openings_change
  SELECT DISTINCT unnest(ARRAY[o.company_no, n.company_no])
  FROM new_rows n JOIN old_rows o USING (position_no)
  WHERE (o.company_no, o.closed_at IS NULL, o.first_seen) <> (n.company_no, n.closed_at IS NULL, n.first_seen);
  RETURN NULL;
END $$;
ALTER TABLE position DROP COLUMN for_client;
CREATE OR REPLACE FUNCTION company_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (company_no) WHERE n.doc_version <> o.doc_version;

  UPDATE position SET doc_version = position.doc_version + 1
  FROM new_rows n JOIN old_rows o USING (company_no)
  WHERE position.company_no = n.company_no AND position.closed_at IS NULL
    AND (o.company_id, o.name, o.sector, o.employees, o.turnover, o.vat, o.ateco_2007, o.ateco_2025)
      IS DISTINCT FROM (n.company_id, n.name, n.sector, n.employees, n.turnover, n.vat, n.ateco_2007, n.ateco_2025);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER company_doc_version BEFORE UPDATE ON company FOR EACH ROW WHEN (
  (OLD.company_id, OLD.vat, OLD.name, OLD.legal_form, OLD.ateco_2007, OLD.ateco_2025, OLD.sector, OLD.employees,
   OLD.foundation_year, OLD.municipality, OLD.turnover, OLD.is_agency)
  IS DISTINCT FROM
  (NEW.company_id, NEW.vat, NEW.name, NEW.legal_form, NEW.ateco_2007, NEW.ateco_2025, NEW.sector, NEW.employees,
   NEW.foundation_year, NEW.municipality, NEW.turnover, NEW.is_agency)
) EXECUTE FUNCTION bump_doc_version();
CREATE TABLE report (
  report_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES "user" ON DELETE SET NULL,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  reason text CHECK (length(reason) <= 500),
  reported_at timestamptz NOT NULL,
  answered_at timestamptz
);
INSERT INTO report SELECT request_id, user_id, position_no, reason, made_at, answered_at FROM request WHERE kind = 'position';
CREATE UNIQUE INDEX report_open ON report (user_id, position_no) WHERE answered_at IS NULL;
CREATE INDEX report_position ON report (position_no);
DROP TABLE request, hiring_pace;
DROP INDEX site_host, company_alias_name_key, company_name_key;
DROP FUNCTION company_name_key;
DROP INDEX company_news_date;
ALTER TABLE company_news DROP COLUMN feed_no, DROP COLUMN quote, DROP COLUMN found_at;
DROP TABLE news_feed;
DROP INDEX mail_recipient, purchase_contact;
DROP TRIGGER opted_out ON company_contact;
DROP FUNCTION refuse_opted_out, is_opted_out, contact_opt_out_hash;
DROP TABLE contact_opt_out, contact_opt_out_salt;
DROP INDEX company_contact_email, company_contact_phone, company_contact_address, company_contact_end;
ALTER TABLE company_contact DROP COLUMN contact_id, DROP COLUMN basis, DROP COLUMN noticed_at;
