import { describe, expect, it } from 'vitest'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'
import { workable } from './workable.ts'

const board = { system: 'workable', token: 'hotel-duna', url: 'https://apply.workable.com/hotel-duna/' }
const api = 'https://apply.workable.com/api/v1/widget/accounts/hotel-duna?details=true'

const job = {
  title: 'Cuoco capo partita',
  shortcode: 'A1B2C3D4E5',
  employment_type: 'Full-time',
  telecommuting: false,
  url: 'https://apply.workable.com/j/A1B2C3D4E5',
  application_url: 'https://apply.workable.com/j/A1B2C3D4E5/apply',
  published_on: '2026-10-12',
  city: 'Rimini',
  locations: [
    { city: 'Rimini', region: 'Emilia-Romagna', country: 'Italy', hidden: false },
    { city: 'Riccione', region: 'Emilia-Romagna', country: 'Italy', hidden: false },
    { city: 'Cattolica', country: 'Italy', hidden: true },
  ],
  description: '<p>Guiderai la partita dei primi.</p>',
}

const named = (shortcode: string, title: string) => ({
  ...job,
  shortcode,
  title,
  url: `https://apply.workable.com/j/${shortcode}`,
})
const detail = jsonAnswer('https://apply.workable.com/api/v2/accounts/hotel-duna/jobs/A1B2C3D4E5', job)

describeBoard("workable's widget", {
  system: workable,
  address: board.url,
  list: {
    page: jsonAnswer(api, { name: 'Hotel Duna', jobs: [job, named('B1B2C3D4E5', 'Barista')] }),
    titles: ['Cuoco capo partita', 'Barista'],
  },
  second: null,
  detail: { page: detail, words: 'partita dei primi' },
  empty: { page: jsonAnswer(api, { name: 'Hotel Duna', jobs: [] }), isKnown: true },
  unknownTenant: { page: jsonAnswer(api, { error: 'Not found' }, 404) },
  changed: { page: jsonAnswer(api, { name: 'Hotel Duna', openings: [job] }) },
  translated: { page: jsonAnswer(api, { jobs: [named('C1B2C3D4E5', 'Chef de partie')] }), titles: ['Chef de partie'] },
})

const call = 'https://apply.workable.com/api/v3/accounts/hotel-duna/jobs'
const asked = (body: unknown) => ({ url: call, method: 'POST' as const, body: JSON.stringify(body) })
const row = (shortcode: string, title: string) => ({ shortcode, title, location: { city: 'Rimini' } })

describeBoard("workable's careers page", {
  system: workable,
  address: board.url,
  list: {
    request: asked({}),
    page: jsonAnswer(call, {
      total: 3,
      results: [row('A1B2C3D4E5', 'Cuoco capo partita'), row('B1B2C3D4E5', 'Barista')],
      nextPage: 'abc',
    }),
    titles: ['Cuoco capo partita', 'Barista'],
  },
  second: {
    request: asked({ token: 'abc' }),
    page: jsonAnswer(call, { total: 3, results: [row('C1B2C3D4E5', 'Portiere')] }),
    titles: ['Portiere'],
  },
  detail: { page: detail, words: 'partita dei primi' },
  empty: { request: asked({}), page: jsonAnswer(call, { total: 0, results: [] }), isKnown: true },
  unknownTenant: { page: jsonAnswer(call, { error: 'Not found' }, 404) },
  changed: { page: jsonAnswer(call, { total: 1, jobsList: [row('A1B2C3D4E5', 'Cuoco')] }) },
  translated: {
    request: asked({}),
    page: jsonAnswer(call, { total: 1, results: [row('D1B2C3D4E5', 'Chef')] }),
    titles: ['Chef'],
  },
  check: 2,
})

describe('workable recognise', () => {
  it.each([
    'https://apply.workable.com/hotel-duna/',
    'https://apply.workable.com/hotel-duna/j/A1B2C3D4E5/',
    'https://hotel-duna.workable.com/jobs/44',
    'https://apply.workable.com/api/v1/widget/accounts/hotel-duna',
    'https://www.workable.com/api/accounts/hotel-duna?details=true',
  ])('recognises %s', (url) => {
    expect(workable.recognise(new URL(url))).toEqual(board)
  })

  it.each(['https://www.workable.com/', 'https://jobs.workable.com/view/x', 'https://apply.workable.com/api/'])(
    'does not recognise %s',
    (url) => {
      expect(workable.recognise(new URL(url))).toBeNull()
    },
  )

  it('takes the account number of an embedded widget', () => {
    const page = htmlAnswer(
      'https://duna.example/lavora',
      '<script>whr(document).ready(function(){ whr_embed(90210, {detail: "titles"}); });</script>',
    )
    expect(workable.recogniseMarkup?.(page)).toMatchObject([{ token: '90210' }])
  })
})

describe('workable read', () => {
  it('gives only the places that are not hidden', () => {
    const page = jsonAnswer(api, { name: 'Hotel Duna', jobs: [job] })
    const read = workable.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        {
          url: job.url,
          reference: 'A1B2C3D4E5',
          hints: {
            place: [{ text: 'Rimini' }, { text: 'Riccione' }],
            schedule: { text: 'Full-time' },
            postedAt: { text: '2026-10-12' },
          },
          applyUrl: job.application_url,
        },
      ],
    })
    expect(read.positions[0]?.hints.remote).toBeUndefined()
  })

  it('gives a job once with every place, though the widget has a row for each', () => {
    const rowAt = (city: string) => ({ ...job, city, locations: [{ city, hidden: false }] })
    const page = jsonAnswer(api, { jobs: [rowAt('Rimini'), rowAt('Cervia'), rowAt('Rimini')] })
    const { positions, isComplete } = workable.read(page, board)
    expect(positions.map(({ hints }) => hints.place?.map(({ text }) => text))).toEqual([['Rimini', 'Cervia']])
    expect(isComplete).toBe(true)
  })

  it('quotes the remote flag as written', () => {
    const page = jsonAnswer(api, '{"jobs":[{"title":"Revenue manager","telecommuting": true}]}')
    expect(workable.read(page, board).positions[0]?.hints.remote).toEqual({ text: '"telecommuting": true', url: api })
  })

  it('marks closed jobs', () => {
    const read = workable.read(jsonAnswer(api, { jobs: [{ title: 'Bagnino', status: 'closed' }] }), board)
    expect(read.positions[0]?.closed).toEqual({ text: 'closed', url: api })
  })

  it('keeps the readable fields of a job with wrong types', () => {
    const read = workable.read(
      jsonAnswer(api, { jobs: [{ title: 'Portiere', locations: 'Rimini', city: 7, url: [] }, {}] }),
      board,
    )
    expect(read.positions).toMatchObject([{ title: { text: 'Portiere' }, url: board.url }])
    expect(read.isComplete).toBe(false)
  })
})

describe("workable's calls of the careers page", () => {
  const jobs = 'https://apply.workable.com/api/v3/accounts/hotel-duna/jobs'
  const entry = {
    id: 7,
    shortcode: 'A1B2C3D4E5',
    title: 'Cuoco capo partita',
    remote: false,
    state: 'published',
    workplace: 'on_site',
    location: { country: 'Italy', city: 'Rimini', region: 'Emilia-Romagna' },
    published: '2026-10-12T00:00:00.000Z',
  }

  it('are requested when the widget’s call does not answer', () => {
    expect(workable.requests(board)).toContainEqual({ url: jobs, method: 'POST', body: '{}' })
  })

  it('give a page of jobs, then the next and the details', () => {
    const page = jsonAnswer(jobs, { total: 11, results: [entry], nextPage: 'abc' })
    const read = workable.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next).toEqual([
      { url: jobs, method: 'POST', body: '{"token":"abc"}' },
      { url: 'https://apply.workable.com/api/v2/accounts/hotel-duna/jobs/A1B2C3D4E5' },
    ])
    expect(read.positions).toMatchObject([
      {
        url: 'https://apply.workable.com/hotel-duna/j/A1B2C3D4E5/',
        hints: { place: [{ text: 'Rimini' }], remote: { text: 'on_site' }, postedAt: { text: entry.published } },
      },
    ])
  })

  it('give a detail', () => {
    const url = 'https://apply.workable.com/api/v2/accounts/hotel-duna/jobs/A1B2C3D4E5'
    const read = workable.read(jsonAnswer(url, { ...entry, requirements: '<ul><li>Due stagioni</li></ul>' }), board)
    expect(read).toMatchObject({ isComplete: true, next: [], positions: [{ reference: 'A1B2C3D4E5' }] })
    expect(read.positions[0]?.sections).toMatchObject([{ lines: [{ text: 'Due stagioni' }] }])
  })
})

it('workable recognises its careers page on the company’s own domain', () => {
  const html =
    '<script>window.careers={"config":{"account":"hotel-duna"}}</script><script src="https://careers-page.workable.com/app.js"></script>'
  expect(workable.recogniseMarkup?.(htmlAnswer('https://lavoro.duna.example/', html))).toEqual([board])
})

it("workable's short address of a job leads to its company's board", () => {
  const short = workable.recognise(new URL('https://apply.workable.com/j/AB12CD34EF'))
  expect(short && workable.requests(short)).toEqual([{ url: 'https://apply.workable.com/j/AB12CD34EF' }])
  const led = htmlAnswer('https://apply.workable.com/rossi/j/AB12CD34EF/', '<div id="app"></div>')
  expect(short && workable.read(led, short)).toEqual({
    positions: [],
    next: [{ url: 'https://apply.workable.com/api/v1/widget/accounts/rossi?details=true' }],
    isComplete: true,
  })
  const gone = htmlAnswer('https://apply.workable.com/j/AB12CD34EF', '<h1>Not found</h1>', 404)
  expect(short && workable.read(gone, short).isComplete).toBe(false)
})
