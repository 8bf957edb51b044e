-- Up Migration

-- What a saved filter finds, at a signed address for programs. It ends with its seat for good; its address has no secret of its own.
CREATE TABLE feed (
  feed_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seat_no integer NOT NULL REFERENCES seat ON DELETE CASCADE,
  filter_id uuid NOT NULL REFERENCES saved_filter ON DELETE CASCADE,
  content text NOT NULL CHECK (content IN ('rows', 'positions')),
  created_at timestamptz NOT NULL,
  last_read_at timestamptz,
  UNIQUE (seat_no, filter_id, content)
);
CREATE INDEX feed_filter ON feed (filter_id);

-- Down Migration
DROP TABLE feed;
