-- Up Migration

-- Names and numbers of people who opted out, as keyed hashes within one company: a later visit knows them by these.
CREATE TABLE contact_opt_out_person (
  company_no integer NOT NULL REFERENCES company ON DELETE CASCADE,
  hash bytea NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (company_no, hash)
);
CREATE INDEX contact_opt_out_person_since ON contact_opt_out_person (since);

-- The key of a company's hashes: nobody but the owner reads the salt itself.
CREATE FUNCTION contact_person_key(company integer) RETURNS bytea LANGUAGE sql STABLE STRICT
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT sha256(salt || convert_to('people of company ' || company, 'UTF8')) FROM contact_opt_out_salt
$$;

-- Those of the addresses and numbers that opted out, for who may not read who did.
CREATE FUNCTION opted_out_addresses(addresses text[]) RETURNS text[] LANGUAGE sql STABLE STRICT
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(address), '{}') FROM unnest(addresses) AS address
  WHERE EXISTS (SELECT FROM contact_opt_out WHERE hash = contact_opt_out_hash(address))
$$;

-- People to be erased from every store; each process erases from those it may write, and the last deletes the row.
CREATE TABLE contact_erasure (
  erasure_no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL CHECK (address <> '' AND length(address) <= 254),
  names text[] NOT NULL,
  numbers text[] NOT NULL,
  company_nos integer[] NOT NULL,
  waits_for text[] NOT NULL DEFAULT '{watch,worker}' CHECK (waits_for <@ '{watch,worker}'::text[]),
  requested_at timestamptz NOT NULL
);

-- How far stored texts were masked, and by which version of the rules.
CREATE TABLE masking_progress (
  store text PRIMARY KEY CHECK (store IN ('position', 'company_news')),
  rules_version integer NOT NULL,
  done_to integer NOT NULL
);

-- Down Migration
DROP TABLE masking_progress, contact_erasure, contact_opt_out_person;
DROP FUNCTION opted_out_addresses, contact_person_key;
