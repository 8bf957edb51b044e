import type { Db } from '@vedetta/core/platform/db/client'
import { sql } from 'kysely'

type WatchedSource = { readonly sourceNo: number; readonly origin: string; readonly open: number }

/** The sources of sites of their own that have the most open positions. */
export async function selectFullSources(db: Db, limit: number): Promise<WatchedSource[]> {
  const { rows } = await sql<WatchedSource>`
    SELECT s.source_no AS "sourceNo", 'https://' || min(site.host) AS origin, count(DISTINCT p.position_no)::int AS open
    FROM position p JOIN source s USING (source_no) JOIN site_source USING (source_no) JOIN site USING (site_no)
    WHERE p.closed_at IS NULL AND site.status = 'active' AND strpos(s.url, 'https://' || site.host || '/') = 1
    GROUP BY s.source_no ORDER BY open DESC, s.source_no LIMIT ${limit}`.execute(db)
  return rows
}

/** As a visit leaves a source from which almost everything disappeared at once. */
export async function holdSource(db: Db, { sourceNo, open }: WatchedSource, now: Date): Promise<void> {
  await sql`
    WITH hold AS (
      INSERT INTO source_hold (source_no, held_at, gone, of_open) VALUES (${sourceNo}, ${now}, ${open - 1}, ${open})
      RETURNING source_no)
    UPDATE site SET status = 'held' FROM site_source l JOIN hold USING (source_no)
    WHERE site.site_no = l.site_no`.execute(db)
}
