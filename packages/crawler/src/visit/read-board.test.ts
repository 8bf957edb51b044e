import { describe, expect, it } from 'vitest'
import { recogniseBoard } from '../ats/tracking-systems.ts'
import type { FetchRequest, FetchResult } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { readBoard } from './read-board.ts'
import { home, visit } from './testing/visit-answers.ts'
import { newVisit } from './visit.ts'

describe('readBoard', () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs'
  const board = 'https://boards.greenhouse.io/rossi'
  const job = { id: 7, title: 'Saldatore', absolute_url: `${board}/jobs/7`, location: { name: 'Jesi' } }
  const page =
    '<h1>Saldatore</h1><p>Requisiti: esperienza di 2 anni come saldatore, diploma, patente B. Contratto a tempo indeterminato.</p>'
  const list = (jobs: unknown[]) => ({ html: JSON.stringify({ jobs }), type: 'application/json' })
  const linked = `${home}<script src="${board.replace('rossi', 'embed/job_board/js?for=rossi')}"></script>`

  it("requests the page of a job whose text the board's calls lack", async () => {
    const { positions } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([job]),
      [job.absolute_url]: page,
    })
    expect(positions.map(({ title, contract }) => [title.value, contract?.value])).toEqual([['Saldatore', 'permanent']])
  })

  it("sends no further request if the board's calls are complete", async () => {
    const { asked, titles } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([{ ...job, content: page }]),
      [job.absolute_url]: page,
    })
    expect(titles).toEqual(['Saldatore'])
    expect(asked.filter((url) => url.includes('greenhouse.io') && !url.endsWith('robots.txt'))).toEqual([
      `${api}?content=true`,
    ])
  })

  it('terminates where pages link to each other', async () => {
    const lever = 'https://jobs.lever.co/rossi'
    const loop = '<a href="?page=1">1</a><a href="?page=2">2</a>'
    const { titles } = await visit({
      '/': `${home}<a href="${lever}">Jobs</a>`,
      [lever]: loop,
      [`${lever}?page=1`]: loop,
      [`${lever}?page=2`]: loop,
    })
    expect(titles).toEqual([])
  })
})

describe('a board that states its total', () => {
  const tenant = 'https://rossi.wd3.myworkdayjobs.com'
  const api = `${tenant}/wday/cxs/rossi/Lavora/jobs`
  const posting = (number: number) => ({ title: `Saldatore ${number}`, externalPath: `/job/Jesi/Saldatore_R${number}` })
  const board = recogniseBoard(new URL(`${tenant}/Lavora`))?.board

  async function reading(pages: Record<number, unknown>) {
    const fetch = async ({ url, body = '{}' }: FetchRequest): Promise<FetchResult> => {
      const answer = url === api ? pages[JSON.parse(body).offset] : undefined
      const text = answer === undefined ? '' : JSON.stringify(answer)
      const headers = { 'content-type': 'application/json' }
      return {
        kind: 'fetched',
        url,
        status: answer === undefined ? 404 : 200,
        headers,
        body: new TextEncoder().encode(text),
      }
    }
    const fetcher = createVisitFetcher({ fetch, render: fetch as never }, { ...firstVisitLimits, requests: 100 })
    const site = { startUrl: tenant, company: null, city: null, visitedAt: new Date('2026-11-14T06:00:00Z') }
    return board && readBoard(newVisit(site, fetcher, null), board, { lists: 100, all: 100 }, null)
  }

  it('is whole once as many jobs were found', async () => {
    const first = Array.from({ length: 20 }, (_, index) => posting(index))
    expect(
      await reading({ 0: { total: 21, jobPostings: first }, 20: { total: 0, jobPostings: [posting(20)] } }),
    ).toMatchObject({ isAnswered: true, isWhole: true, hasDrifted: false })
  })

  it('is not whole if its second page repeats a job of the first', async () => {
    const first = Array.from({ length: 20 }, (_, index) => posting(index))
    expect(
      await reading({ 0: { total: 21, jobPostings: first }, 20: { total: 0, jobPostings: [posting(3)] } }),
    ).toMatchObject({ isAnswered: true, isWhole: false, hasDrifted: false })
  })

  it('has drifted if its answer has other names', async () => {
    expect(await reading({ 0: { count: 1, postings: [posting(1)] } })).toMatchObject({
      isAnswered: false,
      isWhole: false,
      hasDrifted: true,
    })
  })

  it('is not whole if it lists fewer jobs than it counts', async () => {
    expect(await reading({ 0: { total: 2, jobPostings: [posting(1)] } })).toMatchObject({
      isAnswered: true,
      isWhole: false,
      hasDrifted: false,
    })
    expect(await reading({ 0: { total: 2, jobPostings: [] } })).toMatchObject({
      isAnswered: true,
      isWhole: false,
      hasDrifted: false,
    })
  })
})

it('the pages of further jobs are not asked for once a captcha stands before one', async () => {
  const widget = 'https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=Ab'
  const job = (id: number) => `https://joblink.allibo.com/ats4/job-offer.aspx?DM=Ab&ID=${id}`
  const ads = [1, 2, 3].map((id) => ({ Title: `Saldatore ${'ABC'[id - 1]}`, DetailLink: job(id) }))
  const guarded = '<h1>Verifica</h1><div class="g-recaptcha" data-sitekey="x"></div>'
  const { asked, titles } = await visit({
    '/': `${home}<a href="https://allibo.com" data-allibo="${widget}">-</a>`,
    [widget]: { html: JSON.stringify({ Content: { WidgetData: { AdsList: ads } } }), type: 'application/json' },
    [job(1)]: guarded,
    [job(2)]: guarded,
  })
  expect(titles).toHaveLength(3)
  expect(asked.filter((url) => url.includes('job-offer'))).toEqual([job(1)])
})

it('a board whose call robots may not send is whole by the page that they may read', async () => {
  const host = 'https://rossi.breezy.hr'
  const card = '<li><h2><a href="/p/0a1b2c3d4e5f-saldatore">Saldatore</a></h2><span class="location">Jesi</span></li>'
  const answers: Record<string, string> = {
    [`${host}/robots.txt`]: 'User-agent: *\nDisallow: /json',
    [`${host}/`]: `<ul>${card}</ul>`,
    [`${host}/p/0a1b2c3d4e5f-saldatore`]: '<h1>Saldatore</h1><p>Telai.</p>',
  }
  const fetch = async ({ url }: FetchRequest): Promise<FetchResult> => ({
    kind: 'fetched',
    url,
    status: answers[url] === undefined ? 404 : 200,
    headers: { 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html' },
    body: new TextEncoder().encode(answers[url] ?? ''),
  })
  const fetcher = createVisitFetcher({ fetch, render: fetch as never }, firstVisitLimits)
  const site = { startUrl: host, company: null, city: null, visitedAt: new Date('2026-11-14T06:00:00Z') }
  const board = recogniseBoard(new URL(host))?.board
  expect(board && (await readBoard(newVisit(site, fetcher, null), board, { lists: 20, all: 20 }, null))).toMatchObject({
    isAnswered: true,
    isWhole: true,
  })
})
