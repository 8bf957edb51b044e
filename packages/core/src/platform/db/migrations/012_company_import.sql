-- Up Migration

ALTER TABLE company
  ADD COLUMN pec text,
  -- The words that say so: the number in the register, the code, or the part of the name.
  ADD COLUMN agency_quote text;
UPDATE company SET agency_reason = 'ateco', agency_quote = substr(agency_reason, 7) WHERE agency_reason LIKE 'ATECO %';
ALTER TABLE company
  ADD CONSTRAINT company_agency_reason CHECK (agency_reason IN ('register', 'ateco', 'name', 'adverts')) NOT VALID;
ALTER TABLE company VALIDATE CONSTRAINT company_agency_reason;

-- Its pages state another company's number: held until an operator says whose it is.
ALTER TABLE site
  ADD COLUMN contradicting_vat text,
  ADD COLUMN contradicting_quote text;
CREATE INDEX site_contradicted ON site (site_no) WHERE contradicting_vat IS NOT NULL;

-- How far a file has been read, written with each batch of it. Ended runs are kept: they say what came from where.
CREATE TABLE import_run (
  run_no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of what the file holds, and of how it is read.
  fingerprint bytea NOT NULL,
  file_name text NOT NULL,
  bytes_read bigint NOT NULL DEFAULT 0,
  lines_read bigint NOT NULL DEFAULT 0,
  -- The length that the file of refused rows had then.
  refused_bytes bigint NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  refused_addresses integer NOT NULL DEFAULT 0,
  sites integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX import_run_open ON import_run (fingerprint) WHERE ended_at IS NULL;

-- The VAT numbers that a run has taken, a batch a row, eight bytes each: a later row with one of them is refused. Gone when it ends.
CREATE TABLE import_taken (
  run_no integer NOT NULL REFERENCES import_run ON DELETE CASCADE,
  bytes_read bigint NOT NULL,
  vats bytea NOT NULL,
  PRIMARY KEY (run_no, bytes_read)
);

-- Who may supply workers and find people posts, as the ministry publishes it.
CREATE TABLE agency_register (
  vat text PRIMARY KEY CHECK (vat ~ '^[0-9]{11}$'),
  number text NOT NULL CHECK (number <> ''),
  imported_at timestamptz NOT NULL
);

-- Down Migration
DROP TABLE agency_register, import_taken, import_run;
DROP INDEX site_contradicted;
ALTER TABLE site DROP COLUMN contradicting_vat, DROP COLUMN contradicting_quote;
ALTER TABLE company DROP CONSTRAINT company_agency_reason;
UPDATE company SET agency_reason = 'ATECO ' || agency_quote WHERE agency_reason = 'ateco';
ALTER TABLE company DROP COLUMN pec, DROP COLUMN agency_quote;
