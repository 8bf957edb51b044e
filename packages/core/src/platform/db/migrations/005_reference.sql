-- Up Migration

-- Filled by `vedetta reference import`; the product works, with less, while they are empty.
CREATE TABLE ateco (
  edition text NOT NULL CHECK (edition IN ('2007', '2025')),
  code text NOT NULL,
  title_it text NOT NULL,
  title_en text,
  level text NOT NULL CHECK (level IN ('section', 'division', 'group', 'class', 'category', 'subcategory')),
  parent text,
  PRIMARY KEY (edition, code)
);

CREATE TABLE ateco_link (
  code_2025 text NOT NULL,
  code_2007 text NOT NULL,
  -- Whether the code lies wholly in the other; null where the publisher does not say.
  coverage_2025 text CHECK (coverage_2025 IN ('full', 'partial')),
  coverage_2007 text CHECK (coverage_2007 IN ('full', 'partial')),
  PRIMARY KEY (code_2025, code_2007)
);

CREATE TABLE occupation (
  uri text PRIMARY KEY,
  code text,
  isco text NOT NULL,
  label_it text,
  label_en text,
  alternatives_it text[] NOT NULL DEFAULT '{}',
  alternatives_en text[] NOT NULL DEFAULT '{}',
  CHECK (label_it IS NOT NULL OR label_en IS NOT NULL)
);

CREATE TABLE isco_group (
  code text PRIMARY KEY,
  label_it text,
  label_en text
);

-- Down Migration
DROP TABLE isco_group, occupation, ateco_link, ateco;
