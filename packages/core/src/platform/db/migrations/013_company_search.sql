-- Up Migration

CREATE TABLE saved_company (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  company_no integer NOT NULL REFERENCES company ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, company_no)
);
CREATE INDEX saved_company_company ON saved_company (company_no);

-- Since when positions of a company are new to a user.
CREATE TABLE company_view (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  company_no integer NOT NULL REFERENCES company ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, company_no)
);
CREATE INDEX company_view_company ON company_view (company_no);

-- What the document of a company says of its positions. No row is none. Apart from the company's own row, which the
-- registry writes.
CREATE TABLE company_openings (
  company_no integer PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  open_positions integer NOT NULL,
  new_positions integer NOT NULL,
  -- When the oldest of the new ones is new no more.
  recount_at timestamptz
);
CREATE INDEX company_openings_recount ON company_openings (recount_at) WHERE recount_at IS NOT NULL;

-- Companies whose positions opened or closed, to be counted again. Only ever added to and taken from, with no key:
-- writers of one company's positions do not wait for each other.
CREATE TABLE openings_change (company_no integer NOT NULL);

CREATE INDEX position_open ON position (company_no, first_seen) WHERE closed_at IS NULL;

INSERT INTO openings_change SELECT DISTINCT company_no FROM position WHERE closed_at IS NULL;

CREATE OR REPLACE FUNCTION position_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A company change under way can't see these rows yet, so it would not raise their version: wait for it,
  -- and make the next one wait for us.
  PERFORM 1 FROM company WHERE company_no IN (SELECT company_no FROM new_rows) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version)) FROM new_rows;
  INSERT INTO openings_change SELECT DISTINCT company_no FROM new_rows WHERE closed_at IS NULL;
  RETURN NULL;
END $$;

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
  WHERE (o.company_no, o.closed_at IS NULL, o.first_seen) <> (n.company_no, n.closed_at IS NULL, n.first_seen);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION position_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version + 1)) FROM old_rows;
  INSERT INTO openings_change SELECT DISTINCT company_no FROM old_rows WHERE closed_at IS NULL;
  RETURN NULL;
END $$;

-- Down Migration
CREATE OR REPLACE FUNCTION position_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version + 1)) FROM old_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION position_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company WHERE company_no IN (
    SELECT n.company_no FROM new_rows n JOIN old_rows o USING (position_no)
    WHERE n.company_no <> o.company_no OR (o.closed_at IS NOT NULL AND n.closed_at IS NULL)
  ) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (position_no) WHERE n.doc_version <> o.doc_version;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION position_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company WHERE company_no IN (SELECT company_no FROM new_rows) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version)) FROM new_rows;
  RETURN NULL;
END $$;
DROP INDEX position_open;
DROP TABLE openings_change, company_openings, company_view, saved_company;
