-- Up Migration

-- Erasures and opt-outs on their way into the journal outside the database, from which they are repeated after a restore.
CREATE TABLE erasure_entry (
  entry_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'host', 'account')),
  subject text NOT NULL CHECK (subject <> ''),
  made_at timestamptz NOT NULL DEFAULT now()
);

-- By triggers, so that no way of erasing can forget it.
CREATE FUNCTION note_erasure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO erasure_entry (kind, subject) VALUES (TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER note_erasure AFTER INSERT ON contact_erasure
  FOR EACH ROW EXECUTE FUNCTION note_erasure('contact', 'address');
CREATE TRIGGER note_erasure AFTER INSERT ON opt_out
  FOR EACH ROW EXECUTE FUNCTION note_erasure('host', 'host');
CREATE TRIGGER note_erasure AFTER DELETE ON "user"
  FOR EACH ROW EXECUTE FUNCTION note_erasure('account', 'id');

-- Down Migration
DROP TRIGGER note_erasure ON contact_erasure;
DROP TRIGGER note_erasure ON opt_out;
DROP TRIGGER note_erasure ON "user";
DROP FUNCTION note_erasure;
DROP TABLE erasure_entry;
