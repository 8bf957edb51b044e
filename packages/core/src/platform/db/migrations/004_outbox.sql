-- Up Migration

-- The set of documents the index is behind on. `version` is the doc_version the index must reach: a row
-- goes only when a version at least as high has been written, so a change made meanwhile keeps it.
CREATE TABLE outbox (
  kind text NOT NULL CHECK (kind IN ('company', 'position')),
  no integer NOT NULL,
  version bigint NOT NULL,
  marked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, no)
);

CREATE FUNCTION bump_doc_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.doc_version := OLD.doc_version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER company_doc_version BEFORE UPDATE ON company FOR EACH ROW WHEN (
  (OLD.company_id, OLD.vat, OLD.name, OLD.legal_form, OLD.ateco_2007, OLD.ateco_2025, OLD.sector, OLD.employees,
   OLD.foundation_year, OLD.municipality, OLD.turnover, OLD.is_agency)
  IS DISTINCT FROM
  (NEW.company_id, NEW.vat, NEW.name, NEW.legal_form, NEW.ateco_2007, NEW.ateco_2025, NEW.sector, NEW.employees,
   NEW.foundation_year, NEW.municipality, NEW.turnover, NEW.is_agency)
) EXECUTE FUNCTION bump_doc_version();

CREATE TRIGGER position_doc_version BEFORE UPDATE ON position FOR EACH ROW WHEN (
  (OLD.position_id, OLD.company_no, OLD.title, OLD.municipalities, OLD.provinces, OLD.regions, OLD.contract,
   OLD.schedule, OLD.collar, OLD.smart_working, OLD.experience_years, OLD.target_persona, OLD.languages, OLD.skills,
   OLD.certifications, OLD.benefits, OLD.protected_categories, OLD.first_seen, OLD.closed_at)
  IS DISTINCT FROM
  (NEW.position_id, NEW.company_no, NEW.title, NEW.municipalities, NEW.provinces, NEW.regions, NEW.contract,
   NEW.schedule, NEW.collar, NEW.smart_working, NEW.experience_years, NEW.target_persona, NEW.languages, NEW.skills,
   NEW.certifications, NEW.benefits, NEW.protected_categories, NEW.first_seen, NEW.closed_at)
) EXECUTE FUNCTION bump_doc_version();

-- Null arrays, which is what an aggregate over no rows gives, mark nothing.
CREATE FUNCTION mark_dirty(of_kind text, nos integer[], versions bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (kind, no, version)
  SELECT of_kind, no, version FROM unnest(nos, versions) AS dirty (no, version) ORDER BY no
  ON CONFLICT (kind, no) DO UPDATE SET version = greatest(outbox.version, excluded.version);
$$;

CREATE FUNCTION company_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(doc_version)) FROM new_rows;
  RETURN NULL;
END $$;

CREATE FUNCTION company_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (company_no) WHERE n.doc_version <> o.doc_version;

  -- The fields that position documents carry.
  UPDATE position SET doc_version = position.doc_version + 1
  FROM new_rows n JOIN old_rows o USING (company_no)
  WHERE position.company_no = n.company_no AND position.closed_at IS NULL
    AND (o.company_id, o.name, o.sector, o.employees, o.turnover)
      IS DISTINCT FROM (n.company_id, n.name, n.sector, n.employees, n.turnover);
  RETURN NULL;
END $$;

CREATE FUNCTION company_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('company', array_agg(company_no), array_agg(doc_version + 1)) FROM old_rows;
  RETURN NULL;
END $$;

CREATE FUNCTION position_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A company change under way can't see these rows yet, so it would not raise their version: wait for it,
  -- and make the next one wait for us.
  PERFORM 1 FROM company WHERE company_no IN (SELECT company_no FROM new_rows) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version)) FROM new_rows;
  RETURN NULL;
END $$;

CREATE FUNCTION position_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- As on insert, for rows that a company change skips: closed ones that reopen, and those that change company.
  PERFORM 1 FROM company WHERE company_no IN (
    SELECT n.company_no FROM new_rows n JOIN old_rows o USING (position_no)
    WHERE n.company_no <> o.company_no OR (o.closed_at IS NOT NULL AND n.closed_at IS NULL)
  ) ORDER BY company_no FOR SHARE;

  PERFORM mark_dirty('position', array_agg(position_no), array_agg(n.doc_version))
  FROM new_rows n JOIN old_rows o USING (position_no) WHERE n.doc_version <> o.doc_version;
  RETURN NULL;
END $$;

CREATE FUNCTION position_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_dirty('position', array_agg(position_no), array_agg(doc_version + 1)) FROM old_rows;
  RETURN NULL;
END $$;

CREATE TRIGGER company_inserted AFTER INSERT ON company
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_inserted();
CREATE TRIGGER company_updated AFTER UPDATE ON company
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_updated();
CREATE TRIGGER company_deleted AFTER DELETE ON company
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_deleted();
CREATE TRIGGER position_inserted AFTER INSERT ON position
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION position_inserted();
CREATE TRIGGER position_updated AFTER UPDATE ON position
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION position_updated();
CREATE TRIGGER position_deleted AFTER DELETE ON position
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION position_deleted();

-- company.turnover is the last year of company_financial, whoever writes the years.
CREATE FUNCTION refresh_company_turnover(companies integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE company SET turnover = last.turnover, turnover_year = last.year
  FROM unnest(companies) AS changed (company_no)
  LEFT JOIN LATERAL (
    SELECT turnover, year FROM company_financial f
    WHERE f.company_no = changed.company_no ORDER BY year DESC LIMIT 1
  ) last ON true
  WHERE company.company_no = changed.company_no
    AND (company.turnover, company.turnover_year) IS DISTINCT FROM (last.turnover, last.year);
$$;

CREATE FUNCTION company_financial_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_company_turnover(ARRAY(SELECT DISTINCT company_no FROM changed_rows));
  RETURN NULL;
END $$;

CREATE TRIGGER company_financial_inserted AFTER INSERT ON company_financial
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION company_financial_written();
CREATE TRIGGER company_financial_updated AFTER UPDATE ON company_financial
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION company_financial_written();
CREATE TRIGGER company_financial_deleted AFTER DELETE ON company_financial
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION company_financial_written();

-- Down Migration
DROP TRIGGER company_financial_deleted ON company_financial;
DROP TRIGGER company_financial_updated ON company_financial;
DROP TRIGGER company_financial_inserted ON company_financial;
DROP FUNCTION company_financial_written();
DROP FUNCTION refresh_company_turnover(integer[]);
DROP TRIGGER position_deleted ON position;
DROP TRIGGER position_updated ON position;
DROP TRIGGER position_inserted ON position;
DROP TRIGGER position_doc_version ON position;
DROP TRIGGER company_deleted ON company;
DROP TRIGGER company_updated ON company;
DROP TRIGGER company_inserted ON company;
DROP TRIGGER company_doc_version ON company;
DROP FUNCTION position_deleted();
DROP FUNCTION position_updated();
DROP FUNCTION position_inserted();
DROP FUNCTION company_deleted();
DROP FUNCTION company_updated();
DROP FUNCTION company_inserted();
DROP FUNCTION mark_dirty(text, integer[], bigint[]);
DROP FUNCTION bump_doc_version();
DROP TABLE outbox;
