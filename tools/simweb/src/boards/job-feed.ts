import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply, xmlReply } from '../html/reply.ts'
import { boardKind, townsOf } from '../kinds/board-page.ts'
import { careersPath } from '../kinds/careers-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { languageOf, openingWith } from './board-parts.ts'

const jobUrl = (view: View, { slug, id }: Opening) => `${view.origin}/jobs/${slug}-${id}`
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']] >')}]]>`

/** The form that Indeed describes for its partners. */
function indeedJob(view: View, opening: Opening): string {
  const { company } = view.site
  const field = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`
  return `<job>${field('title', opening.title)}${field('date', new Date(`${isoDate(opening.publishedOn)}T06:00:00Z`).toUTCString())}${field('referencenumber', String(opening.id))}${field('url', jobUrl(view, opening))}${field('company', company.name)}${field('city', townsOf(view, opening)[0] ?? '')}${field('state', company.place.municipality.province)}${field('country', 'IT')}${field('description', advertText(view, opening))}${opening.schedule === null ? '' : field('jobtype', opening.schedule === 'part' ? 'parttime' : 'fulltime')}</job>`
}

/** HR-XML 2: a prefix for the names, an area or an address for the place, and parts that are no text. */
function hrXmlOpening(view: View, opening: Opening, prefix: string): string {
  const tag = (name: string, inner: string) => `<${prefix}${name}>${inner}</${prefix}${name}>`
  const town = escapeHtml(townsOf(view, opening)[0] ?? '')
  const address = tag('PostalAddress', tag('CountryCode', 'IT') + tag('Municipality', town))
  const area = `<${prefix}Area type="municipality">${tag('Value', town)}</${prefix}Area><${prefix}Area type="CountryCode">${tag('Value', 'IT')}</${prefix}Area>`
  const described = (name: string, text: string) =>
    tag('FormattedPositionDescription', tag('Name', name) + tag('Value', cdata(text)))
  const id = `<${prefix}Id validFrom="${isoDate(opening.publishedOn)}">${tag('IdValue', String(opening.id))}</${prefix}Id>`
  return tag(
    'PositionOpening',
    `${tag('PositionRecordInfo', id + tag('Status', 'Active'))}${tag('PositionSupplier', tag('EntityName', escapeHtml(view.site.company.name)))}${tag('PositionPostings', tag('PositionPosting', id + tag('Title', escapeHtml(opening.title)) + tag('Link', jobUrl(view, opening))))}${tag('PositionProfile', `${tag('ProfileName', escapeHtml(opening.title))}<${prefix}PositionDateInfo/>${tag('Organization', tag('OrganizationName', escapeHtml(view.site.company.name)))}${tag('PositionDetail', tag('PhysicalLocation', view.site.seed % 4 < 2 ? address : area) + tag('PositionTitle', escapeHtml(opening.title)) + tag('PositionClassification', escapeHtml(opening.contractWords ?? '')) + tag('PositionSchedule', escapeHtml(opening.scheduleWords ?? '')))}${described('Mode', 'standard')}${described('JobOfferDescription', advertText(view, opening))}`)}`,
  )
}

function feed(view: View): Reply {
  const { company, seed } = view.site
  if (seed % 2 === 0)
    return xmlReply(
      `<?xml version="1.0" encoding="utf-8"?><source><publisher>${escapeHtml(company.short)}</publisher><publisherurl>${view.origin}</publisherurl><lastBuildDate>${isoDate(view.changedOn)}</lastBuildDate>${view.openings.map((opening) => indeedJob(view, opening)).join('\n')}</source>`,
    )
  const prefix = seed % 8 < 4 ? '' : 'hr:'
  const space = `xmlns${prefix === '' ? '' : ':hr'}="http://ns.hr-xml.org/2007-04-15"`
  return xmlReply(
    `<?xml version="1.0" encoding="utf-8"?><${prefix}PositionOpenings ${space}>${view.openings.map((opening) => hrXmlOpening(view, opening, prefix)).join('\n')}</${prefix}PositionOpenings>`,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.pathname === '/feed/jobs.xml') return feed(view)
  const opening = openingWith(view, /^\/jobs\/.*-(\d+)$/.exec(url.pathname)?.[1])
  if (opening === undefined) return null
  return htmlReply(
    layoutPage(view, {
      title: opening.title,
      main: `<h1>${escapeHtml(opening.title)}</h1>${advertText(view, opening)}`,
    }),
  )
}

/** The employer's own pages, whose list a script draws, and the XML that they give to job portals. */
export const jobFeedBoard: Kind = {
  ...boardKind,
  name: 'board-job-feed',
  share: [0, 0, 0],
  pages: (view) => {
    const { careersLabel } = view.site.traits
    const head = `<link rel="alternate" type="application/xml" title="Jobs" href="${view.origin}/feed/jobs.xml">`
    const main = `<h1>${careersLabel}</h1><div id="jobs-list" data-lang="${languageOf(view)}"></div><script src="/js/jobs.js"></script>`
    return {
      ...companyPages(view),
      [careersPath(view)]: () => htmlReply(layoutPage(view, { title: careersLabel, main, head })),
    }
  },
  answers,
  urlOf: jobUrl,
}
