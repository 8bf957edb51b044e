import type { Element } from 'domhandler'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { answerText } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type BoardRead, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { portalShape, readXmlFeed } from './xml-feed.ts'
import { elementsNamed, elementsUnder, isWholeXml, xmlOf, xmlText } from './xml-values.ts'

const names = [
  'indeed',
  'jobrapido',
  'jooble',
  'trovit',
  'hrxml',
  'hr-xml',
  'jobfeed',
  'job-feed',
  'jobs-feed',
  'jobs',
  'vacancies',
  'annunci',
  'offerte-lavoro',
  'offerte-di-lavoro',
  'posizioni-aperte',
]
const feedPath = new RegExp(`/(?:${names.join('|')})\\.xml$`, 'i')

/** The XML that a careers site gives to job portals, after Indeed's form or HR-XML's, whichever system wrote it. */
export const jobFeed: TrackingSystem = {
  name: 'job-feed',
  marks: names.map((name) => `${name}.xml`),
  recognise: (url) =>
    feedPath.test(url.pathname)
      ? { system: 'job-feed', token: `${url.hostname}${url.pathname}`.toLowerCase(), url: url.href, host: url.hostname }
      : null,
  requests: ({ url }) => [{ url }],
  read,
}

function read(page: Page): BoardRead {
  const xml = page.kind === 'xml' ? xmlOf(page) : null
  // A sitemap may have the same name.
  if (xml === null || ['urlset', 'sitemapindex'].some((root) => elementsNamed(xml, root).length > 0))
    return unreadableBoard
  // Names may stand in a namespace: `hr:PositionOpening`.
  const prefix = /<((?:\w{1,20}:)?)PositionOpening[\s>]/.exec(answerText(page))?.[1] ?? ''
  const openings = elementsNamed(xml, `${prefix}PositionOpening`)
  const read = openings.length === 0 ? readXmlFeed(page, 'job-feed', [portalShape], () => null) : null
  const positions = read?.positions ?? openings.flatMap((opening) => positionIn(opening, prefix, page) ?? [])
  return {
    positions,
    next: [],
    // A file without jobs may be another's, or one that is no longer written.
    isComplete:
      positions.length > 0 && (read?.isComplete ?? (positions.length === openings.length && isWholeXml(xml, page))),
    ...(read?.hasDrifted ? { hasDrifted: true } : {}),
  }
}

/** HR-XML: the facts stand deep under the profile. */
function positionIn(opening: Element, prefix: string, page: Page): RawPosition | null {
  const under = (...path: string[]) => elementsUnder(opening, ...path.map((name) => prefix + name))
  const said = (...path: string[]) => xmlText(opening, ...path.map((name) => prefix + name))
  const detail = ['PositionProfile', 'PositionDetail'] as const
  const title = said(...detail, 'PositionTitle') ?? said('PositionProfile', 'ProfileName')
  const url = webAddress(said('PositionPostings', 'PositionPosting', 'Link'), page.url)
  const id = said('PositionRecordInfo', 'Id', 'IdValue')
  if (title === null || (url === null && id === null)) return null
  const [posting] = under('PositionPostings', 'PositionPosting', 'Id')
  return positionOf('job-feed', page.url, {
    title,
    url: url ?? page.url,
    reference: id ?? url,
    sections: under('PositionProfile', 'FormattedPositionDescription').flatMap((part) =>
      headedSections(xmlText(part, `${prefix}Name`), xmlText(part, `${prefix}Value`)),
    ),
    stated: {
      place: placesIn(under(...detail, 'PhysicalLocation'), prefix),
      contract: said(...detail, 'PositionClassification'),
      schedule: said(...detail, 'PositionSchedule'),
      postedAt: posting?.attribs.validFrom,
      validThrough: posting?.attribs.validTo,
      employer:
        said(...detail, 'Company', 'Name') ??
        said('PositionProfile', 'Organization', 'OrganizationName') ??
        said('PositionSupplier', 'EntityName'),
    },
  })
}

/** A place is an address, or an area for the town and one for the country. */
function placesIn(locations: Element[], prefix: string) {
  return locations.map((location) => {
    const areaOf = (kind: RegExp) =>
      elementsUnder(location, `${prefix}Area`).find(({ attribs }) => kind.test(attribs.type ?? ''))
    const inArea = (kind: RegExp) => {
      const area = areaOf(kind)
      return area === undefined ? null : xmlText(area, `${prefix}Value`)
    }
    const inAddress = (name: string) => xmlText(location, `${prefix}PostalAddress`, prefix + name)
    return {
      town: inAddress('Municipality') ?? inArea(/municipality/i),
      country: inAddress('CountryCode') ?? inArea(/country/i),
    }
  })
}
