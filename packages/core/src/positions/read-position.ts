import type { PositionDetail } from '@vedetta/contracts/position-detail'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../viewer.ts'
import { type DetailRow, selectDetail, selectOpen, selectSources } from './position-detail.queries.ts'
import { openPosition, placesOf, positionRow } from './position-row.ts'
import { readEvidence } from './read-evidence.ts'

const maxOthers = 10

/** The detail of a position, open or closed. */
export async function readPosition(db: Db, { userId }: Viewer, positionId: string): Promise<PositionDetail> {
  const row = await selectDetail(db, userId, positionId)
  if (!row) throw new AppError('unknown_position')
  const { companyNo, positionNo } = row
  const [sources, others] = await Promise.all([
    selectSources(db, positionNo),
    selectOpen(db, { companyNo, except: positionNo }, maxOthers),
  ])
  return {
    ...positionRow(row, row.status),
    description: row.description,
    pay: row.payPeriod && { from: row.payFrom, to: row.payTo, period: row.payPeriod },
    noAgencies: row.noAgencies,
    saved: row.saved,
    closedAt: row.closedAt?.toISOString() ?? null,
    lastVerified: row.lastVerified?.toISOString() ?? null,
    sources: sources.map(({ url, kind, firstSeen, lastSeen }) => ({
      url,
      kind,
      firstSeen: firstSeen.toISOString(),
      lastSeen: lastSeen?.toISOString() ?? null,
    })),
    evidence: readEvidence(row.quotes, row.firstUrl),
    employer: employerOf(row),
    others: others.map(openPosition),
  }
}

function employerOf(row: DetailRow): PositionDetail['employer'] {
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
