import type { PositionDetail } from '@vedetta/contracts/position-detail'
import { AppError } from '../app-error.ts'
import { selectShownIds } from '../contacts/contacts.queries.ts'
import type { Db } from '../db/client.ts'
import { masksIn } from '../masking/mask.ts'
import { shownText } from '../masking/shown-text.ts'
import type { Viewer } from '../viewer.ts'
import { type DetailRow, selectDetail, selectOpen, selectSources } from './position-detail.queries.ts'
import { openPosition, placesOf, positionRow } from './position-row.ts'
import { quotedTexts, readEvidence } from './read-evidence.ts'

const maxOthers = 10

/** The detail of a position, open or closed. */
export async function readPosition(db: Db, { userId, language }: Viewer, positionId: string): Promise<PositionDetail> {
  const row = await selectDetail(db, userId, positionId)
  if (!row) throw new AppError('unknown_position')
  const { companyNo, positionNo } = row
  const linked = [row.description, ...quotedTexts(row.quotes)]
    .flatMap(masksIn)
    .flatMap(({ contactNo }) => contactNo ?? [])
  const [sources, contactIds, others] = await Promise.all([
    selectSources(db, positionNo),
    selectShownIds(db, companyNo, linked),
    selectOpen(db, { companyNo, except: positionNo }, maxOthers),
  ])
  const shown = (text: string) => shownText(text, language, contactIds)
  const description = shown(row.description)
  return {
    ...positionRow(row, row.status),
    description: description.text,
    descriptionMasks: description.masks,
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
    evidence: readEvidence(row.quotes, row.firstUrl, shown),
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
