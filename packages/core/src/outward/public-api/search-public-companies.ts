import type { searchPublicCompanies as operation, PublicCompanyRow } from '@vedetta/contracts/public-api/company'
import { searchDepth } from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { z } from 'zod'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import { companyRow } from '../../inbox/companies/company-row.ts'
import { checkPlaces } from '../../inbox/positions/check-places.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findCompanies } from '../../search/engine/find-companies.ts'
import { makeCursor, readCursor } from './cursor.ts'

/** The last company of the page before, and how many came up to it. */
const place = z.object({ after: z.array(z.number()), seen: z.number().int() })

type Search = Omit<z.output<NonNullable<(typeof operation)['body']>>, 'fields'>

/** A page of companies after the place of its cursor, however many have changed their place since. */
export async function searchPublicCompanies(
  { db, search, gate, limits, secrets }: Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits' | 'secrets'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { sort, limit, cursor, ...criteria }: Search,
  signal?: AbortSignal,
): Promise<{ companies: PublicCompanyRow[]; total: number; next: string | null }> {
  const request = ['companies', userId, criteria, sort]
  const { after, seen } = cursor ? readCursor(secrets, request, cursor, place) : { after: null, seen: 0 }
  checkPlaces(criteria.company, criteria.notCompany)
  await limits.consume('searchesOfPerson', userId)
  const { hideAgencies } = await readSettings(db, userId)
  const size = Math.min(limit, searchDepth - seen)
  const find = () => findCompanies(search, { criteria, hideAgencies }, { size, sort, after }, signal)
  const found = await gate({ userId, licenceNo }, searchWeight(criteria), find, signal)
  const last = found.companies.at(-1)
  const shown = seen + found.companies.length
  const hasMore = last !== undefined && found.companies.length === size && shown < Math.min(found.total, searchDepth)
  return {
    companies: found.companies.map(({ matches: _, order: __, new_positions, ...fields }) => {
      const { newPositions: ___, ...row } = companyRow(fields, new_positions)
      return row
    }),
    total: found.total,
    next: hasMore ? makeCursor(secrets, request, { after: last.order, seen: shown }) : null,
  }
}
