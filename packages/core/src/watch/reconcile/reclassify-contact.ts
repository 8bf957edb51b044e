import { companyLines } from '@vedetta/crawler/company/company-lines'
import { isCertified } from '@vedetta/crawler/company/email-addresses'
import { readContacts } from '@vedetta/crawler/company/read-contacts'
import type { HtmlPage } from '@vedetta/crawler/page'
import { readPage } from '@vedetta/crawler/page/read-page'
import { isCompanysContact } from '../../companies/contacts/found-contacts.ts'
import { writtenAddressesIn } from '../../privacy/masking/contact-addresses.ts'
import { contactOwnerIn } from '../../privacy/masking/contact-owner.ts'
import type { Firm } from '../../privacy/masking/firm.ts'
import type { PageStore } from '../pages/page-store.ts'
import type { StoredContact } from './mask-stored.queries.ts'

/**
 * Whether a stored contact would still be stored, by the page that it was read from: rows keep no words. Without the page,
 * a general contact stays that is nobody's by itself. An address that its page hides from robots, and one of certified mail, goes, whoever's it is.
 */
export async function isStillContact(
  { kind, email, phone, page, sourceUrl }: StoredContact,
  pageStore: PageStore,
  firm: Firm,
): Promise<boolean> {
  const value = email ?? phone ?? ''
  if (isCertified(value.toLowerCase())) return false
  const body = page === null ? null : await pageStore.get(page.hash)
  const read =
    page === null || body === null
      ? null
      : await readPage({ kind: 'fetched', url: sourceUrl, ...page, body }, { isRendered: false })
  const html = read?.kind === 'html' ? read : null
  if (html !== null && isHiddenFromRobots(html, value)) return false
  if (kind === 'personal') return true
  const { emails, phones } = html === null ? { emails: [], phones: [] } : readContacts(html)
  const given = [...emails, ...phones].find((contact) => contact.value.toLowerCase() === value.toLowerCase())
  return given ? isCompanysContact(given, [], firm) : contactOwnerIn(value, value, firm) === 'company'
}

function isHiddenFromRobots(page: HtmlPage, value: string): boolean {
  const address = value.toLowerCase()
  const lines = companyLines(page)
  if (!address.includes('@') || lines.some(({ addresses }) => addresses.some((one) => one.address === address)))
    return false
  return lines.some(({ text }) => writtenAddressesIn(text.slice(0, 4_000)).some((one) => one.address === address))
}
