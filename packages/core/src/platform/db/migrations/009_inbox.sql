-- Up Migration

-- A search as a user made it: pages and exports refer to it, and it is what was counted. Kept for two days.
CREATE TABLE search (
  search_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  licence_no integer NOT NULL REFERENCES licence,
  criteria jsonb NOT NULL,
  criteria_hash bytea NOT NULL,
  sort text NOT NULL CHECK (sort IN ('date', 'relevance')),
  -- What came later, or was marked later, does not move its pages.
  ceiling integer NOT NULL,
  marks_version bigint NOT NULL,
  counted boolean NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX search_user ON search (user_id, started_at DESC);
CREATE INDEX search_started ON search USING brin (started_at);

-- No reference to the position: numbers are not used twice, so the mark of an erased one harms nobody.
CREATE TABLE position_mark (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  position_no integer NOT NULL,
  status text NOT NULL CHECK (status IN ('seen', 'contacted')),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, position_no)
);

-- What a bitmap in memory has to catch up on, and what a search under way takes back. Kept for two days.
CREATE TABLE mark_change (
  change_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  position_no integer NOT NULL,
  was text CHECK (was IN ('seen', 'contacted')),
  became text CHECK (became IN ('seen', 'contacted')),
  at timestamptz NOT NULL
);
CREATE INDEX mark_change_user ON mark_change (user_id, change_no);
CREATE INDEX mark_change_at ON mark_change USING brin (at);

CREATE TABLE saved_position (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, position_no)
);
CREATE INDEX saved_position_position ON saved_position (position_no);

CREATE TABLE saved_filter (
  filter_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  criteria jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  count integer,
  counted_at timestamptz
);
CREATE UNIQUE INDEX saved_filter_name ON saved_filter (user_id, lower(name));

-- The positions are fixed when it is paid for; the file is written whenever it is asked for.
CREATE TABLE export (
  export_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  licence_no integer NOT NULL REFERENCES licence,
  request_id uuid NOT NULL DEFAULT gen_random_uuid(),
  position_nos integer[] NOT NULL,
  failed integer NOT NULL CHECK (failed >= 0),
  credits integer NOT NULL CHECK (credits >= 0),
  made_at timestamptz NOT NULL,
  UNIQUE (user_id, request_id)
);
CREATE INDEX export_made ON export USING brin (made_at);

-- One entry can pay for many purchases, each of which can be paid back.
ALTER TABLE purchase ADD COLUMN cost integer CHECK (cost > 0);
UPDATE purchase SET cost = -amount FROM ledger_entry e WHERE e.entry_no = purchase.entry_no;
ALTER TABLE purchase ALTER COLUMN cost SET NOT NULL;

-- What users say is wrong; answered by an operator.
CREATE TABLE report (
  report_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES "user" ON DELETE SET NULL,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  reason text CHECK (length(reason) <= 500),
  reported_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE UNIQUE INDEX report_open ON report (user_id, position_no) WHERE answered_at IS NULL;
CREATE INDEX report_position ON report (position_no);

CREATE INDEX position_merged ON position (merged_into) WHERE merged_into IS NOT NULL;

-- Position documents carry the company's VAT number and ATECO codes as well.
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

-- Down Migration
CREATE OR REPLACE FUNCTION company_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (company_no) WHERE n.doc_version <> o.doc_version;

  UPDATE position SET doc_version = position.doc_version + 1
  FROM new_rows n JOIN old_rows o USING (company_no)
  WHERE position.company_no = n.company_no AND position.closed_at IS NULL
    AND (o.company_id, o.name, o.sector, o.employees, o.turnover)
      IS DISTINCT FROM (n.company_id, n.name, n.sector, n.employees, n.turnover);
  RETURN NULL;
END $$;
DROP INDEX position_merged;
ALTER TABLE purchase DROP COLUMN cost;
DROP TABLE report, export, saved_filter, saved_position, mark_change, position_mark, search;
