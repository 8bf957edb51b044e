import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

export type ClaimedSite = {
  siteNo: number
  sourceNo: number
  companyNo: number
  /** That of the company the site is attributed to. */
  vat: string
  knownBy: 'import' | 'vat_on_page' | 'pec_domain'
  contradictingVat: string | null
}

/** The sites that start there. A board states its operator's VAT number, which says nothing about the companies on it. */
export async function selectClaims(tx: Transaction<DB>, sourceNos: readonly number[]): Promise<ClaimedSite[]> {
  const { rows } = await sql<ClaimedSite>`
    SELECT site.site_no AS "siteNo", l.source_no AS "sourceNo", site.company_no AS "companyNo", c.vat, site.known_by AS "knownBy",
      site.contradicting_vat AS "contradictingVat"
    FROM source s JOIN site_source l USING (source_no) JOIN site USING (site_no) JOIN company c USING (company_no)
    WHERE s.source_no = ANY(${sourceNos}::int[]) AND s.kind = 'page' ORDER BY site.site_no FOR UPDATE OF site`.execute(
    tx,
  )
  return rows
}

type StatedVat = { siteNo: number; vat: string; quote: string }

/** Also releases a site that a contradiction held. */
export async function setConfirmed(tx: Transaction<DB>, sites: readonly StatedVat[]): Promise<void> {
  await sql`
    UPDATE site SET known_by = 'vat_on_page', known_by_quote = n.quote, contradicting_vat = NULL, contradicting_quote = NULL,
      status = CASE WHEN status = 'held' AND contradicting_vat IS NOT NULL THEN 'active' ELSE status END
    FROM unnest(${sites.map(({ siteNo }) => siteNo)}::int[], ${sites.map(({ quote }) => quote)}::text[]) AS n(site_no, quote)
    WHERE site.site_no = n.site_no`.execute(tx)
}

export async function setContradicted(tx: Transaction<DB>, sites: readonly StatedVat[]): Promise<void> {
  await sql`
    UPDATE site SET contradicting_vat = n.vat, contradicting_quote = n.quote,
      status = CASE WHEN status = 'opted_out' THEN status ELSE 'held' END
    FROM unnest(${sites.map(({ siteNo }) => siteNo)}::int[], ${sites.map(({ vat }) => vat)}::text[],
      ${sites.map(({ quote }) => quote)}::text[]) AS n(site_no, vat, quote)
    WHERE site.site_no = n.site_no`.execute(tx)
}
