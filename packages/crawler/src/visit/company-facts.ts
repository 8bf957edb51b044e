import { companyLines } from '../company/company-lines.ts'
import { mergeContacts, readContacts } from '../company/read-contacts.ts'
import { readNews } from '../company/read-news.ts'
import { readPeople } from '../company/read-people.ts'
import { readVat } from '../company/read-vat.ts'
import { isSameSite } from '../fetch/same-site.ts'
import { urlKey } from '../find/clean-url.ts'
import type { FoundContact, FoundNews, SiteFindings } from '../finding.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { takeTurn } from '../turns.ts'
import { titleKey } from './sighting.ts'
import type { Visit } from './visit.ts'

type CompanyFacts = Pick<SiteFindings, 'emails' | 'phones' | 'people' | 'news' | 'vat'>

/** Contacts, people, news and VAT number, from the company's own pages. */
export async function companyFacts(visit: Visit, positions: readonly RawPosition[]): Promise<CompanyFacts> {
  const pages = visit.pages.filter(
    (page): page is HtmlPage =>
      page.kind === 'html' && isSameSite(page.url, visit.pages[0]?.url ?? visit.site.startUrl),
  )
  const read = []
  for (const page of pages) read.push(await factsOf(page, visit.site.visitedAt))
  const contacts = read.map((one) => one.contacts)
  const emails = contacts.flatMap((one) => one.emails)
  const news = read.flatMap((one) => one.news)
  await takeTurn()
  return {
    emails: mergeContacts(emails.filter((email) => !isOfAdverts(email, emails, positions))),
    phones: mergeContacts(contacts.flatMap((one) => one.phones)),
    people: unique(
      read.flatMap((one) => one.people),
      (person) => person.name.toLowerCase(),
    ),
    news: withoutAdverts(
      unique(news, (item) => item.title.toLowerCase()),
      positions,
    ),
    vat: read.find((one) => one.vat !== null)?.vat ?? null,
  }
}

async function factsOf(page: HtmlPage, visitedAt: Date) {
  await takeTurnWith(page)
  companyLines(page)
  await takeTurnWith(page)
  const contacts = readContacts(page)
  await takeTurnWith(page)
  const news = readNews(page, visitedAt)
  await takeTurnWith(page)
  return { contacts, news, people: readPeople(page), vat: readVat(page) }
}

const desk =
  /^(?:info|mail|email|posta|contatti|contact|office|hello|ciao|segreteria|amministrazione|direzione|ufficio|reception|booking|pec|welcome)/

/** An address that occurs only beside adverts is for applications. */
function isOfAdverts(
  { value }: FoundContact,
  all: readonly FoundContact[],
  positions: readonly RawPosition[],
): boolean {
  if (desk.test(value) || /pec/.test(value)) return false
  const pages = new Set(
    positions
      .filter((raw) => saysAddress(raw, value) || URL.parse(raw.title.url)?.pathname !== '/')
      .flatMap((raw) => [urlKey(raw.url), urlKey(raw.title.url)]),
  )
  return all.every((one) => one.value !== value || pages.has(urlKey(one.quote.url)))
}

function saysAddress(raw: RawPosition, address: string): boolean {
  return (
    raw.applyUrl?.toLowerCase().startsWith(`mailto:${address}`) === true ||
    raw.sections.some(({ lines }) => lines.some(({ text }) => text.toLowerCase().includes(address)))
  )
}

/** An advert published as a news post is a position, not news. */
function withoutAdverts(news: readonly FoundNews[], positions: readonly RawPosition[]): FoundNews[] {
  return news.filter((item) => {
    const hasOwnPage = news.filter((other) => urlKey(other.url) === urlKey(item.url)).length === 1
    const isAdvert = (raw: RawPosition) =>
      (hasOwnPage && urlKey(raw.url) === urlKey(item.url)) || titleKey(raw.title.text) === titleKey(item.title)
    return !positions.some(isAdvert)
  })
}

function unique<Value>(values: readonly Value[], key: (value: Value) => string): Value[] {
  const seen = new Map<string, Value>()
  for (const value of values) if (!seen.has(key(value))) seen.set(key(value), value)
  return [...seen.values()]
}
