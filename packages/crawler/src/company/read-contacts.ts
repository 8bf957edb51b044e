import { decodePercent } from '../decode-percent.ts'
import type { FoundContact } from '../finding.ts'
import { anywhere } from '../lexicon/compile-terms.ts'
import { otherNumberLabel } from '../lexicon/contact-numbers.ts'
import { datesIn } from '../normalise/dates.ts'
import { quoteAround } from '../normalise/quoting.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import type { HtmlPage, Page } from '../page.ts'
import { type CompanyLine, companyLines } from './company-lines.ts'
import { mentionAt, mergeMentions } from './contact-mentions.ts'
import { isAboutApplying, isForApplications, isGeneral } from './email-addresses.ts'
import { organisationContacts } from './organisation-data.ts'
import { e164, numbersIn } from './phone-numbers.ts'

const by = 'contacts'
const maxContacts = 20
/** What looks like a number is parsed, which is slow: of a page, far more than are kept. */
const maxParsed = 500

/** The contacts that may be the company's general ones: not those for applications. Whose a number or an address is, the words of its mentions say. */
export function readContacts(page: Page): { emails: FoundContact[]; phones: FoundContact[] } {
  if (page.kind !== 'html') return { emails: [], phones: [] }
  const lines = companyLines(page)
  const stated = organisationContacts(page)
  return {
    emails: emailsOf(page, lines, stated.emails),
    phones: phonesOf(page, lines, stated.phones),
  }
}

function emailsOf(page: HtmlPage, lines: readonly CompanyLine[], stated: readonly FoundContact[]): FoundContact[] {
  const found = new Map<string, { contact: FoundContact; isApplied: boolean; isPlain: boolean }>()
  lines.forEach((line, at) => {
    for (const { address, index } of line.addresses) {
      const before = lines[at - 1]?.text ?? ''
      const isApplied = !line.isFooter && (isForApplications(address, line.text, before) || isForCvs(line, address))
      const known = found.get(address)
      const endsAt = index + address.length
      const quote = quoteAround(line.text || address, index, endsAt, page.url)
      const isWritten = line.text.slice(index, endsAt).toLowerCase() === address
      const mention = mentionAt(page, at, { value: address, startsAt: index, endsAt: isWritten ? endsAt : index })
      const contact = known?.contact ?? { value: address, quote, by, mentions: [] }
      found.set(address, {
        contact:
          contact.mentions.length < maxContacts ? { ...contact, mentions: [...contact.mentions, mention] } : contact,
        isApplied: isApplied || (known?.isApplied ?? false),
        isPlain: !isApplied || (known?.isPlain ?? false),
      })
    }
  })
  // An address that also occurs elsewhere, as in the footer, is general even if CVs may go there.
  const general = [...found.values()]
    .filter(({ contact, isApplied, isPlain }) => isGeneral(contact.value, page.url) && (!isApplied || isPlain))
    .map(({ contact }) => contact)
  return mergeContacts([...general, ...stated.filter(({ value }) => isGeneral(value, page.url))]).slice(0, maxContacts)
}

/** `mailto:…?subject=Candidatura`: the link itself says what to send. */
function isForCvs({ hrefs }: CompanyLine, address: string): boolean {
  const subjects = hrefs
    .slice(0, maxContacts)
    .filter((href) => href.toLowerCase().includes(address))
    .map((href) => /[?&]subject=([^&]*)/i.exec(href)?.[1])
  return subjects.some((subject) => subject !== undefined && isAboutApplying(decodePercent(subject)))
}

const faxLabel = /(?:\b(?:fax|telefax)\b\.?|(?:^|[\s|-])f\.?)[:\s]*(?:\+?39)?[\s(]*$/
const phoneAndFax = /\btel\w*\.?\s?(?:e|ed|\/|&|\+|-)\s?(?:fax|telefax)\b[^0-9]*$/

const isFax = (before: string) => faxLabel.test(before) && !phoneAndFax.test(before)

const otherNumber = anywhere(otherNumberLabel)
const personal = /\b(?:chiedere di|referente|rif\.|sig\.|sig\.ra|dott\.|dott\.ssa)\b/
const applying = /\b(?:whatsapp|wa\.me|candidat\w+|cv\b|curricul\w+|selezion\w+|colloqui\w*)\b/

function phonesOf(page: HtmlPage, lines: readonly CompanyLine[], stated: readonly FoundContact[]): FoundContact[] {
  const found: FoundContact[] = []
  const fax = new Set<string>()
  let parsed = 0
  const parse = (text: string) => (parsed++ < maxParsed ? e164(text) : null)
  for (const [at, line] of lines.entries()) {
    const numbers = numbersIn(line.text, parse)
    const links = line.hrefs.filter((href) => /^tel:/i.test(href))
    if (numbers.length === 0 && links.length === 0) continue
    const folded = sameLengthFold(line.text)
    const dates = datesIn(line.text.slice(0, 4_000))
    for (const { number, startsAt, endsAt } of numbers) {
      const before = folded.slice(Math.max(0, startsAt - 40), startsAt)
      if (dates.some(({ index, end }) => startsAt < end && index < endsAt)) continue
      if (isFax(before)) fax.add(number)
      else if (!otherNumber.test(before) && !isApplicationPhone(line, folded, before)) {
        const quote = quoteAround(line.text, startsAt, endsAt, page.url)
        found.push({ value: number, quote, by, mentions: [mentionAt(page, at, { value: number, startsAt, endsAt })] })
      }
    }
    for (const href of links) {
      const number = parse(decodePercent(href.slice(4)))
      if (number && !isFax(`${folded.slice(0, 40)} `) && !isApplicationPhone(line, folded, '')) {
        const quote = quoteAround(line.text || href, 0, 0, page.url)
        const mention = mentionAt(page, at, { value: number, startsAt: 0, endsAt: 0 })
        found.push({ value: number, quote, by, mentions: [mention] })
      }
    }
  }
  return mergeContacts([...found, ...stated].filter(({ value }) => !fax.has(value))).slice(0, maxContacts)
}

/** "Mandaci il curriculum su WhatsApp: 347…": the number for candidates. */
function isApplicationPhone(line: CompanyLine, folded: string, before: string): boolean {
  if (line.isFooter) return false
  return personal.test(folded) ? !/\b(?:tel|telefono|centralino|info)\b/.test(before) : applying.test(before)
}

/** Each once, with all that mentions it. */
export function mergeContacts(contacts: readonly FoundContact[]): FoundContact[] {
  return [...Map.groupBy(contacts, ({ value }) => value.toLowerCase()).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, mentions: mergeMentions(same.flatMap(({ mentions }) => mentions)) }] : []
  })
}
