-- Up Migration

-- Politeness is kept by locks on hosts and addresses, so nothing is put into buckets.
ALTER TABLE source_schedule
  DROP COLUMN bucket,
  ADD COLUMN last_visit timestamptz,
  -- Where the source's host was last reached: so many sites behind one address share its cap.
  ADD COLUMN address inet;

-- What earlier visits learned, as the reader keeps it.
ALTER TABLE source_memory
  DROP COLUMN etag, DROP COLUMN last_modified, DROP COLUMN body_hash, DROP COLUMN text_hash, DROP COLUMN learned,
  ADD COLUMN memory jsonb NOT NULL;
CREATE INDEX source_memory_reader ON source_memory (reader_version);

-- What a source shows now. An unchanged visit writes nothing here; a miss on a page that was recognised counts.
CREATE TABLE position_presence (
  source_no integer NOT NULL REFERENCES source ON DELETE CASCADE,
  position_no integer NOT NULL REFERENCES position ON DELETE CASCADE,
  misses smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (source_no, position_no)
);
CREATE INDEX position_presence_position ON position_presence (position_no);

-- Bodies that yielded positions, so that a better reader can read them again; the bytes are in the page store.
CREATE TABLE source_page (
  source_no integer NOT NULL REFERENCES source ON DELETE CASCADE,
  url text NOT NULL,
  body_hash bytea NOT NULL,
  status smallint NOT NULL,
  headers jsonb NOT NULL,
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (source_no, url)
);
CREATE INDEX source_page_body ON source_page (body_hash);

-- Too much went at once to be believed: the next visit decides.
CREATE TABLE source_hold (
  source_no integer PRIMARY KEY REFERENCES source ON DELETE CASCADE,
  held_at timestamptz NOT NULL,
  gone integer NOT NULL,
  of_open integer NOT NULL
);

-- A row a visit, kept for 14 days; the days are kept.
CREATE TABLE visit (
  at timestamptz NOT NULL,
  source_no integer NOT NULL,
  milliseconds integer NOT NULL,
  bytes integer NOT NULL,
  requests smallint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN
    ('unchanged', 'read', 'partly_read', 'blocked', 'parked', 'unreachable', 'failed', 'asked_to_wait')),
  opened smallint NOT NULL,
  changed smallint NOT NULL,
  closed smallint NOT NULL
);
CREATE INDEX visit_at ON visit USING brin (at);

CREATE TABLE visit_day (
  day date NOT NULL,
  outcome text NOT NULL,
  visits integer NOT NULL,
  requests bigint NOT NULL,
  bytes bigint NOT NULL,
  milliseconds bigint NOT NULL,
  opened integer NOT NULL,
  changed integer NOT NULL,
  closed integer NOT NULL,
  PRIMARY KEY (day, outcome)
);

-- Hosts that asked us to wait.
CREATE TABLE host_pause (
  host text PRIMARY KEY,
  until timestamptz NOT NULL
);

-- Whoever does not want our visits: the host and everything below it.
CREATE TABLE opt_out (
  host text PRIMARY KEY,
  since timestamptz NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 300)
);

-- How many visits at once an address bears where its network said so.
CREATE TABLE network_cap (
  network cidr PRIMARY KEY,
  visits_at_once smallint NOT NULL CHECK (visits_at_once > 0)
);

-- Counted hourly from the schedule.
CREATE TABLE address_load (
  address inet PRIMARY KEY,
  sources integer NOT NULL
);

-- Down Migration
DROP TABLE address_load, network_cap, opt_out, host_pause, visit_day, visit, source_hold, source_page, position_presence;
DROP INDEX source_memory_reader;
ALTER TABLE source_memory
  DROP COLUMN memory,
  ADD COLUMN etag text, ADD COLUMN last_modified text, ADD COLUMN body_hash bytea, ADD COLUMN text_hash bytea,
  ADD COLUMN learned jsonb NOT NULL DEFAULT '{}';
ALTER TABLE source_schedule DROP COLUMN last_visit, DROP COLUMN address, ADD COLUMN bucket integer NOT NULL DEFAULT 0;
