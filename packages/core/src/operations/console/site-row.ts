import type { OperatorSite } from '@vedetta/contracts/operator/sites'
import type { SiteRow } from './sites.queries.ts'

export function siteRow(row: SiteRow): OperatorSite {
  const isVisited = row.state !== 'opted_out' && row.state !== 'paused'
  return {
    siteNo: row.siteNo,
    host: row.host,
    company: { companyID: row.companyID, name: row.companyName, vat: row.vat },
    state: row.state,
    status: row.status,
    lastVisit: row.visitedAt && { at: row.visitedAt.toISOString(), outcome: row.outcome },
    nextVisit: isVisited ? (row.nextVisit?.toISOString() ?? null) : null,
    openPositions: row.openPositions,
  }
}
