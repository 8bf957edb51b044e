import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { FoundContact } from '../finding.ts'
import { allMatches } from '../normalise/all-matches.ts'
import type { HtmlPage } from '../page.ts'

const BY = 'contacts'
const SCRIPT = /<script[^>]{0,300}ld\+json[^>]{0,300}>([\s\S]{0,100000}?)<\/script/gi
const TELEPHONE = /"telephone"\s*:\s*"([^"]{5,40})"/g
const EMAIL = /"email"\s*:\s*"(?:mailto:)?([^"\s@]{1,64}@[^"\s@]{3,80})"/g

/** What the page's organisation states of itself in schema.org data; adverts and people in it are passed over. */
export function organisationContacts(page: HtmlPage): { emails: FoundContact[]; phones: FoundContact[] } {
  const emails: FoundContact[] = []
  const phones: FoundContact[] = []
  if (!page.html.includes('ld+json')) return { emails, phones }
  for (const [, json = ''] of allMatches(SCRIPT, page.html.slice(0, 2_000_000))) {
    if (
      /"(?:JobPosting|Person)"/.test(json) ||
      !/Organization|LocalBusiness|Corporation|Store|Hotel|Restaurant|ContactPoint/.test(json)
    )
      continue
    for (const match of allMatches(EMAIL, json)) {
      emails.push({ value: (match[1] ?? '').toLowerCase(), quote: { text: match[0], url: page.url }, by: BY })
    }
    for (const match of allMatches(TELEPHONE, json)) {
      const number = parsePhoneNumberFromString(match[1] ?? '', 'IT')
      if (number?.isPossible()) phones.push({ value: number.number, quote: { text: match[0], url: page.url }, by: BY })
    }
  }
  return { emails, phones }
}
