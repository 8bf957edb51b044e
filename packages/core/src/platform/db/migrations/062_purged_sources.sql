-- Up Migration

-- Sources of hosts that opted out, whose adverts, texts, people and pages the watch still has to delete.
CREATE TABLE source_purge (
  source_no integer PRIMARY KEY REFERENCES source ON DELETE CASCADE,
  host text NOT NULL CHECK (host <> '')
);

-- Also of those that opted out before this release.
INSERT INTO source_purge (source_no, host)
SELECT DISTINCT ON (source_no) source_no, o.host
FROM site JOIN site_source USING (site_no) JOIN source s USING (source_no)
  JOIN opt_out o ON split_part(split_part(s.url, '/', 3), ':', 1) = o.host
    OR right(split_part(split_part(s.url, '/', 3), ':', 1), length(o.host) + 1) = '.' || o.host
WHERE site.status = 'opted_out';

-- Down Migration
DROP TABLE source_purge;
