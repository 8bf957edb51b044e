import type { ClientBase } from 'pg'
import { dailySlotSql } from '../sources/daily-slot.queries.ts'

export const stagedSiteColumns = ['vat', 'host', 'hosts', 'kind', 'url', 'quote'] as const

/** `hosts` are the host and its parent domains: an opt-out of any of them covers this host. */
export async function createSiteStaging(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE staged_site (vat text, host text, hosts text[], kind text, url text, quote text) ON COMMIT DELETE ROWS`,
  )
}

/**
 * The bulk form of `addSite`: inserts unknown sites, each with the source of its start address. A known site stays as
 * it is, also where the file has another start address: it would be visited twice.
 */
export async function mergeStagedSites(client: ClientBase, now: Date): Promise<number> {
  await client.query(
    `DELETE FROM staged_site coming USING company, site
     WHERE company.vat = coming.vat AND site.company_no = company.company_no AND site.host = coming.host`,
  )
  const { rowCount } = await client.query(
    `INSERT INTO site (company_no, host, known_by, known_by_quote, status)
     SELECT company.company_no, coming.host, 'import', coming.quote,
       CASE WHEN EXISTS (SELECT FROM opt_out WHERE opt_out.host = ANY(coming.hosts)) THEN 'opted_out' ELSE 'active' END
     FROM staged_site coming JOIN company ON company.vat = coming.vat ON CONFLICT (company_no, host) DO NOTHING`,
  )
  if (rowCount === 0) return 0
  await client.query(
    `INSERT INTO source (kind, url)
     SELECT DISTINCT kind, url FROM staged_site coming WHERE NOT EXISTS (SELECT FROM source WHERE source.url = coming.url)
     ORDER BY url ON CONFLICT (url) DO NOTHING`,
  )
  await client.query(
    `WITH added AS (
       SELECT site.site_no, source.source_no, site.status
       FROM staged_site coming JOIN company ON company.vat = coming.vat
       JOIN site ON site.company_no = company.company_no AND site.host = coming.host
       JOIN source ON source.url = coming.url
     ), linked AS (
       INSERT INTO site_source (site_no, source_no) SELECT site_no, source_no FROM added ON CONFLICT DO NOTHING
     )
     INSERT INTO source_schedule (source_no, due_at)
     SELECT DISTINCT source_no, $1::timestamptz + make_interval(secs => ${secondsUntilDailySlot}) FROM added
     WHERE status <> 'opted_out' ON CONFLICT DO NOTHING`,
    [now],
  )
  return rowCount ?? 0
}

const secondsUntilDailySlot = `mod(floor(${dailySlotSql('source_no')} * 86400) - floor(extract(epoch FROM $1::timestamptz)) % 86400 + 86400, 86400)`
