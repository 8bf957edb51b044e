import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { describe, expect, it } from 'vitest'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { json, watchedBoard } from './testing/watched-board.ts'

const page = 'https://rossi.csod.com/ux/ats/careersite/4/home?c=rossi'
const api = 'https://eu.api.csod.com/rec-job-search/external/jobs'
const pageSize = 5

type Job = { id: number; day: string }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
/** Newest first, as many a day as fit a page. */
const jobsFrom = (first: number, count: number): Job[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    day: dayOf(new Date(Date.UTC(2026, 9, 30) - Math.floor(index / pageSize) * 86_400_000)),
  }))
const undated = (jobs: Job[]) => jobs.map(({ id }) => ({ id, day: '' }))

/** A Cornerstone board, whose page gives a token of its own at every visit. */
function board(jobs: Job[], { token = 'day-one-token-of-the-page', isFailing = (_: number): boolean => false } = {}) {
  return ({ url, body = '', headers }: FetchRequest) => {
    if (url === page)
      return {
        text: `<script>csod.context = ${JSON.stringify({ token, cultureID: 18, cultureName: 'it-IT', endpoints: { cloud: 'https://eu.api.csod.com/' } })};</script>`,
      }
    if (url !== api || headers?.authorization !== `Bearer ${token}`) return null
    const { pageNumber } = JSON.parse(body)
    if (isFailing(pageNumber)) return { text: '', status: 503 }
    const shown = jobs.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
    const requisitions = shown.map(({ id, day }) => ({
      requisitionId: id,
      displayJobTitle: `Saldatore ${id}`,
      externalDescription: '<p>Telai in acciaio per macchine agricole, su disegno.</p>',
      locations: [{ city: 'Jesi' }],
      postingEffectiveDate: day,
    }))
    return json({ status: 'Success', data: { totalCount: jobs.length, requisitions } })
  }
}

const pagesAsked = (visit: { asked: FetchRequest[] }) =>
  visit.asked.flatMap(({ body }) => (body === undefined ? [] : [JSON.parse(body).pageNumber as number]))

describe('a board whose list does not fit into one visit', () => {
  const jobs = jobsFrom(1_000, 40 * pageSize)

  it('is read on from where the visit stopped, and all of it is listed once the rest was', async () => {
    const source = watchedBoard(page)
    const first = await source.visit(board(jobs))
    expect(first).toMatchObject({ outcome: 'partly_read', findings: { listing: 'first_part' } })
    expect(first.asked).toHaveLength(politenessLimits.maxRequests)
    expect(pagesAsked(first)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    const second = await source.visit(board(jobs, { token: 'day-two-token-of-the-page' }), 1)
    expect(second).toMatchObject({ outcome: 'read', findings: { listing: 'last_part' } })
    expect(pagesAsked(second)).toEqual([1, ...Array.from({ length: 17 }, (_, index) => index + 24)])
    expect(new Set([...first.titles, ...second.titles]).size).toBe(jobs.length)
    expect(source.memory()?.round).toBeUndefined()
  })

  it('loses no post that moved to an earlier page meanwhile', async () => {
    const source = watchedBoard(page)
    const first = await source.visit(board(jobs))
    const left = jobs.slice(3)
    const second = await source.visit(board(left, { token: 'day-two-token-of-the-page' }), 1)
    expect(second.findings?.listing).toBe('last_part')
    const titles = new Set([...first.titles, ...second.titles])
    expect(left.filter(({ id }) => !titles.has(`Saldatore ${id}`))).toEqual([])
  })

  it('is unsure of what is gone if so many moved that some may have been passed over', async () => {
    const source = watchedBoard(page)
    await source.visit(board(jobs))
    const moved = [...jobs.slice(10 * pageSize), ...jobsFrom(5_000, 10 * pageSize)]
    const second = await source.visit(board(moved), 1)
    expect(second).toMatchObject({ outcome: 'partly_read', findings: { listing: 'unsure' } })
    expect(source.memory()?.round).toBeUndefined()
  })

  it('is read to its end if it grew shorter meanwhile', async () => {
    const source = watchedBoard(page)
    await source.visit(board(jobs))
    const shorter = jobs.slice(0, 30 * pageSize)
    expect(await source.visit(board(shorter), 1)).toMatchObject({ outcome: 'read', findings: { listing: 'last_part' } })
  })

  it('waits another day for a page that failed', async () => {
    const source = watchedBoard(page)
    await source.visit(board(jobs))
    const second = await source.visit(board(jobs, { isFailing: (number) => number === 30 }), 1)
    expect(second).toMatchObject({ outcome: 'partly_read', findings: { listing: 'further_part' } })
    const third = await source.visit(board(jobs), 2)
    expect(pagesAsked(third)).toEqual([1, 40, 30])
    expect(third).toMatchObject({ outcome: 'read', findings: { listing: 'last_part' } })
  })

  it('is not whole if its parts list fewer posts than it counts', async () => {
    const source = watchedBoard(page)
    const repeating = jobs.map((job, index) => (index === 30 * pageSize ? (jobs[3] as Job) : job))
    await source.visit(board(repeating))
    const second = await source.visit(board(repeating), 1)
    expect(second).toMatchObject({ outcome: 'partly_read', findings: { listing: 'unsure' } })
  })

  it('is begun anew if a week did not suffice', async () => {
    const source = watchedBoard(page)
    await source.visit(board(jobs))
    const late = await source.visit(board(jobs), 7)
    expect(late).toMatchObject({ findings: { listing: 'first_part' } })
    expect(pagesAsked(late).slice(0, 3)).toEqual([1, 2, 3])
  })

  it('is unchanged by its first page where that holds the newest posts and the total, and read anew each week', async () => {
    const source = watchedBoard(page)
    await source.visit(board(jobs))
    await source.visit(board(jobs), 1)
    const third = await source.visit(board(jobs, { token: 'day-three-token-of-the-page' }), 2)
    expect(third).toMatchObject({ outcome: 'unchanged' })
    expect(third.asked).toHaveLength(2)
    expect(await source.visit(board([{ id: 7, day: '2026-11-02' }, ...jobs]), 3)).toMatchObject({
      findings: { listing: 'first_part' },
    })
    await source.visit(board([{ id: 7, day: '2026-11-02' }, ...jobs]), 4)
    expect(await source.visit(board([{ id: 7, day: '2026-11-02' }, ...jobs]), 11)).toMatchObject({
      findings: { listing: 'first_part' },
    })
  })

  it('is read round after round where its posts have no order', async () => {
    const source = watchedBoard(page)
    await source.visit(board(undated(jobs)))
    await source.visit(board(undated(jobs)), 1)
    expect(await source.visit(board(undated(jobs)), 2)).toMatchObject({ findings: { listing: 'first_part' } })
  })

  it('keeps nothing of its session', async () => {
    const source = watchedBoard(page)
    const visit = await source.visit(board(jobs))
    expect(JSON.stringify(source.memory())).not.toContain('day-one-token')
    expect(visit.pages.map(({ body }) => Buffer.from(body).toString()).join()).not.toContain('day-one-token')
  })
})

it("a visit that cannot reach every post's details asks for those in Italy first", async () => {
  const tenant = 'https://rossi.wd3.myworkdayjobs.com'
  const api = `${tenant}/wday/cxs/rossi/Lavora`
  const towns = [...Array.from({ length: 70 }, () => 'Krakow, Poland'), 'Jesi, Italy', 'Torino']
  const visit = await watchedBoard(`${tenant}/Lavora`).visit(({ url, body = '{}' }) => {
    if (url !== `${api}/jobs`) return null
    const { offset } = JSON.parse(body)
    const jobPostings = towns.slice(offset, offset + 20).map((town, index) => ({
      title: `Saldatore ${offset + index}`,
      externalPath: `/job/x/Saldatore_R${offset + index}`,
      locationsText: town,
    }))
    return json({ total: offset === 0 ? towns.length : 0, jobPostings })
  })
  expect(visit.asked).toHaveLength(politenessLimits.maxListedRequests)
  const details = visit.asked.flatMap(({ url }) => (url.startsWith(`${api}/job/`) ? [url.split('_')[1]] : []))
  expect(details.slice(0, 3)).toEqual(['R70', 'R71', 'R0'])
})
