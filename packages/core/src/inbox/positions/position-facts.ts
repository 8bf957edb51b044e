import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { FactRow, SourceRow } from './position-detail.queries.ts'
import { placesOf, positionRow } from './position-row.ts'

type PositionFacts = Omit<PositionDetail, 'description' | 'descriptionMasks' | 'evidence' | 'others' | 'told'>

/** What is known of a position and its company, without the texts of its pages. */
export function positionFacts(row: FactRow, sources: readonly SourceRow[]): PositionFacts {
  return {
    ...positionRow(row, { status: row.status, discarded: row.discardedAt !== null }),
    noAgencies: row.noAgencies,
    markedAt: row.markedAt?.toISOString() ?? null,
    discardedAt: row.discardedAt?.toISOString() ?? null,
    discardReason: row.discardReason,
    saved: row.saved,
    closedAt: row.closedAt?.toISOString() ?? null,
    lastVerified: row.lastVerified?.toISOString() ?? null,
    sources: sources.map(({ url, kind, firstSeen, lastSeen }) => ({
      url,
      kind,
      firstSeen: firstSeen.toISOString(),
      lastSeen: lastSeen?.toISOString() ?? null,
    })),
    employer: employerOf(row),
  }
}

function employerOf(row: FactRow): PositionDetail['employer'] {
  const [place] = row.seat === null ? [] : placesOf({ municipalities: [row.seat], provinces: [], regions: [] })
  return {
    companyID: row.company_id,
    name: row.company_name,
    vat: row.vat,
    legalForm: row.legalForm,
    ateco: row.ateco === null ? null : { code: row.ateco, title: row.atecoTitle },
    employees: row.company_employees,
    turnover: row.company_turnover,
    turnoverYear: row.turnoverYear,
    foundationYear: row.foundationYear,
    address: row.address,
    place: place ?? null,
    site: row.site,
    isAgency: row.isAgency,
    agencyReason: row.agencyReason,
    openPositions: row.openPositions,
  }
}
