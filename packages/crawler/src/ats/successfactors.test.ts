import { describe, expect, it } from 'vitest'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { successfactors } from './successfactors.ts'
import { htmlAnswer, jsonAnswer, unquoted, xmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const host = 'jobs.cementi.example'
const board = { system: 'successfactors', token: host, url: `https://${host}/search/?q=`, host }
const tiles = `https://${host}/tile-search-results/?q=&startrow=0`

const tile = (id: number) =>
  `<li class="job-tile"><a class="jobTitle-link" href="/job/Monopoli-Elettricista-BA/${id}/">Elettricista ${id}</a><div class="location">Monopoli, IT</div></li>`

const rows = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const tilesAt = (row: number, ids: number[]) =>
  htmlAnswer(tiles.replace('startrow=0', `startrow=${row}`), ids.map(tile).join(''))
const titleOf = (id: number) => `Elettricista ${id}`

describeBoard("successfactors' tiles", {
  system: successfactors,
  address: tiles,
  list: { page: tilesAt(0, rows(1000, 25)), titles: rows(1000, 25).map(titleOf) },
  second: { page: tilesAt(25, [1025]), titles: ['Elettricista 1025'] },
  detail: {
    page: htmlAnswer(
      `https://${host}/job/Monopoli-Elettricista-BA/1000/`,
      '<div itemscope itemtype="http://schema.org/JobPosting"><span itemprop="title">Elettricista 1000</span><span itemprop="description"><p>Manutenzione dei quadri.</p></span></div>',
    ),
    words: 'Manutenzione dei quadri',
  },
  empty: { page: htmlAnswer(tiles, '<p>Nessuna posizione aperta</p>'), isKnown: true },
  unknownTenant: { page: htmlAnswer(tiles, '<h1>Page not found</h1>') },
  changed: { page: htmlAnswer(tiles, '<ul class="tiles"></ul>') },
  translated: {
    page: htmlAnswer(`${tiles}&locale=en_GB`, tile(1100).replace('Elettricista 1100', 'Electrician')),
    titles: ['Electrician'],
  },
  check: 2,
})

describe('successfactors', () => {
  it('recognises its assets on any domain', () => {
    const page = htmlAnswer(`https://${host}/`, '<link href="https://rmkcdn.successfactors.com/abc/style.css">')
    expect(successfactors.recogniseMarkup?.(page)).toEqual([board])
    expect(successfactors.recognise(new URL('https://cementi.jobs2web.com/search/'))?.host).toBe('cementi.jobs2web.com')
    expect(successfactors.recognise(new URL('https://www.cementi.example/search/'))).toBeNull()
    expect(successfactors.requests(board)[0]?.url).toBe(tiles)
  })

  it("reads a job's microdata", () => {
    const page = htmlAnswer(
      `https://${host}/job/Monopoli-Elettricista-BA/1000/`,
      '<div itemscope itemtype="http://schema.org/JobPosting"><h1><span itemprop="title">Elettricista</span></h1><meta itemprop="datePosted" content="Tue Nov 03 00:00:00 UTC 2026"><span itemprop="jobLocation" itemscope><span class="jobGeoLocation">Monopoli, IT</span></span><span itemprop="description"><p>Manutenzione.</p></span></div>',
    )
    expect(successfactors.read(page, board).positions).toMatchObject([
      { title: { text: 'Elettricista' }, reference: '1000', hints: { place: [{ text: 'Monopoli, IT' }] } },
    ])
  })
})

const own = 'https://cementi.jobs2web.com'
const search = `${own}/services/recruiting/v1/jobs`
const asked = (pageNumber: number, locale = 'it_IT') => ({
  url: search,
  method: 'POST' as const,
  body: JSON.stringify({ locale, pageNumber, sortBy: 'recent', keywords: '', location: '', facetFilters: {} }),
})
const job = (id: number, title: string, place: string) => ({
  response: {
    id,
    unifiedStandardTitle: title,
    unifiedUrlTitle: title.replaceAll(' ', '-'),
    jobLocationShort: [`${place}, IT, 70043<br/>`],
    unifiedStandardStart: '03/11/2026',
  },
})

const full = ['Elettricista', ...Array.from({ length: 9 }, (_, index) => `Gruista cantiere ${index + 1}`)]

describeBoard("successfactors' search call", {
  system: successfactors,
  address: `${own}/`,
  start: { page: htmlAnswer(`${own}/search/?q=`, '<a href="/?locale=en_GB">EN</a><a href="/?locale=it_IT">IT</a>') },
  list: {
    request: asked(0),
    page: jsonAnswer(search, {
      totalJobs: 11,
      jobSearchResult: full.map((title, index) => job(71 + index, title, 'Monopoli')),
    }),
    titles: full,
  },
  second: {
    request: asked(1),
    page: jsonAnswer(search, { totalJobs: 11, jobSearchResult: [job(91, 'Fuochista', 'Barletta')] }),
    titles: ['Fuochista'],
  },
  detail: {
    page: htmlAnswer(
      `${own}/job/Elettricista/71-it_IT/`,
      '<div itemscope itemtype="http://schema.org/JobPosting"><span itemprop="title">Elettricista</span><span itemprop="description"><p>Manutenzione dei quadri.</p></span></div>',
    ),
    words: 'Manutenzione dei quadri',
  },
  empty: { request: asked(0), page: jsonAnswer(search, { totalJobs: 0, jobSearchResult: [] }), isKnown: false },
  unknownTenant: { request: asked(0, 'da_DK'), page: jsonAnswer(search, { totalJobs: 0, jobSearchResult: null }) },
  changed: { page: jsonAnswer(search, { total: 2, results: [job(71, 'Elettricista', 'Monopoli')] }) },
  translated: {
    request: asked(0, 'en_US'),
    page: jsonAnswer(search, { totalJobs: 1, jobSearchResult: [job(73, 'Electrician', 'Monopoli')] }),
    titles: ['Electrician'],
  },
  check: 3,
})

describe('a newer successfactors site', () => {
  const newer = boardAt(successfactors, 'https://cementi.jobs.hr.cloud.sap/')
  const shell = (html: string) => successfactors.read(htmlAnswer(`https://${newer.host}/search/?q=`, html), newer)

  it('is asked in a language that it publishes, Italian first, with the token of its page', () => {
    const { next, isComplete } = shell(
      '<a href="/?locale=en_GB">English</a><a href="/?locale=it_IT">Italiano</a><script>var j = {"CSRFToken":"abc-123456"}</script>',
    )
    expect(isComplete).toBe(true)
    expect(next).toMatchObject([{ method: 'POST', headers: { 'x-csrf-token': 'abc-123456' }, isOfSession: true }])
    expect(JSON.parse(next[0]?.body ?? '')).toMatchObject({ locale: 'it_IT', pageNumber: 0 })
    expect(JSON.parse(shell('<a href="?locale=de_DE">D</a>').next[0]?.body ?? '')).toMatchObject({ locale: 'de_DE' })
  })

  it('has no jobs if none of the languages it publishes has any, and is not known to if one was not asked for', () => {
    const none = (request: FetchRequest) =>
      successfactors.read(jsonAnswer(request.url, { totalJobs: 0, jobSearchResult: [] }), newer, request)
    const [italian = { url: '' }] = shell('<a href="?locale=en_GB">E</a><a href="?locale=it_IT">I</a>').next
    const [english = { url: '' }] = none(italian).next
    expect(none(italian).isComplete).toBe(true)
    expect(JSON.parse(english.body ?? '')).toMatchObject({ locale: 'en_GB', pageNumber: 0 })
    expect(none(english)).toMatchObject({ positions: [], next: [], isComplete: true, total: 0 })
    const many = ['it_IT', 'en_GB', 'de_DE', 'fr_FR', 'es_ES'].map((locale) => `<a href="?locale=${locale}">x</a>`)
    const [first = { url: '' }] = shell(many.join('')).next
    expect(none(first)).toMatchObject({ next: [], isComplete: false })
  })

  it('is unreadable where its page names no language', () => {
    expect(shell('<h1>Jobs</h1>')).toMatchObject({ next: [], isComplete: false })
  })
})

const feed = `${own}/googlefeed.xml`
const item = (id: number, title: string, place: string) =>
  `<item><title>${title}</title><link>${own}/job/${place}-${title}/${id}/</link><guid>${id}</guid><description><![CDATA[&lt;p&gt;Testo di ${title}.&lt;/p&gt;]]></description><g:location>${place}, IT</g:location><g:employer>Cementi</g:employer></item>`

describe("successfactors' files", () => {
  const board = boardAt(successfactors, `${own}/`)

  it('read the feed that the site writes for search engines', () => {
    const page = xmlAnswer(
      feed,
      `<rss><channel>${item(71, 'Elettricista', 'Monopoli')}${item(72, 'Gruista', 'Bari')}</channel></rss>`,
    )
    const read = successfactors.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [{ reference: '71', hints: { place: [{ text: 'Monopoli, IT' }] } }, { reference: '72' }],
    })
    expect(successfactors.read(xmlAnswer(feed, page.text.slice(0, -9)), board).isComplete).toBe(false)
  })

  it('read a sitemap by the jobs it names, whose pages give the titles', () => {
    const sitemap = `<urlset><url><loc>${own}/job/Monopoli-Elettricista/71/</loc></url><url><loc>${own}/go/Tutte/1/</loc></url><url><loc>https://altrove.example/job/x/9/</loc></url></urlset>`
    expect(successfactors.read(xmlAnswer(`${own}/sitemap.xml`, sitemap), board)).toEqual({
      positions: [],
      next: [{ url: `${own}/job/Monopoli-Elettricista/71/` }],
      isComplete: true,
      total: 1,
    })
    expect(successfactors.read(xmlAnswer(`${own}/sitemap.xml`, '<urlset></urlset>'), board).isComplete).toBe(false)
  })
})

const classic = 'https://career5.successfactors.eu/career?company=cementi'
const listing = `${classic}&career_ns=job_listing_summary&resultType=XML`
const entry = (id: number, title: string, place: string) =>
  `<Job><JobTitle><![CDATA[${title}]]></JobTitle><ReqId>${id}</ReqId><Posted-Date>03/11/2026</Posted-Date><Job-Description><![CDATA[<p>Cercasi.</p>]]></Job-Description><filter1><label>Paese</label><value>Italia</value></filter1><filter4><label>Sede di lavoro</label><value>${place}</value></filter4><mfield2><label>Modalità di lavoro</label><value>Ibrida</value></mfield2><mfield3><label>Contratto</label><value>[[mfield3]]</value></mfield3></Job>`

describeBoard("successfactors' classic pages", {
  system: successfactors,
  address: classic,
  list: {
    page: xmlAnswer(
      listing,
      `<Job-Listing>${entry(31, 'Elettricista', 'Monopoli')}${entry(32, 'Gruista', 'Bari')}</Job-Listing>`,
    ),
    titles: ['Elettricista', 'Gruista'],
  },
  second: null,
  detail: {
    page: htmlAnswer(
      `${classic}&career_ns=job_listing&navBarLevel=JOB_SEARCH&career_job_req_id=31`,
      '<h1>Elettricista</h1><p>Manutenzione dei quadri.</p>',
    ),
    words: 'Manutenzione',
  },
  empty: { page: xmlAnswer(listing, '<Job-Listing></Job-Listing>'), isKnown: false },
  unknownTenant: { page: xmlAnswer(listing, '<Job-Listing/>') },
  changed: { page: xmlAnswer(listing, '<Jobs><Posting><Name>Elettricista</Name></Posting></Jobs>') },
  translated: {
    page: xmlAnswer(listing, `<Job-Listing>${entry(33, 'Electrician', 'Monopoli')}</Job-Listing>`),
    titles: ['Electrician'],
  },
})

it("successfactors' classic fields are read by their labels, since their numbers are each company's choice", () => {
  const page = xmlAnswer(listing, `<Job-Listing>${entry(31, 'Elettricista', 'Monopoli')}</Job-Listing>`)
  const [position] = successfactors.read(
    page,
    boardAt(successfactors, classic.replace('successfactors', 'sapsf')),
  ).positions
  expect(position?.hints).toMatchObject({ place: [{ text: 'Monopoli' }], remote: { text: 'Ibrida' } })
  expect(position?.hints.contract).toBeUndefined()
})
