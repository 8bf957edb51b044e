import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { scriptsOf } from '../extract/scripts.ts'
import type { FoundContact } from '../finding.ts'
import { allMatches } from '../normalise/all-matches.ts'
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
      emails.push({ value: (match[1] ?? '').toLowerCase(), quote: { text: match[0], url: page.url }, by })
    }
    for (const match of allMatches(telephone, json)) {
      const number = parsePhoneNumberFromString(match[1] ?? '', 'IT')
      if (number?.isPossible()) phones.push({ value: number.number, quote: { text: match[0], url: page.url }, by })
    }
  }
  return { emails, phones }
}
