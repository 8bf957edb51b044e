import { describe, expect, it } from 'vitest'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
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

  it('reads an empty board, and nothing from a broken answer', () => {
    expect(workday.read(jsonAnswer(`${api}/jobs`, { total: 0, jobPostings: [] }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    expect(workday.read(jsonAnswer(`${api}/jobs`, '{"total":3'), board).isComplete).toBe(false)
    expect(workday.read(jsonAnswer(`${api}/jobs`, { errorCode: 'HTTP_422' }), board).isComplete).toBe(false)
    const odd = { total: 1e9, jobPostings: [{ title: 'Perito', externalPath: 'https://evil.example/' }] }
    const read = workday.read(jsonAnswer(`${api}/jobs`, odd), board)
    expect(read.positions).toMatchObject([{ url: board.url }])
    expect(read.next).toHaveLength(24)
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
