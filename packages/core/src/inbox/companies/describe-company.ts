import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { maxExported } from '@vedetta/contracts/inbox/position-export'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectOpen } from '../positions/position-detail.queries.ts'
import { openPosition } from '../positions/position-row.ts'
import { selectYears } from './accounts.queries.ts'
import { accountsOf } from './accounts-of.ts'
import { type CompanyDetailRow, selectCompanyDetail, selectTownsOfOpen } from './company-detail.queries.ts'
import { companyPlaces, maxPlaces } from './company-places.ts'
import { companyRow } from './company-row.ts'
import { readPace } from './hiring-pace.ts'
import { selectOpeningsByWeek } from './openings-over-time.queries.ts'
import { estimateReserveQuota } from './reserve-quota.ts'

export type DescribedCompany = Omit<CompanyDetail, 'newPositions'> & { readonly companyNo: number }

const maxPositions = 10
const weeks = 26

/** A company as its page shows it, without the positions that are new to the user. */
export async function describeCompany(
  db: Db,
  { userId, seat: { licenceNo } }: SeatedViewer,
  companyId: string,
  now: Date,
): Promise<DescribedCompany> {
  const row = await selectCompanyDetail(db, userId, companyId)
  if (!row) throw new AppError('unknown_company')
  const { company_no: companyNo, municipality: office, employees, sector, isWatched } = row
  const { newPositions: _, ...shown } = companyRow(row, 0)
  const [years, bought, open, openings, towns, pace] = await Promise.all([
    selectYears(db, companyNo),
    boughtThisYear(db, { licenceNo, kind: 'accounts' }, [row.company_id], now),
    selectOpen(db, { companyNo }, maxExported),
    selectOpeningsByWeek(db, { companyNo, weeks }, now),
    selectTownsOfOpen(db, { companyNo, office }, maxPlaces),
    readPace(db, { companyNo, employees, isWatched, sector, province: shown.province }, now),
  ])
  return {
    ...shown,
    companyNo,
    atecoTitle: row.atecoTitle,
    rea: row.rea,
    chamber: row.chamber,
    shareCapital: row.shareCapital,
    turnoverYear: row.turnoverYear,
    address: row.address,
    site: siteOf(row),
    agency: row.agency_reason && { reason: row.agency_reason, quote: row.agencyQuote },
    reserveQuota: estimateReserveQuota(employees),
    saved: row.saved,
    accounts: accountsOf(years, bought.size > 0),
    positions: open.slice(0, maxPositions).map(openPosition),
    openPositionIDs: open.map(({ position_id }) => position_id),
    openings,
    places: companyPlaces(office, towns),
    pace,
  }
}

function siteOf({ host, knownBy, knownByQuote, lastRead }: CompanyDetailRow): CompanyDetail['site'] {
  return host === null ? null : { host, knownBy, quote: knownByQuote, lastRead: lastRead?.toISOString() ?? null }
}
