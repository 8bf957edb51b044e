import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { lockCompanies, setAgencies } from './agencies.queries.ts'
import { type AgencyFacts, agencyReason } from './agency-rule.ts'

export type Suspect = Pick<AgencyFacts, 'adverts'> & { vat: string }

/**
 * Reclassifies companies as agencies or not, by everything known of them now. Where adverts were not counted, an
 * earlier classification by adverts stays. Returns how many changed.
 */
export async function judgeAgencies(tx: Transaction<DB>, suspects: readonly Suspect[]): Promise<number> {
  const adverts = new Map(suspects.map((suspect) => [suspect.vat, suspect.adverts]))
  const companies = await lockCompanies(tx, [...adverts.keys()])
  const changed = companies.flatMap((company) => {
    const read = adverts.get(company.vat) ?? null
    const reason = agencyReason({ ...company, adverts: read })
    if (reason === null && read === null && company.code === 'adverts') return []
    const { code, quote } = reason ?? { code: null, quote: null }
    return code === company.code && quote === company.quote ? [] : [{ companyNo: company.companyNo, code, quote }]
  })
  if (changed.length > 0) await setAgencies(tx, changed)
  return changed.length
}
