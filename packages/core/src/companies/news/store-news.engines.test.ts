import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { FoundNews } from '@vedetta/crawler/finding'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit, sourceVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../../watch/loop/finish-visits.ts'
import { leaseDue } from '../../watch/schedule/lease-due.ts'
import { addSite } from '../sources/add-site.ts'
import { storeNews } from './store-news.ts'

const { db, pool, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const start = new Date('2026-11-15T08:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * dayMs)

const news = (title: string, date: string, path = title): FoundNews => {
  const url = `https://prova.example/${encodeURIComponent(path)}`
  return { title, url, date: { value: date, quote: { text: date, url }, by: 'news' } }
}

const store = (sourceNo: number, found: readonly FoundNews[], readAt = start) =>
  watchDb.transaction().execute((tx) => storeNews(tx, [{ sourceNo, readAt, news: found }]))

const kept = async (companyNo: number) =>
  (
    await pool.query(
      `SELECT title, url, published_at, feed_no, quote, found_at FROM company_news WHERE company_no = $1 ORDER BY published_at DESC, url`,
      [companyNo],
    )
  ).rows

describe('finishing a visit', () => {
  test('stores the news of a company’s site, once', async () => {
    const { companyNo, sourceNo } = await makeWatchedSite(db, start)
    const found = [news('Nuova sede', '2026-11-10'), news('Fiera di Milano', '2026-10-01')]
    for (const now of [start, day(2)]) {
      const token = randomUUID()
      const sources = await leaseDue(watchDb, { now, limit: 10, token })
      const visit = readVisit([])
      const read = { ...visit, findings: visit.findings && { ...visit.findings, news: found } }
      const written = await finishVisits(
        watchDb,
        memoryPageStore(),
        token,
        sources.map((source) => finishedVisit(source, now, read)),
        now,
      )
      expect(written).toEqual(new Set([sourceNo]))
    }
    expect(await kept(companyNo)).toEqual([
      {
        title: 'Nuova sede',
        url: 'https://prova.example/Nuova%20sede',
        published_at: new Date('2026-11-10T00:00:00Z'),
        feed_no: null,
        quote: null,
        found_at: start,
      },
      expect.objectContaining({ title: 'Fiera di Milano', found_at: start }),
    ])
  })

  test('leaves stored news alone when it reads nothing, or reads a board', async () => {
    const { companyNo } = await makeWatchedSite(db, start)
    const board = {
      companyNo,
      host: 'prova.recruitee.com',
      startUrl: 'https://prova.recruitee.com/',
      knownBy: 'import' as const,
    }
    const boardNo = await addSite(db, board, start)
    const token = randomUUID()
    const sources = await leaseDue(watchDb, { now: start, limit: 10, token })
    const visit = readVisit([])
    const read = {
      ...visit,
      findings: visit.findings && { ...visit.findings, news: [news('Nuova sede', '2026-11-10')] },
    }
    const visits = sources.map((source) =>
      finishedVisit(source, start, source.sourceNo === boardNo ? read : sourceVisit()),
    )
    expect((await finishVisits(watchDb, memoryPageStore(), token, visits, start)).size).toBe(2)
    expect(await kept(companyNo)).toEqual([])
  })
})

describe('storeNews', () => {
  test('keeps fifty items of a company: the oldest are deleted and do not come back', async () => {
    const { companyNo, sourceNo } = await makeWatchedSite(db, start)
    const all = Array.from({ length: 70 }, (_, n) => news(`Notizia numero ${n}`, day(-n).toISOString().slice(0, 10)))
    await store(sourceNo, all.slice(10))
    expect(await kept(companyNo)).toHaveLength(50)
    await store(sourceNo, all.slice(0, 40))
    const titles = (await kept(companyNo)).map(({ title }) => title)
    expect(titles).toEqual(all.slice(0, 50).map(({ title }) => title))
    await store(sourceNo, all.slice(30))
    expect((await kept(companyNo)).map(({ title }) => title)).toEqual(titles)
  })

  test('neither numbers nor rewrites known items', async () => {
    const { sourceNo } = await makeWatchedSite(db, start)
    const found = [news('Nuova sede', '2026-11-10'), news('Fiera di Milano', '2026-10-01')]
    await store(sourceNo, found)
    const state = async () => (await pool.query('SELECT xmin, ctid, news_no FROM company_news ORDER BY news_no')).rows
    const before = await state()
    const number = async () => (await pool.query('SELECT last_value FROM company_news_news_no_seq')).rows
    const drawn = await number()
    await store(sourceNo, found, day(1))
    expect(await state()).toEqual(before)
    expect(await number()).toEqual(drawn)
  })

  test('keeps the latest item of a page that lists all news', async () => {
    const { companyNo, sourceNo } = await makeWatchedSite(db, start)
    await store(sourceNo, [news('Fiera di Milano', '2026-10-01', 'news'), news('Nuova sede', '2026-11-10', 'news')])
    expect(await kept(companyNo)).toMatchObject([{ title: 'Nuova sede' }])
    await store(sourceNo, [news('Nuovo socio', '2026-11-12', 'news'), news('Nuova sede', '2026-11-10', 'news')], day(1))
    expect(await kept(companyNo)).toMatchObject([
      { title: 'Nuovo socio', published_at: new Date('2026-11-12T00:00:00Z') },
    ])
    await store(sourceNo, [news('Fiera di Milano', '2026-10-01', 'news')], day(2))
    expect(await kept(companyNo)).toMatchObject([{ title: 'Nuovo socio' }])
  })

  test('rejects items without a page or with a future date', async () => {
    const { companyNo, sourceNo } = await makeWatchedSite(db, start)
    const odd = { ...news('Odd address', '2026-11-10'), url: 'javascript:alert(1)' }
    await store(sourceNo, [
      odd,
      news('Del futuro', '2026-11-20'),
      news('Senza giorno', 'domani'),
      news('Vera', '2026-11-15'),
    ])
    expect(await kept(companyNo)).toMatchObject([{ title: 'Vera' }])
  })

  test('stores nothing where several companies claim the site, or it is held', async () => {
    const first = await makeWatchedSite(db, start, 'gruppo.example')
    await store(first.sourceNo, [news('Nuova sede', '2026-11-10')])
    const other = await makeWatchedSite(db, start, 'gruppo.example')
    expect(other.sourceNo).toBe(first.sourceNo)
    await store(first.sourceNo, [news('Nuovo socio', '2026-11-12')])
    expect(await kept(first.companyNo)).toHaveLength(1)
    expect(await kept(other.companyNo)).toEqual([])
    await pool.query(`UPDATE site SET status = 'held' WHERE company_no = $1`, [other.companyNo])
    await store(first.sourceNo, [news('Nuovo socio', '2026-11-12')])
    expect(await kept(first.companyNo)).toHaveLength(2)
  })

  test('assigns the news of a shared site to the company whose VAT number it states', async () => {
    const { sourceNo, companyNo } = await makeWatchedSite(db, start, 'gruppo.example')
    const other = await makeWatchedSite(db, start, 'gruppo.example')
    await pool.query(`UPDATE site SET known_by = 'vat_on_page' WHERE company_no = $1`, [other.companyNo])
    await store(sourceNo, [news('Nuova sede', '2026-11-10')])
    expect(await kept(companyNo)).toEqual([])
    expect(await kept(other.companyNo)).toMatchObject([{ title: 'Nuova sede' }])
  })

  test('stores the same rows when two workers write concurrently', async () => {
    const { companyNo, sourceNo } = await makeWatchedSite(db, start)
    const found = Array.from({ length: 40 }, (_, n) => news(`Notizia numero ${n}`, day(-n).toISOString().slice(0, 10)))
    await Promise.all(Array.from({ length: 8 }, () => store(sourceNo, found)))
    expect(await kept(companyNo)).toHaveLength(40)
  })
})
