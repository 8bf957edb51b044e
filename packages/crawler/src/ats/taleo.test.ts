import { describe, expect, it } from 'vitest'
import { taleo } from './taleo.ts'
import { htmlAnswer, jsonAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://assicura.taleo.net/careersection/ex/jobsearch.ftl?lang=it'
const call = 'https://assicura.taleo.net/careersection/rest/jobboard/searchjobs?lang=it&portal=1014'
const asked = (pageNo: number) => ({
  url: call,
  method: 'POST' as const,
  body: JSON.stringify({
    multilineEnabled: false,
    sortingSelection: { sortBySelectionParam: '3', ascendingSortingOrder: 'false' },
    fieldData: { fields: { KEYWORD: '', LOCATION: '', ORGANIZATION: '' }, valid: true },
    filterSelectionParam: { searchFilterSelections: [] },
    advancedSearchFiltersSelectionParam: { searchFilterSelections: [] },
    pageNo,
  }),
})
const job = (number: string, title: string) => ({
  contestNo: number,
  column: [title, '["Italia-Friuli-Trieste"]', '03/11/2026'],
  linkedColumn: 0,
  locationsColumns: [1],
})
const answer = (totalCount: number, ...requisitionList: unknown[]) =>
  jsonAnswer(call, { requisitionList, pagingData: { currentPageNo: 1, pageSize: 2, totalCount } })

const portal = htmlAnswer(home, "<script>var config = { portalNo: '1014', lang: 'it' }</script>")

describeBoard("a taleo company's career section", {
  system: taleo,
  address: 'https://assicura.taleo.net/careersection/ex/jobdetail.ftl?job=2600AB',
  start: { page: portal },
  list: {
    request: asked(1),
    page: answer(3, job('2600AB', 'Perito'), job('2600AC', 'Attuario')),
    titles: ['Perito', 'Attuario'],
  },
  second: { request: asked(2), page: answer(3, job('2600AD', 'Liquidatore')), titles: ['Liquidatore'] },
  detail: {
    page: htmlAnswer(
      'https://assicura.taleo.net/careersection/ex/jobdetail.ftl?job=2600AB',
      '<h1>Perito</h1><p>Stima dei danni.</p>',
    ),
    words: 'Stima dei danni',
  },
  empty: { request: asked(1), page: answer(0), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<p>Career section unavailable</p>') },
  changed: { page: jsonAnswer(call, { careerSectionUnAvailable: true }) },
  translated: { request: asked(1), page: answer(1, job('2600AE', 'Actuary')), titles: ['Actuary'] },
  check: 3,
})

describe("a taleo company's career section page", () => {
  it('gives the call the time zone without which it answers with an error', () => {
    expect(taleo.read(portal, boardAt(taleo, home)).next).toMatchObject([{ headers: { tz: 'GMT+01:00' } }])
  })

  it('gives the town of a place that it writes from the country down', () => {
    const [position] = taleo.read(answer(1, job('2600AB', 'Perito')), boardAt(taleo, home), asked(1)).positions
    expect(position?.hints).toMatchObject({ place: [{ text: 'Trieste' }], postedAt: { text: '03/11/2026' } })
  })
})

const small = 'https://phe.tbe.taleo.net/phe02/ats/careers/v2/searchResults?org=ORTO&cws=37'
const view = (rid: number) =>
  `https://phe.tbe.taleo.net/phe02/ats/careers/v2/viewRequisition?org=ORTO&cws=37&rid=${rid}`
const row = (rid: number, title: string) =>
  `<div class="oracletaleocwsv2-accordion"><h4 class="oracletaleocwsv2-head-title"><a href="${view(rid).replaceAll('&', '&amp;')}" class="viewJobLink">${title}</a></h4><div class="location">Cesena</div></div>`
const count = (total: number) => `<span class="oracletaleocwsv2-panel-number">${total}</span>`
const after = 'https://phe.tbe.taleo.net/phe02/ats/careers/v2/searchResults?next&rowFrom=10&act=null'

describeBoard("a taleo small company's board", {
  system: taleo,
  address: view(17),
  list: {
    page: htmlAnswer(
      small,
      `${count(3)}${row(17, 'Ortolano')}${row(18, 'Potatore')}<a class="jscroll-next" href="${after}">Altre</a>`,
    ),
    titles: ['Ortolano', 'Potatore'],
  },
  second: { page: htmlAnswer(after, row(19, 'Vivaista')), titles: ['Vivaista'] },
  detail: { page: htmlAnswer(view(17), '<h1>Ortolano</h1><p>Raccolta in serra.</p>'), words: 'Raccolta in serra' },
  empty: { page: htmlAnswer(small, `<div class="oracletaleocwsv2">${count(0)}</div>`), isKnown: true },
  unknownTenant: { page: htmlAnswer(small, '<h1>Inactive</h1>') },
  changed: { page: htmlAnswer(small, '<div class="oracletaleocwsv3-list"></div>'), hasDrifted: true },
  translated: { page: htmlAnswer(small, count(1) + row(20, 'Gardener')), titles: ['Gardener'] },
  check: 2,
})

it("a taleo small company's board says how many jobs it has", () => {
  expect(taleo.read(htmlAnswer(small, count(12) + row(17, 'Ortolano')), boardAt(taleo, small)).total).toBe(12)
})

it("a taleo small company's board whose count was cut off is not known to be empty", () => {
  const cut = htmlAnswer(small, '<span class="oracletaleocwsv2-panel-number">')
  expect(taleo.read(cut, boardAt(taleo, small)).isComplete).toBe(false)
})

describe("a taleo career section's job page", () => {
  const address = 'https://assicura.taleo.net/careersection/ex/jobdetail.ftl?job=2600AB&lang=it'
  const page = (values: string) =>
    htmlAnswer(
      address,
      `<script>var d = { _hlid: ['reqlistitem.title','reqlistitem.description','reqlistitem.primarylocation'], };
      api.fillList('requisitionDescriptionInterface', 'descRequisition', [${values}]);</script>`,
    )

  it('is read from the values that its script fills it with', () => {
    const values = String.raw`'Perito%20all%27estero','!*!%3Cp%3EStima dei danni\: auto%3C/p%3E','Italia-Friuli-Trieste'`
    expect(taleo.read(page(values), boardAt(taleo, home))).toMatchObject({
      isComplete: true,
      positions: [
        {
          title: { text: "Perito all'estero" },
          reference: '2600AB',
          hints: { place: [{ text: 'Trieste' }] },
          sections: [{ lines: [{ text: 'Stima dei danni: auto' }] }],
        },
      ],
    })
  })

  it('is read without the invisible characters of its values, however they are written', () => {
    const values = "'Pe\u200brito%E2%80%8B','St\u{e0041}ima','Trie\u202este'"
    expect(taleo.read(page(values), boardAt(taleo, home)).positions).toMatchObject([
      {
        title: { text: 'Perito' },
        hints: { place: [{ text: 'Trieste' }] },
        sections: [{ lines: [{ text: 'Stima' }] }],
      },
    ])
  })

  it.each([
    ['a value is missing', "'Perito','Stima'"],
    ['the list is not ended', "'Perito','Stima','Trieste"],
  ])('gives nothing where %s', (_, values) => {
    expect(taleo.read(page(values), boardAt(taleo, home)).positions).toEqual([])
  })
})

it("a taleo career section's portal number may stand without quotes", () => {
  const page = htmlAnswer(home, '<script>var config = { portalNo: 1014, lang: "it" }</script>')
  expect(taleo.read(page, boardAt(taleo, home)).next).toMatchObject([{ url: call }])
})
