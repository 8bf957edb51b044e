-- Up Migration

-- Companies whose positions a person's searches and alerts leave out, beside the names of the settings.
CREATE TABLE excluded_company (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  company_no integer NOT NULL REFERENCES company ON DELETE CASCADE,
  excluded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, company_no)
);
CREATE INDEX excluded_company_company ON excluded_company (company_no);

-- Down Migration
DROP TABLE excluded_company;
