import { describe, expect, it } from 'vitest'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'
import { workday } from './workday.ts'

const board = {
  system: 'workday',
  token: 'gruppoalfa/Careers',
  url: 'https://gruppoalfa.wd3.myworkdayjobs.com/Careers',
  host: 'gruppoalfa.wd3.myworkdayjobs.com',
}
const api = 'https://gruppoalfa.wd3.myworkdayjobs.com/wday/cxs/gruppoalfa/Careers'

const posting = {
  title: 'Ingegnere di processo',
  externalPath: '/job/Ivrea/Ingegnere-di-processo_JR-0012',
  locationsText: 'Ivrea',
  postedOn: 'Posted 3 Days Ago',
  bulletFields: ['JR-0012'],
}

const numbered = (number: number, title: string) => ({
  ...posting,
  title,
  externalPath: `/job/Ivrea/${title.replaceAll(' ', '-')}_JR-${number}`,
})
const twenty = ['Ingegnere di processo', ...Array.from({ length: 19 }, (_, index) => `Perito linea ${index + 1}`)]
const asked = (offset: number) => ({
  url: `${api}/jobs`,
  method: 'POST' as const,
  body: JSON.stringify({ appliedFacets: {}, limit: 20, offset, searchText: '' }),
})
const answer = (total: number, ...jobPostings: unknown[]) => jsonAnswer(`${api}/jobs`, { total, jobPostings })

describeBoard('a workday board', {
  system: workday,
  address: board.url,
  list: {
    request: asked(0),
    page: answer(21, ...twenty.map((title, index) => numbered(100 + index, title))),
    titles: twenty,
  },
  second: { request: asked(20), page: answer(0, numbered(200, 'Tecnologo')), titles: ['Tecnologo'] },
  detail: {
    page: jsonAnswer(`${api}/job/Ivrea/Ingegnere-di-processo_JR-100`, {
      jobPostingInfo: { title: 'Ingegnere di processo', jobDescription: '<p>Ottimizzazione delle linee.</p>' },
    }),
    words: 'Ottimizzazione delle linee',
  },
  empty: { request: asked(0), page: answer(0), isKnown: true },
  unknownTenant: { page: jsonAnswer(`${api}/jobs`, { errorCode: 'HTTP_422' }) },
  changed: { page: jsonAnswer(`${api}/jobs`, { count: 1, postings: [posting] }) },
  translated: { request: asked(0), page: answer(1, numbered(300, 'Process engineer')), titles: ['Process engineer'] },
  check: 2,
})

describe('workday recognise', () => {
  it.each([
    'https://gruppoalfa.wd3.myworkdayjobs.com/Careers',
    'https://gruppoalfa.wd3.myworkdayjobs.com/it-IT/Careers/job/Ivrea/Ingegnere-di-processo_JR-0012',
    `${api}/jobs`,
  ])('recognises %s', (url) => {
    expect(workday.recognise(new URL(url))).toEqual(board)
  })

  it('recognises the shared host', () => {
    expect(workday.recognise(new URL('https://wd5.myworkdaysite.com/it-IT/recruiting/alfa/Lavora'))).toMatchObject({
      token: 'alfa/Lavora',
      url: 'https://wd5.myworkdaysite.com/recruiting/alfa/Lavora',
    })
  })

  it.each([
    'https://www.myworkday.com/alfa/login',
    'https://gruppoalfa.wd3.myworkdayjobs.com/',
    'https://www.workday.com/Careers',
  ])('does not recognise %s', (url) => {
    expect(workday.recognise(new URL(url))).toBeNull()
  })

  it('requests the list by POST', () => {
    expect(workday.requests(board)).toEqual([
      { url: `${api}/jobs`, method: 'POST', body: '{"appliedFacets":{},"limit":20,"offset":0,"searchText":""}' },
      { url: board.url },
    ])
  })
})

describe('workday read', () => {
  it('lists the jobs, and requests every other page before the details', () => {
    const page = jsonAnswer(`${api}/jobs`, { total: 45, jobPostings: [posting] })
    const read = workday.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next.map(({ url, body }) => body ?? url)).toEqual([
      '{"appliedFacets":{},"limit":20,"offset":20,"searchText":""}',
      '{"appliedFacets":{},"limit":20,"offset":40,"searchText":""}',
      `${api}${posting.externalPath}`,
    ])
    expect(read.positions[0]).toMatchObject({
      url: `${board.url}${posting.externalPath}`,
      reference: 'JR-0012',
      hints: { place: [{ text: 'Ivrea' }], postedAt: { text: 'Posted 3 Days Ago' } },
    })
  })

  it('does not take a count of locations for a place', () => {
    const read = workday.read(
      jsonAnswer(`${api}/jobs`, { total: 0, jobPostings: [{ ...posting, locationsText: '2 Locations' }] }),
      board,
    )
    expect(read.positions[0]?.hints.place).toBeUndefined()
    expect(read.next).toHaveLength(1)
  })

  it('reads a detail under the same reference and address', () => {
    const info = {
      title: posting.title,
      jobDescription: '<p>Ottimizzazione delle linee.</p>',
      location: 'Ivrea',
      additionalLocations: ['Torino'],
      timeType: 'Full time',
      remoteType: 'Hybrid',
      startDate: '2026-11-11',
      canApply: true,
      posted: true,
    }
    const page = jsonAnswer(`${api}${posting.externalPath}`, { jobPostingInfo: info })
    const read = workday.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      {
        url: `${board.url}${posting.externalPath}`,
        reference: 'JR-0012',
        closed: null,
        hints: {
          place: [{ text: 'Ivrea' }, { text: 'Torino' }],
          remote: { text: 'Hybrid' },
          postedAt: { text: '2026-11-11' },
        },
      },
    ])
    expect(
      workday.read(jsonAnswer(page.url, { jobPostingInfo: { ...info, posted: false } }), board).positions[0]?.closed
        ?.text,
    ).toBe('"posted":false')
  })

  it('reads the rendered list and a job’s page', () => {
    const page = htmlAnswer(
      board.url,
      `<ul><li><h3><a data-automation-id="jobTitle" href="/it-IT/Careers${posting.externalPath}">Ingegnere di processo</a></h3></li></ul>`,
    )
    expect(workday.read(page, board)).toMatchObject({
      positions: [{ title: { text: posting.title }, reference: 'JR-0012' }],
    })
  })

  it('asks for no more pages than a visit may, and keeps to its own host', () => {
    const odd = { total: 1e9, jobPostings: [{ title: 'Perito', externalPath: 'https://evil.example/' }] }
    const read = workday.read(jsonAnswer(`${api}/jobs`, odd), board)
    expect(read.positions).toMatchObject([{ url: board.url }])
    expect(read.next).toHaveLength(99)
  })
})

it('reads the newer form of a job’s address', () => {
  const html =
    '<li><a href="/it-IT/Careers/details/Ingegnere-di-processo_JR-0012">Ingegnere di processo</a><dd data-automation-id="locations">Ivrea</dd></li>'
  expect(workday.read(htmlAnswer(board.url, html), board).positions).toMatchObject([
    { reference: 'JR-0012', hints: { place: [{ text: 'Ivrea' }] } },
  ])
})

it('takes the requisition’s place where the advert names none', () => {
  const info = { title: 'Ingegnere', jobRequisitionLocation: { descriptor: 'Ivrea' } }
  const page = jsonAnswer(`${api}/job/x_JR-1`, { jobPostingInfo: info })
  expect(workday.read(page, board).positions[0]?.hints.place).toMatchObject([{ text: 'Ivrea' }])
})

describe('a large workday board', () => {
  const list = `${api}/jobs`
  const facets = [
    {
      facetParameter: 'locationMainGroup',
      values: [
        {
          facetParameter: 'locationCountry',
          values: [
            { descriptor: 'Germany', id: 'de1', count: 300 },
            { descriptor: 'Italy', id: 'it1', count: 21 },
          ],
        },
      ],
    },
  ]
  const answer = (total: number) =>
    jsonAnswer(list, { total, facets, jobPostings: [{ title: 'Monteur', externalPath: '/job/Ulm/x_R9' }] })

  it('is asked for its posts in Italy, page by page', () => {
    const { positions, next, isComplete } = workday.read(answer(900), board)
    expect([positions, isComplete]).toEqual([[], true])
    expect(next.map(({ body }) => JSON.parse(body ?? ''))).toMatchObject([
      { appliedFacets: { locationCountry: ['it1'] }, offset: 0 },
    ])
    const italian = workday.read(answer(21), board, next[0])
    expect(italian).toMatchObject({ total: 21, positions: [{ title: { text: 'Monteur' } }] })
    expect(JSON.parse(italian.next[0]?.body ?? '')).toMatchObject({
      appliedFacets: { locationCountry: ['it1'] },
      offset: 20,
    })
  })

  it('is never whole where it counts as many as some tenants count at most', () => {
    const counting = (total: number) =>
      workday.read(
        jsonAnswer(list, { total, jobPostings: [{ title: 'Monteur', externalPath: '/job/Ulm/x_R9' }] }),
        board,
      )
    expect(counting(1_999).isComplete).toBe(true)
    expect(counting(2_000).isComplete).toBe(false)
  })

  it('is read whole where it is small, or has no filter by country', () => {
    expect(workday.read(answer(40), board).positions).toHaveLength(1)
    const plain = jsonAnswer(list, {
      total: 900,
      facets: [],
      jobPostings: [{ title: 'Monteur', externalPath: '/job/Ulm/x_R9' }],
    })
    expect(workday.read(plain, board)).toMatchObject({ total: 900, positions: [{}] })
  })
})

it("workday's regular workers are quoted with the field's name, which sets them against temporary ones", () => {
  const contractOf = (workerSubType: string) => {
    const page = jsonAnswer(`${api}/job/x_JR-1`, { jobPostingInfo: { title: 'Monteur', workerSubType } })
    return workday.read(page, board).positions[0]?.hints.contract?.text
  }
  expect(contractOf('Regular')).toBe('"workerSubType":"Regular"')
  expect(contractOf('Fixed Term')).toBe('Fixed Term')
})
