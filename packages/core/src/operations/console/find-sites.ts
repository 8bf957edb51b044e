import type { findSites as findSitesCall } from '@vedetta/contracts/operator/sites'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findCompanyNos } from '../../search/engine/find-company-nos.ts'
import { numberCursor, pageOf, readCursor, rowsToSelect } from './cursor.ts'
import { siteRow } from './site-row.ts'
import { selectCompanyByVat, selectSiteNos, selectSites } from './sites.queries.ts'

/** More companies of one name than this are found by another word of it. */
const maxCompanies = 200

type SitesContext = Pick<ContextWithSearch, 'db' | 'search'>

/** A page of sites in the order of their numbers. */
export async function findSites(
  { db, search }: SitesContext,
  { query, state, cursor }: z.output<typeof findSitesCall.input>,
): Promise<z.input<typeof findSitesCall.output>> {
  const [after] = readCursor(cursor, numberCursor) ?? [0]
  const companyNos = query === undefined ? [] : await companiesOf({ db, search }, query)
  const asked = query === undefined ? null : { host: hostPart(query), companyNos: companyNos ?? [] }
  const siteNos = await selectSiteNos(db, { state, query: asked, after, limit: rowsToSelect })
  const { rows, next } = pageOf(siteNos, (siteNo) => [siteNo])
  const sites = rows.length === 0 ? [] : await selectSites(db, rows)
  return { sites: sites.map(siteRow), next, searchedNames: companyNos !== null }
}

const hostPart = (query: string) =>
  query
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

/** Null while the search engine does not answer: sites are then found by their hosts alone. */
async function companiesOf({ db, search }: SitesContext, query: string): Promise<number[] | null> {
  const vat = /^(?:it)?\s*(\d{11})$/i.exec(query)?.[1]
  if (vat !== undefined) return selectCompanyByVat(db, vat)
  // A host or an address, which no company is called.
  if (/^\S+\.\S+$/.test(query)) return []
  try {
    return await findCompanyNos(search, query, maxCompanies)
  } catch (error) {
    if (error instanceof AppError && error.code === 'search_unavailable') return null
    throw error
  }
}
