import { describe, expect, it } from 'vitest'
import { ashby } from './ashby.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = { system: 'ashby', token: 'lumen', url: 'https://jobs.ashbyhq.com/lumen' }
const api = 'https://api.ashbyhq.com/posting-api/job-board/lumen?includeCompensation=true'
const id = '9d2f6a10-2222-4333-8444-0123456789ab'

const job = {
  title: 'Backend Engineer',
  location: 'Torino Office',
  address: { postalAddress: { addressLocality: 'Torino', addressCountry: 'Italy' } },
  secondaryLocations: [
    { location: 'Cuneo' },
    { location: 'HQ 2', address: { postalAddress: { addressLocality: 'Asti' } } },
  ],
  isListed: true,
  isRemote: true,
  workplaceType: 'Hybrid',
  employmentType: 'FullTime',
  publishedAt: '2026-11-01T09:00:00.000+00:00',
  jobUrl: `https://jobs.ashbyhq.com/lumen/${id}`,
  applyUrl: `https://jobs.ashbyhq.com/lumen/${id}/application`,
  descriptionHtml: '<p>Scriverai servizi in Go.</p>',
  compensation: { compensationTierSummary: '€45K – €55K' },
}

const named = (number: number, title: string) => ({
  ...job,
  title,
  jobUrl: job.jobUrl.replace('9d2f6a10', `9d2f6a1${number}`),
})

describeBoard('an ashby board', {
  system: ashby,
  address: board.url,
  list: {
    page: jsonAnswer(api, { apiVersion: '1', jobs: [job, named(1, 'Product Designer')] }),
    titles: ['Backend Engineer', 'Product Designer'],
  },
  second: null,
  detail: {
    page: htmlAnswer(job.jobUrl, '<h1>Backend Engineer</h1><p>Scriverai servizi in Go.</p>'),
    words: 'servizi in Go',
  },
  empty: { page: jsonAnswer(api, { apiVersion: '1', jobs: [] }), isKnown: true },
  unknownTenant: { page: jsonAnswer(api, 'Not Found', 404) },
  changed: { page: jsonAnswer(api, { apiVersion: '2', postings: [job] }) },
  translated: { page: jsonAnswer(api, { jobs: [named(2, 'Progettista')] }), titles: ['Progettista'] },
})

describe('ashby recognise', () => {
  it.each([
    'https://jobs.ashbyhq.com/lumen',
    `https://jobs.ashbyhq.com/lumen/${id}`,
    'https://jobs.ashbyhq.com/lumen/embed?version=2',
    api,
  ])('recognises %s', (url) => {
    expect(ashby.recognise(new URL(url))).toEqual(board)
  })

  it('takes the token from an embed', () => {
    const page = htmlAnswer(
      'https://lumen.example/jobs',
      '<div id="ashby_embed"></div><script>window.__ashbyBoardName = "lumen"</script>',
    )
    expect(ashby.recogniseMarkup?.(page)).toEqual([board])
  })
})

describe('ashby read', () => {
  it('gives every place and the workplace type', () => {
    const page = jsonAnswer(api, { apiVersion: '1', jobs: [job] })
    const read = ashby.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        {
          reference: id,
          url: job.jobUrl,
          closed: null,
          hints: {
            place: [{ text: 'Torino' }, { text: 'Cuneo' }, { text: 'Asti' }],
            remote: { text: 'Hybrid' },
            pay: { text: '€45K – €55K' },
            contract: { text: 'FullTime' },
          },
        },
      ],
    })
  })

  it('marks unlisted jobs as closed', () => {
    expect(ashby.read(jsonAnswer(api, { jobs: [{ ...job, isListed: false }] }), board).positions[0]?.closed?.text).toBe(
      '"isListed":false',
    )
  })
})
