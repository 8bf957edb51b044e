import { describe, expect, it } from 'vitest'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
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

  it.each([
    'https://www.workable.com/',
    'https://apply.workable.com/j/A1B2C3D4E5',
    'https://jobs.workable.com/view/x',
    'https://apply.workable.com/api/',
  ])('does not recognise %s', (url) => {
    expect(workable.recognise(new URL(url))).toBeNull()
  })

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

  it('quotes the remote flag as written', () => {
    const page = jsonAnswer(api, '{"jobs":[{"title":"Revenue manager","telecommuting": true}]}')
    expect(workable.read(page, board).positions[0]?.hints.remote).toEqual({ text: '"telecommuting": true', url: api })
  })

  it('marks closed jobs', () => {
    const read = workable.read(jsonAnswer(api, { jobs: [{ title: 'Bagnino', status: 'closed' }] }), board)
    expect(read.positions[0]?.closed).toEqual({ text: 'closed', url: api })
  })

  it('is complete when empty', () => {
    expect(workable.read(jsonAnswer(api, { jobs: [] }), board)).toEqual({ positions: [], next: [], isComplete: true })
  })

  it.each(['{"jobs"', '{"error":"Not found"}', '[]'])('reads nothing from %s', (text) => {
    expect(workable.read(jsonAnswer(api, text), board)).toEqual({ positions: [], next: [], isComplete: false })
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
