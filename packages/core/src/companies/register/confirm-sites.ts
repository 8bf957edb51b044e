import type { Evidenced } from '@vedetta/crawler/evidence'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { maskPlainly } from '../../privacy/masking/mask.ts'
import { readPeopleOf } from '../../privacy/masking/people-of-companies.ts'
import { type ClaimedSite, selectClaims, setConfirmed, setContradicted } from './confirm-sites.queries.ts'

/** The VAT number that a visit of a source read; null where its pages state none. */
export type VatReading = { sourceNo: number; vat: Evidenced<string> | null }

export type Verdict = 'confirmed' | 'contradicted' | 'unchanged'

/**
 * Whether a VAT number on its pages changes the status of a company's site. Each contradiction is reported once: a site
 * that an operator has released stays as it is until its pages state another number.
 */
export function judgeSite(
  site: Omit<ClaimedSite, 'siteNo' | 'sourceNo' | 'companyNo'>,
  stated: string | null,
): Verdict {
  if (stated === null) return 'unchanged'
  if (stated === site.vat)
    return site.knownBy === 'vat_on_page' && site.contradictingVat === null ? 'unchanged' : 'confirmed'
  return stated === site.contradictingVat ? 'unchanged' : 'contradicted'
}

/** Confirms sites whose pages state their company's VAT number, and holds those that state another for an operator. */
export async function confirmSites(tx: Transaction<DB>, readings: readonly VatReading[]): Promise<void> {
  const stated = new Map(readings.flatMap(({ sourceNo, vat }) => (vat === null ? [] : [[sourceNo, vat] as const])))
  if (stated.size === 0) return
  const sites = await selectClaims(tx, [...stated.keys()])
  const peopleOf = await readPeopleOf(
    tx,
    sites.map(({ companyNo }) => companyNo),
    { withContacts: false },
  )
  const claims = sites.map((site) => {
    const vat = stated.get(site.sourceNo)
    return {
      siteNo: site.siteNo,
      vat: vat?.value ?? '',
      quote: maskPlainly(vat?.quote.text ?? '', peopleOf([site.companyNo])),
      verdict: judgeSite(site, vat?.value ?? null),
    }
  })
  const confirmed = claims.filter(({ verdict }) => verdict === 'confirmed')
  const contradicted = claims.filter(({ verdict }) => verdict === 'contradicted')
  if (confirmed.length > 0) await setConfirmed(tx, confirmed)
  if (contradicted.length > 0) await setContradicted(tx, contradicted)
}
