import { describe, expect, it } from 'vitest'
import { cornerstone } from './cornerstone.ts'
import { htmlAnswer, jsonAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://conceria.csod.com/ux/ats/careersite/4/home?c=conceria'
const api = 'https://eu-fra.api.csod.com/rec-job-search/external/jobs'
const context = {
  corp: 'conceria',
  token: 'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl',
  cultureID: 24,
  cultureName: 'it-IT',
  endpoints: { cloud: 'https://eu-fra.api.csod.com/' },
}
const start = (said: unknown) => htmlAnswer(home, `<script>csod.context = ${JSON.stringify(said)};</script>`)
const board = boardAt(cornerstone, home)
const [search = { url: api }] = cornerstone.read(start(context), board).next
const asked = (pageNumber: number) => ({
  ...search,
  body: JSON.stringify({ ...JSON.parse(search.body ?? '{}'), pageNumber }),
})
const job = (id: number, title: string) => ({
  requisitionId: id,
  displayJobTitle: title,
  externalDescription: `<p>Lavorazione delle pelli.</p>`,
  locations: [{ city: 'Solofra', state: 'AV', country: 'IT' }],
  postingEffectiveDate: '03/11/2026',
})
const answer = (totalCount: number, ...requisitions: unknown[]) =>
  jsonAnswer(api, { status: 'Success', data: { totalCount, requisitions } })

const full = Array.from({ length: 25 }, (_, index) => `Conciatore reparto ${index + 1}`)

describeBoard('a cornerstone board', {
  system: cornerstone,
  address: 'https://conceria.csod.com/ux/ats/careersite/4/home/requisition/12?c=conceria',
  start: { page: start(context) },
  list: { request: asked(1), page: answer(26, ...full.map((title, index) => job(100 + index, title))), titles: full },
  second: { request: asked(2), page: answer(26, job(14, 'Bottalista')), titles: ['Bottalista'] },
  detail: null,
  empty: { request: asked(1), page: answer(0), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>Corporation not found</h1>') },
  changed: { page: jsonAnswer(api, { status: 'Success', data: { count: 1, items: [job(12, 'Conciatore')] } }) },
  translated: { request: asked(1), page: answer(1, job(15, 'Tanner')), titles: ['Tanner'] },
  check: 3,
})

describe('a cornerstone careers page', () => {
  it('asks for the posts in Italy with the token that its page gives to anybody', () => {
    const { next, isComplete } = cornerstone.read(start(context), board)
    expect(isComplete).toBe(true)
    expect(next).toMatchObject([{ url: api, method: 'POST', headers: { authorization: `Bearer ${context.token}` } }])
    expect(JSON.parse(next[0]?.body ?? '')).toMatchObject({ careerSiteId: 4, countryCodes: ['IT'], pageNumber: 1 })
  })

  it('is understood where its script first asks whether the context is there', () => {
    const html = `<script>if(!csod.context  || !csod.context.token)  csod.context=${JSON.stringify(context)};</script>`
    expect(cornerstone.read(htmlAnswer(home, html), board).next).toMatchObject([{ url: api }])
  })

  it('asks for the whole text of each listed job with the same token, and reads it', () => {
    const request = { ...asked(1), body: JSON.stringify({ pageNumber: 1, cultureId: 14 }) }
    const { next } = cornerstone.read(
      answer(1, { ...job(12, 'Conciatore'), externalDescription: 'See JD' }),
      board,
      request,
    )
    const url =
      'https://conceria.csod.com/Services/API/ATS/CareerSite/4/JobRequisitions/12?useMobileAd=false&cultureId=14'
    expect(next).toEqual([{ url, headers: request.headers, isOfSession: true }])
    const advert = { id: 12, title: 'Conciatore', location: 'Solofra', ad: '<p>Concia al vegetale su tre turni.</p>' }
    const page = jsonAnswer(url, { status: 200, data: [{ actions: [], items: [{ fields: advert }] }] })
    expect(cornerstone.read(page, board).positions).toMatchObject([
      { reference: '12', sections: [{ lines: [{ text: 'Concia al vegetale su tre turni.' }] }] },
    ])
    expect(cornerstone.read(jsonAnswer(url, { data: [] }), board)).toMatchObject({ positions: [], hasDrifted: true })
  })

  it.each([
    ['another host', { ...context, endpoints: { cloud: 'https://api.altrove.example/' } }],
    ['a token with other characters', { ...context, token: 'a b\r\nc'.repeat(10) }],
    ['no token', { ...context, token: undefined }],
  ])('sends nothing to %s', (_, changed) => {
    expect(cornerstone.read(start(changed), board)).toMatchObject({ next: [], isComplete: false, hasDrifted: true })
  })
})
