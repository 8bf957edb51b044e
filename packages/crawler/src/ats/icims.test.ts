import { expect, it } from 'vitest'
import { icims } from './icims.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://careers-cantiere.icims.com/jobs/search'
const second = `${home}?pr=1&in_iframe=1&searchRelation=keyword_all&schemaId=&o=`
const card = (id: number, title: string, place = 'IT-SP-La Spezia') =>
  `<li class="iCIMS_JobCardItem"><div class="header left"><span class="sr-only field-label">Job Locations</span><span>${place}</span></div><div class="title"><a href="https://careers-cantiere.icims.com/jobs/${id}/${title.toLowerCase()}/job?in_iframe=1" class="iCIMS_Anchor" title="${id} - ${title}"><span class="sr-only field-label">Job Title</span><h3>${title}</h3></a></div></li>`
const page = (url: string, cards: string, pager = '') =>
  htmlAnswer(url, `<div class="iCIMS_ListingsPage"><ul>${cards}</ul>${pager}</div>`)

describeBoard('an icims board', {
  system: icims,
  address: 'https://careers-cantiere.icims.com/jobs/intro',
  list: {
    page: page(
      `${home}?ss=1&in_iframe=1`,
      card(611, 'Carpentiere') + card(612, 'Calafato'),
      '<span>Page 1 of 2</span>',
    ),
    titles: ['Carpentiere', 'Calafato'],
  },
  second: { page: page(second, card(613, 'Velaio'), '<span>Page 2 of 2</span>'), titles: ['Velaio'] },
  detail: {
    page: htmlAnswer(
      'https://careers-cantiere.icims.com/jobs/611/carpentiere/job?in_iframe=1',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Carpentiere', description: '<p>Scafi in acciaio.</p>' })}</script>`,
    ),
    words: 'Scafi in acciaio',
  },
  empty: {
    page: page(`${home}?ss=1&in_iframe=1`, '', '<p>There are no open positions</p>'.replace('open', 'open')),
    isKnown: true,
  },
  unknownTenant: { page: htmlAnswer(home, '<h1>Site not found</h1>') },
  changed: { page: htmlAnswer(home, '<div class="iCIMS_ListingsPage" id="app"></div>'), hasDrifted: true },
  translated: { page: page(`${home}?in_iframe=1`, card(614, 'Shipwright')), titles: ['Shipwright'] },
  check: 2,
})

it('an icims place is the town, whatever stands before it', () => {
  const html = card(611, 'Carpentiere') + card(612, 'Calafato', 'IT-Genova') + card(613, 'Velaio', 'US')
  const { positions } = icims.read(page(home, html), boardAt(icims, home))
  expect(positions.map(({ hints }) => hints.place?.[0]?.text)).toEqual(['La Spezia', 'Genova', 'US'])
  expect(positions.map(({ hints }) => hints.place?.[0]?.country)).toEqual(['IT', 'IT', undefined])
})

it('an icims date that the page makes when it is asked for is no date of publication', () => {
  const posted = (datePosted: string) => {
    const stated = { '@type': 'JobPosting', title: 'Calafato', datePosted, validThrough: '2027-11-03T06:00:00.000Z' }
    const html = `<script type="application/ld+json">${JSON.stringify(stated)}</script><h1>Calafato</h1>`
    const url = `${home.replace('/search', '/612/calafato/job')}?in_iframe=1`
    return icims.read(htmlAnswer(url, html), boardAt(icims, home)).positions[0]?.hints
  }
  expect(posted('2024-11-03T06:00:17.417Z')).toEqual({})
  expect(posted('2026-10-03T00:00:00.000Z')).toEqual({ postedAt: expect.objectContaining({}) })
})

it('an icims portal without jobs says so in its own words', () => {
  const html = '<div class="iCIMS_NoResults">Sorry, no jobs were found that match your search criteria.</div>'
  expect(icims.read(page(home, html), boardAt(icims, home))).toEqual({ positions: [], next: [], isComplete: true })
})
