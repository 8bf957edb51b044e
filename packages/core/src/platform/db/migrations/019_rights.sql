-- Up Migration

-- What each role may do is granted after every migration, from db/rights.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- With the owner's rights: a role that writes companies or positions may neither write the outbox nor lock a company.
ALTER FUNCTION company_inserted() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION company_updated() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION company_deleted() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION company_financial_written() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION position_inserted() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION position_updated() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION position_deleted() SECURITY DEFINER SET search_path = public, pg_temp;

-- Only the owner reads the salt, and the watch does not read the opt-outs.
ALTER FUNCTION contact_opt_out_hash(text) SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION is_opted_out(text, text) SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION refuse_opted_out() SECURITY DEFINER SET search_path = public, pg_temp;

-- Locking a row needs the right to update it, which a role that only reads the table lacks.
CREATE FUNCTION lock_companies(company_nos integer[]) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM company WHERE company_no = ANY (company_nos) ORDER BY company_no FOR SHARE;
END $$;
CREATE FUNCTION lock_position(id uuid) RETURNS integer LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT position_no FROM position WHERE position_id = id FOR KEY SHARE
$$;

-- The only way to delete an entry, and only once the trigger "kept" allows it.
CREATE FUNCTION delete_old_acts(at_most integer) RETURNS integer LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH deleted AS (
    DELETE FROM audit_entry WHERE entry_no IN (
      SELECT entry_no FROM audit_entry WHERE at < now() - interval '24 months' LIMIT at_most
    ) RETURNING entry_no
  )
  SELECT count(*)::integer FROM deleted
$$;

-- Down Migration
DROP FUNCTION delete_old_acts, lock_position, lock_companies;
ALTER FUNCTION refuse_opted_out() SECURITY INVOKER RESET search_path;
ALTER FUNCTION is_opted_out(text, text) SECURITY INVOKER RESET search_path;
ALTER FUNCTION contact_opt_out_hash(text) SECURITY INVOKER RESET search_path;
ALTER FUNCTION position_deleted() SECURITY INVOKER RESET search_path;
ALTER FUNCTION position_updated() SECURITY INVOKER RESET search_path;
ALTER FUNCTION position_inserted() SECURITY INVOKER RESET search_path;
ALTER FUNCTION company_financial_written() SECURITY INVOKER RESET search_path;
ALTER FUNCTION company_deleted() SECURITY INVOKER RESET search_path;
ALTER FUNCTION company_updated() SECURITY INVOKER RESET search_path;
ALTER FUNCTION company_inserted() SECURITY INVOKER RESET search_path;
ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON FUNCTIONS TO PUBLIC;
