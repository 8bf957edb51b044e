-- Up Migration

-- Bodies of the page store that a source put or left of late: the pages of a person's companies that no row refers to, too,
-- are cleared when the person opts out. The sweep of bodies deletes the rows.
CREATE TABLE page_body (
  source_no integer NOT NULL,
  body_hash bytea NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source_no, body_hash)
);
CREATE INDEX page_body_since ON page_body (since);

CREATE FUNCTION note_left_body() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO page_body (source_no, body_hash) VALUES (OLD.source_no, OLD.body_hash)
  ON CONFLICT (source_no, body_hash) DO UPDATE SET since = excluded.since;
  RETURN NULL;
END $$;
CREATE TRIGGER note_left_body AFTER UPDATE OF body_hash ON source_page
  FOR EACH ROW WHEN (OLD.body_hash <> NEW.body_hash) EXECUTE FUNCTION note_left_body();
CREATE TRIGGER note_deleted_body AFTER DELETE ON source_page FOR EACH ROW EXECUTE FUNCTION note_left_body();

-- General contacts that the mask would hide were stored by earlier releases; they are looked through like adverts.
ALTER TABLE masking_progress DROP CONSTRAINT masking_progress_store_check;
ALTER TABLE masking_progress ADD CONSTRAINT masking_progress_store_check
  CHECK (store IN ('position', 'company_news', 'company_contact')) NOT VALID;

-- Down Migration
DELETE FROM masking_progress WHERE store = 'company_contact';
ALTER TABLE masking_progress DROP CONSTRAINT masking_progress_store_check;
ALTER TABLE masking_progress ADD CONSTRAINT masking_progress_store_check CHECK (store IN ('position', 'company_news'));
DROP TRIGGER note_left_body ON source_page;
DROP TRIGGER note_deleted_body ON source_page;
DROP FUNCTION note_left_body;
DROP TABLE page_body;
