import { type Element, isTag } from 'domhandler'
import { elementsNamed, elementsUnder, xmlOf } from '../ats/xml-values.ts'
import type { Fetched } from '../fetch/fetcher.ts'
import { cleanUrl } from '../find/clean-url.ts'
import { visibleText, walk } from '../html/dom.ts'
import { decodeText } from '../page/decode.ts'
import { parseHtml } from '../page/parse-html.ts'
import { feedDate } from './feed-date.ts'

/** A piece of news in a feed; `text` is without the title. */
export type FeedItem = { title: string; url: string; publishedAt: Date; text: string; links: FeedLink[] }

/** The words that lead somewhere, and where. */
type FeedLink = { words: string; url: string }

const maxItems = 200
const maxTitle = 300
const maxMarkup = 20_000
const maxText = 5_000
const maxLinks = 50
const maxWords = 120

/** The first date that can be parsed counts; all texts count. */
const rss = {
  item: 'item',
  dates: ['pubDate', 'dc:date', 'dcterms:created', 'dcterms:modified'],
  texts: ['description', 'content:encoded'],
}
const atom = { item: 'entry', dates: ['published', 'issued', 'updated', 'modified'], texts: ['summary', 'content'] }

/**
 * RSS 2.0, RSS 1.0 and Atom, the items in their order; null if it is none of them. What has no title, address or date is left out, and
 * so is the last item of a feed that was cut. Never throws.
 */
export function readFeed({ url, status, headers, body }: Fetched, { isCut }: { isCut: boolean }): FeedItem[] | null {
  const document = xmlOf({ kind: 'xml', url, status, text: decodeText(body, headers['content-type'] ?? '') })
  const root = document?.children.find(isTag)
  if (!document || !root || !/^(?:rss|feed|(?:rdf:)?RDF)$/i.test(root.name)) return null
  const kind = root.name.toLowerCase() === 'feed' ? atom : rss
  const elements = elementsNamed(document, kind.item)
  return (isCut ? elements.slice(0, -1) : elements)
    .slice(0, maxItems)
    .flatMap((element) => itemOf(element, kind, url) ?? [])
}

function itemOf(element: Element, kind: typeof rss, feedUrl: string): FeedItem | null {
  const title = visibleText(parseHtml(textUnder(element, 'title', 2 * maxTitle))).slice(0, maxTitle)
  const url = cleanUrl(kind === rss ? rssAddress(element) : atomAddress(element), feedUrl)
  const publishedAt = firstOf(kind.dates, (name) => feedDate(textUnder(element, name, 100)))
  if (title === '' || url === null || publishedAt === null) return null
  const markup = parseHtml(kind.texts.map((name) => textUnder(element, name, maxMarkup)).join('\n<hr>\n'))
  return {
    title,
    url,
    publishedAt,
    text: visibleText(markup, maxText).slice(0, maxText),
    links: elementsNamed(markup, 'a')
      .slice(0, maxLinks)
      .flatMap((link) => {
        const target = cleanUrl(link.attribs.href ?? '', url)
        return target === null ? [] : { words: visibleText(link, maxWords).slice(0, maxWords), url: target }
      }),
  }
}

/** An empty address would be the feed's own, which is no item's. */
const noAddress = 'about:blank'

function rssAddress(item: Element): string {
  const link = textUnder(item, 'link', 3_000) || item.attribs['rdf:about']
  if (link) return link
  const [guid] = elementsUnder(item, 'guid')
  const isAddress = guid !== undefined && guid.attribs.isPermaLink !== 'false'
  return (isAddress ? textUnder(item, 'guid', 3_000) : '') || noAddress
}

function atomAddress(entry: Element): string {
  const links = elementsUnder(entry, 'link').filter(({ attribs }) => attribs.href !== undefined)
  const page = links.find(({ attribs }) => (attribs.rel ?? 'alternate') === 'alternate')
  return page?.attribs.href?.trim() || noAddress
}

function firstOf<Value>(names: readonly string[], read: (name: string) => Value | null): Value | null {
  for (const name of names) {
    const value = read(name)
    if (value !== null) return value
  }
  return null
}

/** The markup of the first child of that name. Elements may be nested, so no more is read than needed. */
function textUnder(parent: Element, name: string, enough: number): string {
  const [element] = elementsUnder(parent, name)
  if (element === undefined) return ''
  const parts: string[] = []
  let length = 0
  walk(element.children, {
    enter: () => {
      parts.push(' ')
      return length < enough
    },
    leave: () => undefined,
    text: ({ data }) => {
      if (length >= enough) return
      parts.push(data.slice(0, enough - length))
      length += data.length
    },
  })
  return parts.join('').trim()
}
