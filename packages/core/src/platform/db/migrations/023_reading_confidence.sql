-- Up Migration

-- Positions stored before were decided by rules: they count as sure, without reasons, until they are read again.
ALTER TABLE position
  ADD COLUMN confidence real NOT NULL DEFAULT 1,
  ADD COLUMN reasons text[] NOT NULL DEFAULT '{}';

CREATE OR REPLACE TRIGGER position_doc_version BEFORE UPDATE ON position FOR EACH ROW WHEN (
  (OLD.position_id, OLD.company_no, OLD.title, OLD.municipalities, OLD.provinces, OLD.regions, OLD.contract,
   OLD.schedule, OLD.collar, OLD.smart_working, OLD.experience_years, OLD.target_persona, OLD.languages, OLD.skills,
   OLD.certifications, OLD.benefits, OLD.protected_categories, OLD.confidence, OLD.reasons, OLD.first_seen, OLD.closed_at)
  IS DISTINCT FROM
  (NEW.position_id, NEW.company_no, NEW.title, NEW.municipalities, NEW.provinces, NEW.regions, NEW.contract,
   NEW.schedule, NEW.collar, NEW.smart_working, NEW.experience_years, NEW.target_persona, NEW.languages, NEW.skills,
   NEW.certifications, NEW.benefits, NEW.protected_categories, NEW.confidence, NEW.reasons, NEW.first_seen, NEW.closed_at)
) EXECUTE FUNCTION bump_doc_version();

-- Down Migration
CREATE OR REPLACE TRIGGER position_doc_version BEFORE UPDATE ON position FOR EACH ROW WHEN (
  (OLD.position_id, OLD.company_no, OLD.title, OLD.municipalities, OLD.provinces, OLD.regions, OLD.contract,
   OLD.schedule, OLD.collar, OLD.smart_working, OLD.experience_years, OLD.target_persona, OLD.languages, OLD.skills,
   OLD.certifications, OLD.benefits, OLD.protected_categories, OLD.first_seen, OLD.closed_at)
  IS DISTINCT FROM
  (NEW.position_id, NEW.company_no, NEW.title, NEW.municipalities, NEW.provinces, NEW.regions, NEW.contract,
   NEW.schedule, NEW.collar, NEW.smart_working, NEW.experience_years, NEW.target_persona, NEW.languages, NEW.skills,
   NEW.certifications, NEW.benefits, NEW.protected_categories, NEW.first_seen, NEW.closed_at)
) EXECUTE FUNCTION bump_doc_version();
ALTER TABLE position DROP COLUMN reasons, DROP COLUMN confidence;
