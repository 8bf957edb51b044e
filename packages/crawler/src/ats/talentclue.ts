import { type Element, isTag } from 'domhandler'
import { filter } from 'domutils'
import { z } from 'zod'
import type { Quote } from '../evidence.ts'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { jsonOf, textAt } from './json-values.ts'
import { positionOf, type StatedHints } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { subdomainOf, webAddress } from './web-address.ts'

const ownNames = new Set(['www', 'api', 'careers', 'welcome', 'storage', 'cdn', 'static', 'assets', 'app'])
const widgetId = /data-client-id=(?:&quot;|["'])([a-f0-9]{32})(?:&quot;|["'])/i
const widgetLanguage = /data-lang=(?:&quot;|["'])([a-z]{2})(?:&quot;|["'])/i

const answerShape = z.looseObject({ jobs: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]) })

/** The summary beside a job's text, in the languages its pages are written in. */
const summary: [keyof StatedHints, RegExp][] = [
  ['place', /^(?:ubicación|sede|luogo|località|location|localização|lieu)\s?:/i],
  ['contract', /^(?:tipo de contrato|contrato|contratto|tipo di contratto|contract(?: type)?)\s?:/i],
  ['schedule', /^(?:jornada|orario|working (?:day|hours)|horaire)\s?:/i],
  ['remote', /^(?:modalidad|modalità|work modality|workplace)\b[^:]{0,30}:/i],
]

/** Talent Clue: a widget's call names every job of a company, whose number only the company's page gives; each job has a page. */
export const talentclue: TrackingSystem = {
  name: 'talentclue',
  marks: ['talentclue.com', 'tc-jswidget'],
  recognise,
  recogniseMarkup: (page: HtmlPage) => {
    const id = widgetId.exec(page.html)?.[1]?.toLowerCase()
    const language = widgetLanguage.exec(page.html)?.[1] ?? 'it'
    return id === undefined || !/tc-jswidget|jswidget\.min\.js/.test(page.html) ? [] : [widgetBoard(id, language)]
  },
  requests: (board) => [
    board.feed === undefined ? { url: board.url } : { url: board.feed, method: 'POST', body: '{}' },
  ],
  read,
}

function recognise(url: URL): Board | null {
  const id = /^\/jswidget-ajax\/jswidget\/jobs\/([a-f0-9]{32})\b/.exec(url.pathname)?.[1]
  if (url.hostname === 'api.talentclue.com')
    return id === undefined ? null : { ...widgetBoard(id, 'it'), feed: url.href }
  const list = /^\/[a-z]{2}\/company\/(\d{1,12})\/jsoffers\/?$/.exec(url.pathname)?.[1]
  if (url.hostname === 'careers.talentclue.com')
    return list === undefined
      ? null
      : { system: 'talentclue', token: list, url: `https://${url.hostname}${url.pathname}` }
  const company = subdomainOf(url, 'talentclue.com', ownNames)
  if (company === null) return null
  // A job's page doesn't lead to the others, so it is a board of one.
  const job = jobIdOf(url)
  const path = job === null ? '/' : url.pathname
  return {
    system: 'talentclue',
    token: job === null ? company : `${company}/${job}`,
    url: `https://${url.hostname}${path}`,
  }
}

function widgetBoard(id: string, language: string): Board {
  const filter = {
    op: 1,
    position: [],
    cdef: false,
    subs: '1',
    lang: language,
    industry: [],
    department: [],
    contract: false,
    countries: null,
    provinces: [],
    includeOnlyClosedJobs: false,
    showArchivedJobs: false,
  }
  const call = `https://api.talentclue.com/jswidget-ajax/jswidget/jobs/${id}`
  const feed = `${call}/${Buffer.from(JSON.stringify(filter)).toString('base64')}`
  return { system: 'talentclue', token: id, url: call, feed }
}

function read(page: Page): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    const seen = readHtmlBoard(page, 'talentclue', jobIdOf)
    const own = URL.parse(page.url)
    if (page.kind !== 'html' || own === null || jobIdOf(own) === null) return seen
    const said = summaryIn(page)
    return { ...seen, positions: seen.positions.map((position) => withSummary(position, said)) }
  }
  const found = shaped(answerShape, answer)
  if (found === null) return driftedBoard
  const jobs = Object.values(found.jobs).filter((job) => textAt(job, 'is_archived') !== '1')
  const read = readListed(jobs, (job) => positionIn(job, page))
  return {
    ...read,
    next: read.positions.map(({ url }) => ({ url })),
    // A widget that it doesn't know has no jobs either.
    isComplete: read.isComplete && read.positions.length > 0,
  }
}

function jobIdOf(url: URL): string | null {
  if (subdomainOf(url, 'talentclue.com', ownNames) === null) return null
  return /^\/(?:[a-z]{2}\/)?node\/(\d{4,20})(?:\/|$)/.exec(url.pathname)?.[1] ?? null
}

function positionIn(job: unknown, page: Page): RawPosition | null {
  const title = textAt(job, 'title')
  const url = webAddress(textAt(job, 'url'))
  if (title === null || url === null) return null
  return positionOf('talentclue', page.url, {
    title,
    url,
    reference: jobIdOf(new URL(url)) ?? textAt(job, 'id'),
    sections: [],
    stated: {
      place: [{ town: textAt(job, 'city') ?? textAt(job, 'province_label'), country: textAt(job, 'country_label') }],
      contract: textAt(job, 'contract_label'),
      schedule: textAt(job, 'shift_label'),
      remote: textAt(job, 'work_modality'),
      postedAt: textAt(job, 'post_date'),
      employer: textAt(job, 'parent_company_name'),
      language: textAt(job, 'language'),
    },
  })
}

/** `Ubicación: Jesi (Italia)`, a line of the summary. */
function summaryIn(page: HtmlPage): StatedHints {
  const rows = filter(
    (node) => isTag(node) && /job-summary__text\b(?!--)/.test(classOf(node)),
    page.document.children,
    true,
    40,
  )
  const lines = rows.filter(isTag).map((row) => visibleText(row))
  const stated: StatedHints = {}
  for (const [hint, label] of summary) {
    const value = lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim()
    if (value === undefined || value === '' || value.length > 100) continue
    if (hint === 'place') stated.place = [placeOf(value)]
    else if (hint !== 'skills') stated[hint] = value
  }
  return stated
}

/** The country stands in brackets. */
function placeOf(value: string): { town: string; country: string | null } {
  const [whole = '', country = null] = /\s*\(([^()]*)\)$/.exec(value) ?? []
  return { town: value.slice(0, value.length - whole.length), country }
}

const classOf = ({ attribs }: Element) => attribs.class ?? ''

function withSummary(position: RawPosition, said: StatedHints): RawPosition {
  const { text, url } = position.title
  const made = positionOf(position.by, url, { title: text, url, reference: null, sections: [], stated: said })
  return { ...position, title: withoutCompany(made), hints: { ...made.hints, ...position.hints } }
}

/** "Ottico Vista Padova" where the board is Vista's and the place Padova. */
function withoutCompany({ title, url, hints }: RawPosition): Quote {
  const company = subdomainOf(new URL(url), 'talentclue.com', ownNames) ?? ''
  const ends = [...(hints.place ?? []).map((place) => place.text), company].filter((end) => end.length >= 3)
  let { text } = title
  for (const end of ends)
    if (text.toLowerCase().endsWith(` ${end.toLowerCase()}`)) text = text.slice(0, -end.length).trim()
  return { ...title, text: text.length < 3 ? title.text : text }
}
