import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { scriptsOf } from '../extract/scripts.ts'
import type { FoundContact } from '../finding.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { quoteAround } from '../normalise/quoting.ts'
import type { HtmlPage } from '../page.ts'

const by = 'contacts'
const maxScript = 100_000
const telephone = /"telephone"\s*:\s*"([^"]{5,40})"/g
const email = /"email"\s*:\s*"(?:mailto:)?([^"\s@]{1,64}@[^"\s@]{3,80})"/g

/** Contacts that an organisation states in schema.org data; adverts and people in it are skipped. */
export function organisationContacts(page: HtmlPage): { emails: FoundContact[]; phones: FoundContact[] } {
  const emails: FoundContact[] = []
  const phones: FoundContact[] = []
  for (const json of scriptsOf(page, ({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))) {
    if (
      json.length > maxScript ||
      /"(?:JobPosting|Person)"/.test(json) ||
      !/Organization|LocalBusiness|Corporation|Store|Hotel|Restaurant|ContactPoint/.test(json)
    )
      continue
    for (const match of allMatches(email, json)) {
      emails.push({ value: (match[1] ?? '').toLowerCase(), ...statedAt(json, match, page.url) })
    }
    for (const match of allMatches(telephone, json)) {
      const number = parsePhoneNumberFromString(match[1] ?? '', 'IT')
      if (number?.isPossible()) phones.push({ value: number.number, ...statedAt(json, match, page.url) })
    }
  }
  return { emails, phones }
}

/** The words of the innermost object that gives it, so that a point of contact says whom it names. */
function statedAt(json: string, { 0: text, index }: RegExpExecArray, url: string): Omit<FoundContact, 'value'> {
  const from = Math.max(json.lastIndexOf('{', index), json.lastIndexOf('}', index)) + 1
  const end = json.slice(index + text.length).search(/[{}]/)
  const to = end < 0 ? json.length : index + text.length + end
  const quote = quoteAround(json.slice(from, to), index - from, index - from + text.length, url)
  return { quote: { text, url }, by, mentions: [{ text: quote.text, isCompanys: true }] }
}
