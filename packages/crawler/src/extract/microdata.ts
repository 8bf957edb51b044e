import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { findAll } from 'domutils'
import type { Quote } from '../evidence.ts'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { visibleText } from '../html/dom.ts'
import { sectionsOf } from '../html/sections.ts'
import type { HtmlPage } from '../page.ts'
import type { Hints, RawPosition } from '../raw-position.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { absoluteUrl, isApplyText } from './links.ts'
import { pageParts } from './page-parts.ts'
import { referenceIn } from './reference-code.ts'

const maxPostings = 150
const maxCountry = 60

type Vocabulary = { by: string; type: string; property: string }
const vocabularies: readonly Vocabulary[] = [
  { by: 'microdata', type: 'itemtype', property: 'itemprop' },
  { by: 'rdfa', type: 'typeof', property: 'property' },
]

/** schema.org `JobPosting` as attributes of the page's own markup: microdata and RDFa. */
export const microdata: Extractor = (page) => {
  if (page.kind !== 'html' || pageParts(page).typed.length === 0) return []
  return vocabularies.flatMap((vocabulary) =>
    pageParts(page)
      .typed.filter(({ attribs }) => /(?:^|[/:\s])JobPosting(?:\s|$)/.test(attribs[vocabulary.type] ?? ''))
      .filter((scope) => !isNested(scope, vocabulary))
      .slice(0, maxPostings)
      .flatMap((scope) => positionIn(page, scope, vocabulary) ?? []),
  )
}

/** An advert holds no other: markup left open nests them. */
function isNested(scope: Element, { type }: Vocabulary): boolean {
  let depth = 0
  for (let parent = scope.parent; parent && depth < 3; parent = parent.parent)
    if ('attribs' in parent && /JobPosting/.test(parent.attribs[type] ?? '')) depth++
  return depth >= 3
}

function positionIn(page: HtmlPage, scope: Element, { by, property }: Vocabulary): RawPosition | null {
  const named = Map.groupBy(
    findAll(({ attribs }) => attribs[property] !== undefined, scope.children),
    ({ attribs }) => (attribs[property] ?? '').replace(/^\w+:/, ''),
  )
  const elementsOf = (name: string) => named.get(name) ?? []
  const quotesOf = (name: string): Quote[] =>
    elementsOf(name).flatMap((element) => {
      const text = propertyText(element)
      return text ? [{ text: text.slice(0, 300), url: page.url }] : []
    })
  const titleElement = elementsOf('title')[0] ?? elementsOf('name').find((element) => isOwn(element, scope, property))
  const title = titleElement && propertyText(titleElement)
  if (!title || title.length > 200) return null
  const sections = sectionsOf(scope.children).filter((section) => section.heading !== title || section.lines.length > 0)
  const texts = sections.flatMap(({ heading, lines }) => [heading ?? '', ...lines.map(({ text }) => text)])
  const links = findAll(({ name }) => name === 'a', scope.children)
  return {
    by,
    title: { text: title, url: page.url },
    url: ownUrl(page, elementsOf('url'), titleElement) ?? page.url,
    reference: quotesOf('identifier')[0]?.text ?? referenceIn([title, ...texts]),
    sections: sections.map((section) => (section.heading === title ? { ...section, heading: null } : section)),
    hints: hintsOf(quotesOf, elementsOf('hiringOrganization'), page.url),
    closed: closedQuote(texts, page.url),
    applyUrl: applyUrl(page, links),
  }
}

function hintsOf(quotesOf: (name: string) => Quote[], employers: readonly Element[], url: string): Hints {
  const hints: Hints = {}
  const places = quotesOf('addressLocality').length > 0 ? quotesOf('addressLocality') : quotesOf('jobLocation')
  const countries = quotesOf('addressCountry').map(({ text }) => text.slice(0, maxCountry))
  const country = new Set(countries).size === 1 ? countries[0] : undefined
  if (places.length > 0) hints.place = places.map((place) => (country ? { ...place, country } : place))
  const types = quotesOf('employmentType')
  const schedule = types.find(({ text }) => /full|part|pieno/i.test(text))
  const single = {
    contract: types.find((type) => type !== schedule) ?? schedule,
    schedule,
    remote: quotesOf('jobLocationType')[0],
    experience: quotesOf('experienceRequirements')[0],
    pay: quotesOf('baseSalary')[0],
    postedAt: quotesOf('datePosted')[0],
    validThrough: quotesOf('validThrough')[0],
  }
  for (const [name, quote] of Object.entries(single)) if (quote) Object.assign(hints, { [name]: quote })
  const employer = employers[0] && (metaIn(employers[0]) || visibleText(employers[0]))
  if (employer) hints.employer = { text: employer.slice(0, 300), url }
  return hints
}

function metaIn(element: Element): string {
  const meta = element.children.find((child) => isTag(child) && child.attribs.content !== undefined)
  return meta && isTag(meta) ? (meta.attribs.content ?? '') : ''
}

function propertyText(element: Element): string {
  const { content, datetime } = element.attribs
  return collapseWhitespace(content ?? datetime ?? '') || visibleText(element)
}

/** Not a property of something inside the posting, such as its organisation. */
function isOwn(element: Element, scope: Element, property: string): boolean {
  for (
    let parent = element.parent, level = 0;
    parent && parent !== scope && level < 40;
    parent = parent.parent, level++
  )
    if ('attribs' in parent && parent.attribs[property] !== undefined) return false
  return true
}

function ownUrl(page: HtmlPage, urls: readonly Element[], title: Element | undefined): string | null {
  const inTitle = title ? findAll(({ name }) => name === 'a', [title]) : []
  const around = title?.parent && 'name' in title.parent && title.parent.name === 'a' ? [title.parent as Element] : []
  for (const { attribs } of [...urls, ...inTitle, ...around]) {
    const url = absoluteUrl(attribs.href ?? attribs.content, page.baseUrl)
    if (url && !url.startsWith('mailto:')) return url
  }
  return null
}

function applyUrl(page: HtmlPage, links: readonly Element[]): string | null {
  for (const link of links.slice(0, 40)) {
    const url = absoluteUrl(link.attribs.href, page.baseUrl)
    if (url && (url.startsWith('mailto:') || isApplyText(visibleText(link)))) return url
  }
  return null
}
