import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { countOpenedSince, type Scope, selectPaces } from './hiring-pace.queries.ts'

// The 90 days are part of the contract.
const paceMs = 90 * dayMs

/** Positions first seen after this moment count. */
export const paceSince = (now: Date): Date => new Date(now.getTime() - paceMs)

type Hiring = {
  companyNo: number
  employees: number | null
  isWatched: boolean
  sector: string
  province: string | null
}

/** Null for a company that we do not watch or whose size is unknown: the comparison leaves such companies out. */
export async function readPace(
  db: Db,
  { companyNo, employees, isWatched, sector, province }: Hiring,
  now: Date,
): Promise<CompanyDetail['pace']> {
  const [opened, paces] = await Promise.all([
    countOpenedSince(db, companyNo, { since: paceSince(now), now }),
    selectPaces(db, { sector, province }),
  ])
  const paceOf = (scope: Scope) => {
    const row = paces.find((found) => found.scope === scope)
    return row ? { companies: row.companies, perHundred: perHundred(row.positions, row.employees) } : null
  }
  return {
    own: isWatched && employees ? perHundred(opened, employees) : null,
    sector: paceOf('sector'),
    province: paceOf('province'),
  }
}

const perHundred = (positions: number, employees: number) => (positions * 100) / employees
