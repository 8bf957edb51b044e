-- Up Migration

-- Sole traders who do not want the data that the register has of them here: kept by the VAT number alone.
CREATE TABLE register_opt_out (
  vat text PRIMARY KEY CHECK (vat ~ '^[0-9]{11}$'),
  since timestamptz NOT NULL
);

-- Whichever file names them.
CREATE FUNCTION refuse_register_opt_out() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM register_opt_out WHERE vat = NEW.vat) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER opted_out BEFORE INSERT ON company FOR EACH ROW EXECUTE FUNCTION refuse_register_opt_out();

ALTER TABLE erasure_entry DROP CONSTRAINT erasure_entry_kind_check;
ALTER TABLE erasure_entry ADD CONSTRAINT erasure_entry_kind_check
  CHECK (kind IN ('contact', 'host', 'account', 'told', 'company')) NOT VALID;
CREATE TRIGGER note_erasure AFTER INSERT ON register_opt_out
  FOR EACH ROW EXECUTE FUNCTION note_erasure('company', 'vat');

-- Down Migration
DELETE FROM erasure_entry WHERE kind = 'company';
ALTER TABLE erasure_entry DROP CONSTRAINT erasure_entry_kind_check;
ALTER TABLE erasure_entry ADD CONSTRAINT erasure_entry_kind_check
  CHECK (kind IN ('contact', 'host', 'account', 'told'));
DROP TRIGGER opted_out ON company;
DROP FUNCTION refuse_register_opt_out;
DROP TABLE register_opt_out;
