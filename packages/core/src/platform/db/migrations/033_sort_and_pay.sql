-- Up Migration

-- The contracts list the orders, and the API takes no other.
ALTER TABLE search DROP CONSTRAINT search_sort_check;

-- Documents contain the pay.
CREATE OR REPLACE TRIGGER position_doc_version BEFORE UPDATE ON position FOR EACH ROW WHEN (
  (OLD.position_id, OLD.company_no, OLD.title, OLD.municipalities, OLD.provinces, OLD.regions, OLD.contract,
   OLD.schedule, OLD.collar, OLD.smart_working, OLD.experience_years, OLD.target_persona, OLD.languages, OLD.skills,
   OLD.certifications, OLD.benefits, OLD.protected_categories, OLD.pay_from, OLD.pay_to,
   OLD.pay_period, OLD.confidence, OLD.reasons, OLD.first_seen, OLD.closed_at)
  IS DISTINCT FROM
  (NEW.position_id, NEW.company_no, NEW.title, NEW.municipalities, NEW.provinces, NEW.regions, NEW.contract,
   NEW.schedule, NEW.collar, NEW.smart_working, NEW.experience_years, NEW.target_persona, NEW.languages, NEW.skills,
   NEW.certifications, NEW.benefits, NEW.protected_categories, NEW.pay_from, NEW.pay_to,
   NEW.pay_period, NEW.confidence, NEW.reasons, NEW.first_seen, NEW.closed_at)
) EXECUTE FUNCTION bump_doc_version();

-- Down Migration
CREATE OR REPLACE TRIGGER position_doc_version BEFORE UPDATE ON position FOR EACH ROW WHEN (
  (OLD.position_id, OLD.company_no, OLD.title, OLD.municipalities, OLD.provinces, OLD.regions, OLD.contract,
   OLD.schedule, OLD.collar, OLD.smart_working, OLD.experience_years, OLD.target_persona, OLD.languages, OLD.skills,
   OLD.certifications, OLD.benefits, OLD.protected_categories, OLD.confidence, OLD.reasons, OLD.first_seen, OLD.closed_at)
  IS DISTINCT FROM
  (NEW.position_id, NEW.company_no, NEW.title, NEW.municipalities, NEW.provinces, NEW.regions, NEW.contract,
   NEW.schedule, NEW.collar, NEW.smart_working, NEW.experience_years, NEW.target_persona, NEW.languages, NEW.skills,
   NEW.certifications, NEW.benefits, NEW.protected_categories, NEW.confidence, NEW.reasons, NEW.first_seen, NEW.closed_at)
) EXECUTE FUNCTION bump_doc_version();
UPDATE search SET sort = 'date' WHERE sort NOT IN ('date', 'relevance');
ALTER TABLE search ADD CONSTRAINT search_sort_check CHECK (sort IN ('date', 'relevance'));
