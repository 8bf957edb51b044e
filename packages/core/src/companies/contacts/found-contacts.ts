import { departments } from '@vedetta/contracts/facts/departments'
import { isOfSite } from '@vedetta/crawler/company/email-addresses'
import { isOffice } from '@vedetta/crawler/company/office-mailbox'
import type { Quote } from '@vedetta/crawler/evidence'
import type { SiteFindings } from '@vedetta/crawler/finding'
import { isHiddenContact } from '../../privacy/masking/hidden-contact.ts'

export type Department = keyof typeof departments

export type ContactFindings = Pick<SiteFindings, 'emails' | 'phones' | 'people'> & {
  /** The adverts of the visit: what is hidden there is nobody's general contact. */
  positions?: readonly { description: string }[]
}

/** A contact as one visit shows it; addresses are in lower case. */
export type SeenContact = { sourceUrl: string } & (
  | { kind: 'personal'; email: string; phone: null; fullName: string; title: string | null; department: string | null }
  | { kind: 'general'; email: string; phone: null }
  | { kind: 'general'; email: null; phone: string }
)

/** Per company: a page that lists more is a directory rather than a way to reach it. */
export const maxPeople = 50
/** No more are stored than are shown. */
export const maxGeneral = 10
const maxMailboxes = 5
const maxPhones = 5
const maxUrlLength = 2_000

/**
 * Turns a visit's findings into contacts. A person's address is personal wherever else it occurs; an office's is
 * general, whatever name is beside it. A number or address that the mask hides in a text of the visit is never general. An address at another domain counts only where the page's own words contain it.
 */
export function foundContacts({ emails, phones, people, positions = [] }: ContactFindings): SeenContact[] {
  const adverts = positions.map(({ description }) => description)
  const personal = new Map<string, SeenContact>()
  for (const { name, title, department, email: written, quote } of people) {
    const email = written?.toLowerCase() ?? ''
    if (isOffice(email) || !isGiven(email, quote) || personal.has(email) || personal.size >= maxPeople) continue
    personal.set(email, {
      kind: 'personal',
      email,
      phone: null,
      fullName: name,
      title,
      department: department !== null && isDepartment(department) ? department : null,
      sourceUrl: quote.url,
    })
  }
  const mailboxes = emails
    .map(({ value, quote }) => ({ email: value.toLowerCase(), quote }))
    .filter(({ email, quote }) => !personal.has(email) && isGiven(email, quote))
    .filter(({ email, quote }) => !isHiddenContact(email, [quote.text, ...adverts]))
    .slice(0, maxMailboxes)
  return [
    ...personal.values(),
    ...mailboxes.map(({ email, quote }) => ({ kind: 'general', email, phone: null, sourceUrl: quote.url }) as const),
    ...phones
      .filter(
        ({ value, quote }) => quote.url.length <= maxUrlLength && !isHiddenContact(value, [quote.text, ...adverts]),
      )
      .slice(0, maxPhones)
      .map(({ value, quote }) => ({ kind: 'general', email: null, phone: value, sourceUrl: quote.url }) as const),
  ]
}

function isGiven(email: string, { text, url }: Quote): boolean {
  if (email === '' || url.length > maxUrlLength) return false
  return isOfSite(email, url) || text.toLowerCase().includes(email)
}

const isDepartment = (name: string): name is Department => Object.hasOwn(departments, name)
