import { expect, test } from 'vitest'
import { createVisitFetcher, firstVisitLimits } from '../../src/fetch/visit-fetcher.ts'
import { parseHtml } from '../../src/page/parse-html.ts'
import type { RawPosition } from '../../src/raw-position.ts'
import { findingsOf } from '../../src/visit/findings.ts'
import { siteResult } from '../../src/visit/site-result.ts'
import { newVisit, type Visit } from '../../src/visit/visit.ts'
import type { ExpectedSite } from './expected-site.ts'
import { fatesOf } from './loss-stages.ts'

const url = 'https://www.rossi.example/lavora-con-noi/'

const proposal = (title: string, changes: Partial<RawPosition> = {}): RawPosition => ({
  by: 'headings',
  title: { text: title, url },
  url,
  reference: null,
  sections: [{ heading: 'Requisiti', lines: [{ text: 'Diploma e due anni di esperienza', isItem: true }] }],
  hints: { contract: { text: 'tempo indeterminato', url } },
  closed: null,
  applyUrl: null,
  ...changes,
})

const closed = { closed: { text: 'posizione chiusa', url } }

/** A visit that read one page with these words and proposed these adverts. */
function visitOf(html: string, proposals: readonly RawPosition[]): Visit {
  const unused = () => Promise.reject(new Error('this visit is over'))
  const site = { startUrl: url, company: null, city: null, visitedAt: new Date('2026-11-14T06:00:00Z') }
  const visit = newVisit(site, createVisitFetcher({ fetch: unused, render: unused }, firstVisitLimits), null)
  const page = { kind: 'html', url, status: 200, baseUrl: url, lang: 'it', html, isRendered: false } as const
  visit.pages.push({ ...page, document: parseHtml(html) })
  for (const raw of proposals) visit.sightings.push({ raw, pageUrl: url, isOwnPage: false, isForeign: false })
  return visit
}

function fates(titles: readonly string[], html: string, proposals: readonly RawPosition[]) {
  const blank = { url, cities: [], contract: null, schedule: null, collar: null, smartWorking: null, postedAt: null }
  const lists = { languages: [], skills: [], certifications: [], benefits: [] }
  const positions = titles.map((title) => ({
    ...blank,
    ...lists,
    title,
    experienceYears: null,
    protectedCategories: false,
  }))
  const site = { archetype: 'list', city: null, ambiguous: false, emails: [], phones: [], news: [] }
  const expected: ExpectedSite = { ...site, positions }
  const visit = visitOf(html, proposals)
  return fatesOf(visit, expected, siteResult('rossi', findingsOf(visit)))
}

test.each([
  ['passes no stage where no page names it', '<p>Chi siamo</p>', [], 0],
  ['is reached where a page names it', '<h3>Saldatore TIG esperto</h3>', [], 1],
  [
    'is a candidate where its words are proposed',
    '<h3>Saldatore TIG esperto</h3>',
    ['Saldatore TIG in officina a turni'],
    2,
  ],
  [
    'is titled where its title is proposed and refused',
    '<h3>Saldatore TIG esperto</h3>',
    [['Saldatore TIG esperto']],
    3,
  ],
  ['passes all stages where it is reported', '<h3>Saldatore TIG esperto</h3>', ['Saldatore TIG esperto'], 5],
])('an expected position %s', (_, html, proposals, passed) => {
  const raws = proposals.map((one) => (typeof one === 'string' ? proposal(one) : proposal(one[0] ?? '', closed)))
  expect(fates(['Saldatore TIG esperto'], html, raws).expected).toEqual([{ title: 'Saldatore TIG esperto', passed }])
})

test('an expected position is lost in merging where two became one', () => {
  const two = fates(['Cuoco', 'Cuoco'], '<h3>Cuoco</h3>', [proposal('Cuoco'), proposal('Cuoco')])
  expect(two.expected.map(({ passed }) => passed)).toEqual([5, 4])
})

test('a false position has a kind and the name of its reader', () => {
  const proposals = ['Cuoco', 'Cuoco di bordo per navi e traghetti', 'Chitarrista'].map((title) => proposal(title))
  expect(fates(['Cuoco di sala', 'Cuoco'], '', proposals).false).toEqual([
    { title: 'Cuoco di bordo per navi e traghetti', kind: 'title', by: 'headings', at: 1 },
    { title: 'Chitarrista', kind: 'beside', by: 'headings', at: 2 },
  ])
  expect(fates([], '', [proposal('Chitarrista')]).false).toEqual([
    { title: 'Chitarrista', kind: 'none', by: 'headings', at: 0 },
  ])
})
