-- Up Migration

-- Positions that a person discarded, beside the marks: their searches and alerts leave them out.
CREATE TABLE discarded_position (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  reason text CHECK (reason IN ('role', 'place', 'terms', 'company', 'known')),
  discarded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, position_no)
);
CREATE INDEX discarded_position_position ON discarded_position (position_no);
CREATE INDEX discarded_position_newest ON discarded_position (user_id, discarded_at DESC, position_no DESC);

-- Whether the change discarded the position or brought it back; null where it changed the mark.
ALTER TABLE mark_change ADD COLUMN discarded boolean;

-- Down Migration
DELETE FROM mark_change WHERE discarded IS NOT NULL;
ALTER TABLE mark_change DROP COLUMN discarded;
DROP TABLE discarded_position;
