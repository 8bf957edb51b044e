import type { Document, Element } from 'domhandler'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { positionOf } from './position-parts.ts'
import { type BoardRead, driftedBoard, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { elementsNamed, elementsUnder, isWholeXml, xmlOf, xmlText } from './xml-values.ts'

/** An entry's name within the feeds of a kind, and the elements that hold its facts, best first. */
type FeedShape = {
  /** Elements one of which every feed of the kind has. */
  roots: readonly string[]
  entry: string
  title: readonly string[]
  url: readonly string[]
  reference: readonly string[]
  text: readonly string[]
  place: readonly string[]
  contract: readonly string[]
  remote: readonly string[]
  postedAt: readonly string[]
  validThrough: readonly string[]
  employer: readonly string[]
}

const none: readonly string[] = []

/** RSS, with the fields that Google Base once added for jobs. */
export const rssShape: FeedShape = {
  roots: ['channel'],
  entry: 'item',
  title: ['title'],
  url: ['link'],
  reference: ['g:id', 'guid'],
  text: ['description'],
  place: ['g:location', 'location'],
  contract: ['g:job_type'],
  remote: none,
  postedAt: ['pubDate', 'g:publish_date'],
  validThrough: ['g:expiration_date'],
  employer: ['g:employer'],
}

/** Feeds for job portals, after Indeed's: `<source><job>…`, also `<jobs><job>…`. */
export const portalShape: FeedShape = {
  roots: ['source', 'jobs'],
  entry: 'job',
  title: ['title', 'job_title'],
  url: ['url', 'link', 'applyurl', 'apply_url'],
  reference: ['referencenumber', 'reference', 'partnerJobId', 'id', 'reference_id'],
  text: ['description', 'description_requirements'],
  place: ['city', 'location', 'state'],
  contract: ['jobtype', 'contract'],
  remote: ['remotetype', 'workplaceTypes'],
  postedAt: ['date', 'publishdate', 'pubdate'],
  validThrough: ['expirationdate', 'expirydate', 'expiration_date'],
  employer: ['company'],
}

/** An XML feed's entries; `named` says an entry's number by its address, where the feed gives none. */
export function readXmlFeed(
  page: Page,
  system: string,
  shapes: readonly FeedShape[],
  named: (url: URL) => string | null | undefined,
): BoardRead {
  const xml = xmlOf(page)
  if (xml === null) return unreadableBoard
  const shape = shapes.find(({ roots }) => roots.some((root) => elementsNamed(xml, root).length > 0))
  if (shape === undefined) return driftedBoard
  const entries = elementsNamed(xml, shape.entry)
  const positions = entries.flatMap((entry) => positionIn(entry, shape, page, system, named) ?? [])
  if (positions.length === 0 && entries.length > 0) return driftedBoard
  return { positions, next: [], isComplete: positions.length === entries.length && isWholeXml(xml, page) }
}

function positionIn(
  entry: Element,
  shape: FeedShape,
  page: Page,
  system: string,
  named: (url: URL) => string | null | undefined,
): RawPosition | null {
  const first = (names: readonly string[]) => names.map((name) => xmlText(entry, name)).find((text) => text !== null)
  const title = first(shape.title)
  const url = webAddress(first(shape.url) ?? null, page.url)
  if (title === undefined || url === null) return null
  const contract = first(shape.contract)
  return positionOf(system, page.url, {
    title,
    url,
    reference: named(new URL(url)) ?? first(shape.reference) ?? null,
    sections: sectionsOfDescription(first(shape.text) ?? null),
    stated: {
      place: [{ town: first(shape.place), country: xmlText(entry, 'country') }],
      contract,
      schedule: contract,
      remote: first(shape.remote),
      postedAt: first(shape.postedAt),
      validThrough: first(shape.validThrough),
      employer: first(shape.employer),
    },
  })
}

/** A sitemap names no title: each job's page is requested. An index leads to its parts. */
export function readJobSitemap(
  page: Page,
  jobIdOf: (url: URL) => string | null | undefined,
  isPart: (url: URL) => boolean = () => false,
): BoardRead {
  const xml = xmlOf(page)
  if (xml === null) return unreadableBoard
  if (elementsNamed(xml, 'urlset').length === 0 && elementsNamed(xml, 'sitemapindex').length === 0) return driftedBoard
  const own = URL.parse(page.url)
  const jobs = addressesIn(xml, 'url').filter((url) => url.host === own?.host && Boolean(jobIdOf(url)))
  const parts = addressesIn(xml, 'sitemap').filter((url) => url.host === own?.host && isPart(url))
  return {
    positions: [],
    next: [...parts, ...jobs].map(({ href }) => ({ url: href })),
    // A sitemap without jobs may just not list them.
    isComplete: jobs.length + parts.length > 0 && isWholeXml(xml, page),
    ...(jobs.length > 0 ? { total: new Set(jobs.map((url) => jobIdOf(url))).size } : {}),
  }
}

function addressesIn(xml: Document, name: string): URL[] {
  return elementsNamed(xml, name)
    .flatMap((entry) => elementsUnder(entry, 'loc'))
    .flatMap((loc) => webAddress(xmlText(loc)) ?? [])
    .map((url) => new URL(url))
}
