import { expect, test } from 'vitest'
import { createVisitFetcher, firstVisitLimits } from '../../src/fetch/visit-fetcher.ts'
import { parseHtml } from '../../src/page/parse-html.ts'
import type { RawPosition } from '../../src/raw-position.ts'
import { findingsOf } from '../../src/visit/findings.ts'
import { siteResult } from '../../src/visit/site-result.ts'
import { newVisit, type Visit } from '../../src/visit/visit.ts'
import type { ExpectedSite } from './expected-site.ts'
import type { WeighedTitle } from './noting-scorer.ts'
import { fatesOf } from './site-fates.ts'

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
  visit.pages.push({ ...page, document: parseHtml(html), prepare: async () => {} })
  for (const raw of proposals) visit.sightings.push({ raw, pageUrl: url, isOwnPage: false, isForeign: false })
  return visit
}

const blank = { url, cities: [], contract: null, schedule: null, collar: null, smartWorking: null, postedAt: null }
const lists = { languages: [], skills: [], certifications: [], benefits: [] }

const expectedOf = (titles: readonly string[]): Pick<ExpectedSite, 'positions'> => ({
  positions: titles.map((one) => ({
    ...blank,
    ...lists,
    title: one,
    experienceYears: null,
    protectedCategories: false,
  })),
})

async function fates(
  titles: readonly string[],
  html: string,
  proposals: readonly RawPosition[],
  weighedTitles: readonly WeighedTitle[] = [],
) {
  const visit = visitOf(html, proposals)
  return fatesOf(visit, expectedOf(titles), siteResult('rossi', await findingsOf(visit)), weighedTitles)
}

const title = 'Saldatore TIG esperto'
const heading = `<h3>${title}</h3>`
const spontaneous = { sections: [{ heading: null, lines: [{ text: 'Candidatura spontanea', isItem: false }] }] }
const weighed = (confidence: number, isNothingOpen = false): WeighedTitle[] => [{ title, confidence, isNothingOpen }]

test.each<[string, string, RawPosition[], WeighedTitle[], string | null]>([
  ['it is among the findings', heading, [proposal(title)], [], null],
  ['no page names it', '<p>Chi siamo</p>', [], [], 'not reached'],
  ['only a script names it', `<script>var role = "${title}"</script>`, [], [], 'no line'],
  ['a break divides its heading', '<h3>Saldatore<br>TIG esperto</h3>', [], [], 'no line'],
  [
    'its line is no possible title',
    `<p>Qui lavora un ${title}, e di questo andiamo fieri.</p>`,
    [],
    [],
    'no candidate: no possible title',
  ],
  [
    'a part of its title is shown',
    `<p>Qui lavora un ${title}, e di questo andiamo fieri.</p>`,
    [proposal('Saldatore')],
    [],
    'no candidate: shown under another title',
  ],
  ['it was hopeless', heading, [], weighed(0.03), 'weighed too low: 0 to 0.1'],
  ['it was weighed just below the least', heading, [], weighed(0.1), 'weighed too low: 0.1 to 0.2'],
  [
    'it was proposed and unlikely',
    heading,
    [proposal(title, { confidence: 0.2 })],
    weighed(0.2),
    'weighed too low: 0.2 to 0.3',
  ],
  [
    'it was nearly likely enough',
    heading,
    [proposal(title, { confidence: 0.49 })],
    weighed(0.49),
    'weighed too low: 0.3 to 0.5',
  ],
  ['the surest of two was too low', heading, [], [...weighed(0.05), ...weighed(0.15)], 'weighed too low: 0.1 to 0.2'],
  ['it is closed', heading, [proposal(title, { ...closed, confidence: 0.9 })], weighed(0.9), 'refused: closed'],
  [
    'its data say that it is a spontaneous application',
    heading,
    [proposal(title, spontaneous)],
    [],
    'refused: spontaneous',
  ],
  [
    'it was weighed with a line about spontaneous applications',
    heading,
    [proposal(title, { ...spontaneous, confidence: 0.9 })],
    weighed(0.9),
    null,
  ],
  [
    'it is closed and unlikely too',
    heading,
    [proposal(title, { ...closed, confidence: 0.3 })],
    weighed(0.3),
    'weighed too low: 0.3 to 0.5',
  ],
  ['its page says that nothing is open', heading, [], weighed(0.9, true), 'refused: nothing_open'],
  ['another candidate took its lines', heading, [], weighed(0.9), 'merged or displaced: displaced'],
])('a position has its cause of loss where %s', async (_, html, proposals, titles, cause) => {
  const [fate] = (await fates([title], html, proposals, titles)).expected
  expect(fate?.loss && [fate.loss.cause, fate.loss.detail].filter(Boolean).join(': ')).toBe(cause)
})

test('a possible title in a list without a trade, away from openings, is lost with its group', async () => {
  const html = '<h1>La bottega</h1><ul><li>Banco salumi</li><li>Reparto dolci</li></ul>'
  const [fate] = (await fates(['Banco salumi'], html, [])).expected
  expect(fate?.loss).toEqual({ cause: 'no candidate', detail: 'group passed over' })
})

async function losses(titles: readonly string[], proposals: readonly RawPosition[], of: readonly WeighedTitle[] = []) {
  const { expected } = await fates(titles, '<h3>Cuoco</h3><h3>Aiuto cuoco</h3>', proposals, of)
  return expected.map(({ loss }) => loss)
}

test('of two positions with one title, one is merged away where both stand in a list and one is shown', async () => {
  const two = await losses(['Cuoco', 'Cuoco'], [proposal('Cuoco'), proposal('Cuoco')])
  expect(two).toEqual([null, { cause: 'merged or displaced', detail: 'merged' }])
})

test('of two positions with one title, one is refused where only the other is likely enough', async () => {
  const elsewhere = { url: `${url}bari`, hints: { place: [{ text: 'Bari', url }] }, confidence: 0.3 }
  const two = await losses(['Cuoco', 'Cuoco'], [proposal('Cuoco'), proposal('Cuoco', elsewhere)])
  expect(two).toEqual([null, { cause: 'weighed too low', detail: '0.3 to 0.5' }])
})

test('a title of another position is not taken for the lost one', async () => {
  const one = { title: 'Aiuto cuoco', confidence: 0.9, isNothingOpen: false }
  expect((await losses(['Aiuto cuoco', 'Cuoco'], [proposal('Aiuto cuoco')], [one]))[1]?.cause).toBe('no candidate')
})

test('an advert on a list that only teases it is lost as a teaser', async () => {
  const visit = visitOf(heading, [])
  const list = `${url}lista/`
  const sight = (raw: RawPosition, pageUrl: string) =>
    visit.sightings.push({ raw, pageUrl, isOwnPage: false, isForeign: false })
  sight(proposal(title, { url: list }), url)
  for (const other of ['Cuoco', 'Cameriere']) sight(proposal(other, { url: list }), list)
  const found = siteResult('rossi', await findingsOf(visit))
  const [fate] = (await fatesOf(visit, expectedOf([title]), found, [])).expected
  expect(fate?.loss).toEqual({ cause: 'refused', detail: 'teaser' })
})

test('a false position has a kind and the name of its reader', async () => {
  const proposals = ['Cuoco', 'Cuoco di bordo per navi e traghetti', 'Chitarrista'].map((title) => proposal(title))
  expect((await fates(['Cuoco di sala', 'Cuoco'], '', proposals)).false).toEqual([
    { title: 'Cuoco di bordo per navi e traghetti', kind: 'title', by: 'headings', at: 1 },
    { title: 'Chitarrista', kind: 'beside', by: 'headings', at: 2 },
  ])
  expect((await fates([], '', [proposal('Chitarrista')])).false).toEqual([
    { title: 'Chitarrista', kind: 'none', by: 'headings', at: 0 },
  ])
})
