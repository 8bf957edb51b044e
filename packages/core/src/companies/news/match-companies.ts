import type { FeedItem } from '@vedetta/crawler/feed/read-feed'
import { quoteAround } from '@vedetta/crawler/normalise/quoting'
import type { Db } from '../../platform/db/client.ts'
import { registryEndings } from './legal-forms.ts'
import { type RegisteredName, selectCompaniesAt, selectCompaniesNamed } from './match-companies.queries.ts'
import { type NamedHost, namedHosts } from './named-hosts.ts'
import { plainText } from './news-item.ts'
import { type CandidateName, type WrittenName, writtenNames } from './written-names.ts'

/** A feed item about a company, with the words that name it. */
export type Match = { item: FeedItem; companyNo: number; quote: string }

/** An item that names more companies is a list, and about none of them. */
const maxCompanies = 10
const maxQuoteLength = 300
const namesAtOnce = 1_000

type Where = { url: string; isReserved: boolean }
type QuotedText = { text: string; start: number; end: number }
type Occurrence = { item: FeedItem; text: string; written: WrittenName }

/**
 * The companies that feed items are about. Precision before recall: an item links to or names the host of a company's
 * site, or contains its whole name with the legal form, and no other company has that site or name. If the feed's owner
 * reserves text and data mining, only the words that name the company are quoted.
 */
export async function matchCompanies(db: Db, { url, isReserved }: Where, items: readonly FeedItem[]): Promise<Match[]> {
  const byName = await matchNames(db, items)
  const byHost = await matchHosts(db, items, url)
  return items.flatMap((item) => {
    const quotes = new Map<number, QuotedText>()
    for (const { companyNo, quoted } of [...(byName.get(item) ?? []), ...(byHost.get(item) ?? [])])
      if (!quotes.has(companyNo)) quotes.set(companyNo, quoted)
    if (quotes.size > maxCompanies) return []
    return [...quotes].map(([companyNo, quoted]) => ({ item, companyNo, quote: quoteOf(quoted, isReserved) }))
  })
}

type Found = Map<FeedItem, { companyNo: number; quoted: QuotedText }[]>

async function matchNames(db: Db, items: readonly FeedItem[]): Promise<Found> {
  const occurrences = items.flatMap((item) =>
    [item.title, item.text].flatMap((text) =>
      writtenNames(text).map((written): Occurrence => ({ item, text, written })),
    ),
  )
  const names = occurrences.flatMap((occurrence) =>
    occurrence.written.candidates.flatMap((candidate) =>
      namesOf(occurrence.written, candidate).map((name) => ({ ...name, candidate })),
    ),
  )
  const companies = new Map<CandidateName, Set<number>>()
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce)
    for (const [place, companyNos] of await selectCompaniesNamed(db, some)) {
      const candidate = some[place]?.candidate
      if (candidate) companies.set(candidate, new Set([...(companies.get(candidate) ?? []), ...companyNos]))
    }
  }
  return grouped(
    occurrences.flatMap(({ item, text, written }) => {
      // The longest known candidate is the name, even if several companies have it.
      const named = written.candidates.find((candidate) => companies.has(candidate))
      const companyNo = named?.isApart ? onlyOne(companies.get(named)) : null
      if (named === undefined || companyNo === null) return []
      return { item, companyNo, quoted: { text, start: named.start, end: written.end } }
    }),
  )
}

/** With the legal form in its own column, or as the registry may append it to the name. */
function namesOf({ form }: WrittenName, { name }: CandidateName): RegisteredName[] {
  return [
    { name, forms: form.forms },
    ...registryEndings(form.endings).map((ending) => ({ name: `${name} ${ending}`, forms: null })),
  ]
}

async function matchHosts(db: Db, items: readonly FeedItem[], feedUrl: string): Promise<Found> {
  const named = items.flatMap((item) =>
    namedHosts(item, feedUrl).map((host): { item: FeedItem } & NamedHost => ({ item, ...host })),
  )
  if (named.length === 0) return new Map()
  const companies = await selectCompaniesAt(db, [...new Set(named.flatMap(({ hosts }) => hosts))])
  return grouped(
    named.flatMap(({ item, hosts, quote }) => {
      const owned = hosts.map((host) => companies.get(host)).find((one) => one !== undefined)
      // A publisher is linked to for what it wrote about others.
      const companyNo = owned === undefined || owned.isPublisher ? null : onlyOne(owned.companyNos)
      return companyNo === null ? [] : { item, companyNo, quoted: quote }
    }),
  )
}

function onlyOne(companyNos: Iterable<number> | undefined): number | null {
  const [one, other] = [...(companyNos ?? [])]
  return one !== undefined && other === undefined ? one : null
}

function grouped<One extends { item: FeedItem }>(found: readonly One[]): Map<FeedItem, One[]> {
  return Map.groupBy(found, ({ item }) => item)
}

function quoteOf({ text, start, end }: QuotedText, isReserved: boolean): string {
  return plainText(isReserved ? text.slice(start, end) : quoteAround(text, start, end, '').text, maxQuoteLength)
}
