import { describe, expect, it } from 'vitest'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { type BoardAnswer, json, watchedBoard } from './testing/watched-board.ts'

const career = 'https://inrecruiting.intervieweb.it/filanda/it/career'
const call = 'https://inrecruiting.intervieweb.it/app.php?ajax=1&IdAzienda=9'
const card = (name: string, id: number) =>
  `<div class="vacancy"><h3><a href="/filanda/jobs/${name.toLowerCase()}-${id}/it/">${name}</a></h3></div>`

/** The cookie, the token of the page and the hash of both are others at every visit, and a call without them is refused. */
function filanda(day: number, ...further: string[]) {
  const session = `session-number-${day}`
  const query = `CSRFToken=page-token-${day}&CSRFHash=page-hash-${day}`
  return ({ url, body = '', cookie }: FetchRequest): BoardAnswer | null => {
    if (url === career)
      return {
        text: `<html lang="it"><body><input id="url-for-announces" value="${`${call}&${query}`.replaceAll('&', '&amp;')}">${card('Tessitore', 501)}<p>Pagina 1 di 2</p><script>var a = {'section': 's-7'}</script></body></html>`,
        headers: { 'set-cookie': `PHPSESSID=${session}; path=/` },
      }
    if (url === `${call}&${query}` && cookie === `PHPSESSID=${session}` && body.includes('page=2'))
      return json({ success: true, data: `${further.join('')}<p>Pagina 2 di 2</p>` })
    const name = /\/jobs\/(\w+)-\d+\/it\/$/.exec(url)?.[1]
    return name === undefined ? null : { text: `<html><body><h1>${name}</h1><p>Telai su tre turni.</p></body></html>` }
  }
}

describe('a board that answers only within a session', () => {
  it('is unchanged though its token is another, and changed when the page behind the token is', async () => {
    const source = watchedBoard(career)
    const first = await source.visit(filanda(1, card('Tintore', 503)))
    expect(first).toMatchObject({ outcome: 'read', findings: { listing: 'complete_feed' } })
    const second = await source.visit(filanda(2, card('Tintore', 503)), 1)
    expect(second).toMatchObject({ outcome: 'unchanged' })
    expect(second.asked).toHaveLength(2)
    const third = await source.visit(filanda(3, card('Orditore', 504)), 2)
    expect(third).toMatchObject({ outcome: 'read', findings: { listing: 'complete_feed' } })
    expect(third.titles.toSorted()).toEqual(['Orditore', 'Tessitore'])
  })

  it('leaves no token and no cookie in what its visit gives back', async () => {
    const source = watchedBoard(career)
    const visit = await source.visit(filanda(1, card('Tintore', 503)))
    const kept = [
      JSON.stringify({ ...visit, asked: [] }),
      ...visit.pages.map(({ url, headers, body }) => `${url} ${JSON.stringify(headers)} ${Buffer.from(body)}`),
    ].join()
    expect(visit.pages.length).toBeGreaterThan(2)
    for (const secret of ['page-token-1', 'page-hash-1', 'session-number-1']) expect(kept).not.toContain(secret)
  })
})

describe('a list of several pages behind a token', () => {
  const page = 'https://rossi.csod.com/ux/ats/careersite/4/home?c=rossi'
  const context = { token: 'a-token-of-the-page-itself', cultureID: 18, cultureName: 'it-IT' }
  const board =
    (days: string[], total = days.length) =>
    ({ url, body = '' }: FetchRequest): BoardAnswer | null => {
      if (url === page)
        return {
          text: `<script>csod.context = ${JSON.stringify({ ...context, endpoints: { cloud: 'https://eu.api.csod.com/' } })};</script>`,
        }
      const { pageNumber = 0 } = body === '' ? {} : JSON.parse(body)
      const requisitions = days.slice((pageNumber - 1) * 25, pageNumber * 25).map((day, index) => ({
        requisitionId: pageNumber * 100 + index,
        displayJobTitle: `Saldatore ${pageNumber * 100 + index}`,
        externalDescription: '<p>Telai in acciaio per macchine agricole, su disegno.</p>',
        postingEffectiveDate: day,
      }))
      return url.startsWith('https://eu.api.')
        ? json({ status: 'Success', data: { totalCount: total, requisitions } })
        : null
    }
  const october = Array.from(
    { length: 70 },
    (_, index) => `2026-10-${String(30 - Math.floor(index / 3)).padStart(2, '0')}`,
  )

  it('is unchanged by its first page if its dates show that a new post would stand there', async () => {
    const source = watchedBoard(page)
    expect(await source.visit(board(october))).toMatchObject({ outcome: 'read' })
    const second = await source.visit(board(october), 1)
    expect([second.outcome, second.asked.length]).toEqual(['unchanged', 2])
    expect(await source.visit(board(october.slice(0, -1)), 2)).toMatchObject({ outcome: 'read' })
    expect(await source.visit(board(['2026-11-03', ...october.slice(0, -1)], 69), 3)).toMatchObject({ outcome: 'read' })
  })

  it('is asked for page by page if they do not, and once a week in any case', async () => {
    const source = watchedBoard(page)
    await source.visit(board(october.toReversed()))
    const second = await source.visit(board(october.toReversed()), 1)
    expect([second.outcome, second.asked.length]).toEqual(['unchanged', 4])
    const ordered = watchedBoard(page)
    await ordered.visit(board(october))
    const weekly = await ordered.visit(board(october), 7)
    expect([weekly.outcome, weekly.asked.length]).toEqual(['unchanged', 4])
  })
})
