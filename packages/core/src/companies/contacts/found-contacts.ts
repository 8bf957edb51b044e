import { departments } from '@vedetta/contracts/facts/departments'
import { isCertified, isOfSite } from '@vedetta/crawler/company/email-addresses'
import { isOffice } from '@vedetta/crawler/company/office-mailbox'
import type { Quote } from '@vedetta/crawler/evidence'
import type { FoundContact, SiteFindings } from '@vedetta/crawler/finding'
import { contactOwnerIn } from '../../privacy/masking/contact-owner.ts'
import type { Firm } from '../../privacy/masking/firm.ts'

export type Department = keyof typeof departments

export type ContactFindings = Pick<SiteFindings, 'emails' | 'phones' | 'people'> & {
  /** The adverts of the visit: what is a person's there is nobody's general contact. */
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
 * general, whatever name is beside it. What is a person's by the words of any of its places is not general, and without a name it is
 * nothing. An address at another domain counts only where the page's own words contain it.
 */
export function foundContacts({ emails, phones, people, positions = [] }: ContactFindings, firm: Firm): SeenContact[] {
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
    .map((contact) => ({ ...contact, value: contact.value.toLowerCase() }))
    .filter(({ value, quote }) => !personal.has(value) && isGiven(value, quote))
    .filter((contact) => isCompanysContact(contact, adverts, firm))
    .slice(0, maxMailboxes)
  const numbers = phones
    .filter((contact) => contact.quote.url.length <= maxUrlLength && isCompanysContact(contact, adverts, firm))
    .slice(0, maxPhones)
  return [
    ...personal.values(),
    ...mailboxes.map(
      ({ value, quote }) => ({ kind: 'general', email: value, phone: null, sourceUrl: quote.url }) as const,
    ),
    ...numbers.map(
      ({ value, quote }) => ({ kind: 'general', email: null, phone: value, sourceUrl: quote.url }) as const,
    ),
  ]
}

/**
 * Whether a contact is the company's: no place of the site, and no advert, has it as a person's. A mobile of which the
 * words say nothing is the company's in the places where companies give what is their own.
 */
export function isCompanysContact(
  { value, mentions }: Pick<FoundContact, 'value' | 'mentions'>,
  adverts: readonly string[],
  firm: Firm,
): boolean {
  const said = mentions.map(({ text, isCompanys }) => {
    // A form that the rules of the mask do not read is judged by itself.
    const owner = contactOwnerIn(text, value, firm) ?? contactOwnerIn(value, value, firm)
    return owner === 'unsaid' && isCompanys ? 'company' : owner
  })
  if (said.includes('person') || adverts.some((text) => contactOwnerIn(text, value, firm) === 'person')) return false
  return said.includes('company')
}

function isGiven(email: string, { text, url }: Quote): boolean {
  // Certified mail is for what has to be proved: nobody is offered it to write to.
  if (email === '' || url.length > maxUrlLength || isCertified(email)) return false
  return isOfSite(email, url) || text.toLowerCase().includes(email)
}

const isDepartment = (name: string): name is Department => Object.hasOwn(departments, name)
