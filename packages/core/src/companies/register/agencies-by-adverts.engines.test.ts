import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import type { AdvertFields } from '../../testing/watched-position.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit, sourceVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../../watch/loop/finish-visits.ts'
import { leaseDue } from '../../watch/schedule/lease-due.ts'
import { addSite } from '../sources/add-site.ts'
import { recountOpenings } from './recount-openings.ts'

const { db, close } = await createTestDb()
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const start = new Date('2026-11-15T08:00:00Z')
const afterDays = (days: number) => new Date(start.getTime() + days * dayMs)
const pageStore = memoryPageStore()

const titles = ['Saldatore', 'Tornitore', 'Fresatore', 'Cuoco', 'Autista', 'Contabile', 'Grafico', 'Idraulico']

/** `count` adverts of a host, the first of them for clients. */
function adverts(host: string, count: number, forClients: number): AdvertFields[] {
  return titles.slice(0, count).map((title, index) => ({
    title,
    url: `https://${host}/${title}`,
    ...(index < forClients && { isForClient: true, description: 'Per azienda cliente cerchiamo…' }),
  }))
}

/** Visits every due source, and recounts as the indexer does at each pass. */
async function visitAll(now: Date, visitOf: (sourceNo: number) => VisitResult): Promise<void> {
  const token = randomUUID()
  const sources = await leaseDue(db, { now, limit: 200, token })
  const visits = sources.map((source) => finishedVisit(source, now, visitOf(source.sourceNo)))
  expect((await finishVisits(db, pageStore, token, visits, now)).size).toBe(visits.length)
  await recountOpenings(db, now)
}

async function reasonOf(companyNo: number): Promise<string | null> {
  const { is_agency, agency_reason, agency_quote } = await db
    .selectFrom('company')
    .select(['is_agency', 'agency_reason', 'agency_quote'])
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  return is_agency ? `${agency_reason} ${agency_quote}` : null
}

describe('a company is classified as an agency by the adverts of its site', () => {
  test('while most of them are for clients', async () => {
    const { companyNo, host } = await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit(adverts(host, 5, 2)))
    expect(await reasonOf(companyNo)).toBeNull()
    await visitAll(afterDays(1), () => readVisit(adverts(host, 6, 5)))
    expect(await reasonOf(companyNo)).toBe('adverts 5/6')
    await visitAll(afterDays(2), () => sourceVisit())
    expect(await reasonOf(companyNo)).toBe('adverts 5/6')
    await visitAll(afterDays(3), () => readVisit(adverts(host, 6, 0)))
    expect(await reasonOf(companyNo)).toBeNull()
  })

  test('also where their pages were read earlier and only their list now', async () => {
    const { companyNo, host } = await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit(adverts(host, 6, 6)))
    const listed = adverts(host, 6, 0).map((advert) => ({ ...advert, isListedOnly: true }))
    const own = { title: 'Impiegato', url: `https://${host}/impiegato` }
    await visitAll(afterDays(1), () => readVisit([...listed, own]))
    expect(await reasonOf(companyNo)).toBe('adverts 6/7')
  })

  test('not by a few adverts, which do not reverse it either', async () => {
    const { companyNo, host } = await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit(adverts(host, 4, 4)))
    expect(await reasonOf(companyNo)).toBeNull()
    await visitAll(afterDays(1), () => readVisit(adverts(host, 5, 5)))
    expect(await reasonOf(companyNo)).toBe('adverts 5/5')
    for (const [day, forClients] of [3, 3, 0].entries())
      await visitAll(afterDays(2 + day), () => readVisit(adverts(host, 3, forClients)))
    expect(await reasonOf(companyNo)).toBe('adverts 5/5')
  })

  test('not where a stronger reason than wording classifies it', async () => {
    const { companyNo, host } = await makeWatchedSite(db, start)
    const registered = { is_agency: true, agency_reason: 'register', agency_quote: '12-SG' }
    await db.updateTable('company').set(registered).where('company_no', '=', companyNo).execute()
    await visitAll(start, () => readVisit(adverts(host, 6, 6)))
    await visitAll(afterDays(1), () => readVisit(adverts(host, 6, 0)))
    expect(await reasonOf(companyNo)).toBe('register 12-SG')
  })

  test('not by the adverts of a board, which may belong to an agency it uses', async () => {
    const { companyNo } = await makeWatchedSite(db, start)
    const board = 'https://boards.greenhouse.io/prova'
    await visitAll(start, () => readVisit([], { boards: [{ system: 'greenhouse', token: 'prova', url: board }] }))
    await visitAll(afterDays(0.1), () => readVisit(adverts('boards.greenhouse.io/prova', 6, 6)))
    const open = await db.selectFrom('position').select('for_client').where('company_no', '=', companyNo).execute()
    expect(open.map(({ for_client }) => for_client)).toEqual(Array(6).fill(true))
    expect(await reasonOf(companyNo)).toBeNull()
  })
})

test('without deadlocks between two batches, the recount and writers of companies', async () => {
  for (let round = 0; round < 5; round++) {
    const sites = []
    for (let n = 0; n < 12; n++) sites.push(await makeWatchedSite(db, start))
    for (const { companyNo } of sites.toReversed()) {
      const host = `${randomUUID()}.example`
      await addSite(db, { companyNo, host, startUrl: `https://${host}/`, knownBy: 'import' }, start)
    }
    const token = randomUUID()
    const sources = await leaseDue(db, { now: start, limit: 200, token })
    expect(sources).toHaveLength(24)
    const visits = sources.map((source) => {
      const { host } = new URL(source.url)
      const found = adverts(host, 4, 3).map((one) => ({ ...one, title: `${one.title} ${host}` }))
      return finishedVisit(source, start, readVisit(found))
    })
    const rename = (numbers: number[]) =>
      sql`
        WITH locked AS MATERIALIZED (
          SELECT company_no FROM company WHERE company_no = ANY(${numbers}::int[]) ORDER BY company_no FOR NO KEY UPDATE
        )
        UPDATE company SET name = ${`Prova ${round}`} WHERE company_no IN (SELECT company_no FROM locked)`.execute(db)
    const numbers = sites.map(({ companyNo }) => companyNo)
    await Promise.all([
      finishVisits(db, pageStore, token, visits.slice(0, 12), start),
      finishVisits(db, pageStore, token, visits.slice(12), start),
      recountOpenings(db, start),
      rename(numbers.slice(0, 6)),
      recountOpenings(db, start),
      rename(numbers.slice(6)),
    ])
    await recountOpenings(db, start)
    expect(await Promise.all(numbers.map(reasonOf))).toEqual(numbers.map(() => 'adverts 6/8'))
  }
})
