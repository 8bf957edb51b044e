import type { OperatorSite, SiteState } from '@vedetta/contracts/operator/sites'
import type { VisitOutcomeName } from '@vedetta/contracts/watch/watch-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { likeLiteral } from '../../platform/db/like-literal.ts'

export type SiteRow = {
  siteNo: number
  host: string
  companyNo: number
  companyID: string
  companyName: string
  vat: string | null
  state: SiteState
  status: OperatorSite['status']
  visitedAt: Date | null
  outcome: VisitOutcomeName | null
  nextVisit: Date | null
  openPositions: number
}

const isPaused = sql`EXISTS (SELECT FROM site_pause p WHERE p.site_no = s.site_no)`

const inState: Readonly<Record<SiteState, RawBuilder<unknown>>> = {
  opted_out: sql`s.status = 'opted_out'`,
  paused: sql`s.status <> 'opted_out' AND ${isPaused}`,
  held: sql`s.status = 'held' AND NOT ${isPaused}`,
  watched: sql`s.status NOT IN ('opted_out', 'held') AND NOT ${isPaused}`,
}

export type SiteFilter = {
  state: SiteState | undefined
  /** A part of the host, and companies found otherwise; without either, all sites. */
  query: { host: string; companyNos: readonly number[] } | null
  after: number
  limit: number
}

/** The numbers of the sites of a page; each branch stops at the limit, whichever index it walks. */
export async function selectSiteNos(db: Db, { state, query, after, limit }: SiteFilter): Promise<number[]> {
  const wanted = state === undefined ? sql`true` : inState[state]
  const from = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
    SELECT s.site_no FROM ${table} WHERE s.site_no > ${after} AND ${condition} AND ${wanted}
    ORDER BY s.site_no LIMIT ${limit})`
  const site = sql`site s`
  const branches = query
    ? [
        from(site, sql`s.host LIKE ${`%${likeLiteral(query.host)}%`}`),
        from(site, sql`s.company_no = ANY(${query.companyNos}::int[])`),
      ]
    : branchesOf(state, from, site)
  const { rows } = await sql<{ siteNo: number }>`
    SELECT site_no AS "siteNo" FROM (${sql.join(branches, sql` UNION `)}) found
    ORDER BY site_no LIMIT ${limit}`.execute(db)
  return rows.map(({ siteNo }) => siteNo)
}

/** The few that are paused or held are found from the tables that say so, without a walk through all sites. */
function branchesOf(
  state: SiteState | undefined,
  from: (table: RawBuilder<unknown>, condition: RawBuilder<unknown>) => RawBuilder<unknown>,
  site: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (state === 'paused') return [from(sql`site_pause q JOIN site s USING (site_no)`, sql`true`)]
  if (state !== 'held') return [from(site, sql`true`)]
  const ofHolds = sql`s.site_no IN (SELECT site_no FROM source_hold JOIN site_source USING (source_no))`
  return [from(site, ofHolds), from(site, sql`s.contradicting_vat IS NOT NULL`)]
}

export async function selectSites(db: Db, siteNos: readonly number[]): Promise<SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    SELECT s.site_no AS "siteNo", s.host, s.status, s.company_no AS "companyNo", c.company_id AS "companyID",
      c.name AS "companyName", c.vat, last.at AS "visitedAt", v.outcome, plan.next AS "nextVisit",
      CASE WHEN s.status = 'opted_out' THEN 'opted_out' WHEN ${isPaused} THEN 'paused'
        WHEN s.status = 'held' THEN 'held' ELSE 'watched' END AS state,
      (
        SELECT count(DISTINCT o.position_no) FROM site_source l
        JOIN position_presence shown USING (source_no) JOIN position o USING (position_no)
        WHERE l.site_no = s.site_no AND o.company_no = s.company_no AND o.closed_at IS NULL
      ) AS "openPositions"
    FROM site s JOIN company c USING (company_no)
    LEFT JOIN LATERAL (
      SELECT k.source_no, k.last_visit AS at FROM site_source l JOIN source_schedule k USING (source_no)
      WHERE l.site_no = s.site_no AND k.last_visit IS NOT NULL ORDER BY k.last_visit DESC LIMIT 1
    ) last ON true
    LEFT JOIN visit v ON v.source_no = last.source_no AND v.at = last.at
    CROSS JOIN LATERAL (
      SELECT min(k.due_at) FILTER (WHERE k.paused_at IS NULL) AS next
      FROM site_source l JOIN source_schedule k USING (source_no) WHERE l.site_no = s.site_no
    ) plan
    WHERE s.site_no = ANY(${siteNos}::int[]) ORDER BY s.site_no`.execute(db)
  return rows
}

export async function selectCompanyByVat(db: Db, vat: string): Promise<number[]> {
  const rows = await db.selectFrom('company').select('company_no').where('vat', '=', vat).execute()
  return rows.map(({ company_no }) => company_no)
}
