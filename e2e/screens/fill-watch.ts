import { randomUUID } from 'node:crypto'
import { hourMs, minuteMs } from '../../packages/contracts/src/text/durations.ts'
import type { FreshnessStage } from '../../packages/contracts/src/watch/freshness-stages.ts'
import type { VisitOutcomeName } from '../../packages/contracts/src/watch/watch-status.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { addLatencyCounts } from '../../packages/core/src/platform/freshness/latency.queries.ts'
import { bucketOf } from '../../packages/core/src/platform/freshness/latency-buckets.ts'
import { makeCompany } from '../../packages/core/src/testing/factories.ts'

const visitsToday: Partial<Record<VisitOutcomeName, number>> = {
  unchanged: 1_432_118,
  read: 61_907,
  partly_read: 8123,
  asked_to_wait: 412,
  blocked: 9840,
  parked: 31_204,
  unreachable: 48_377,
  failed: 2951,
}

const heldCompanies = [
  ['Officine Meccaniche Valseriana S.p.A.'],
  ['Gruppo Alimentare Padano S.r.l.', 'Caseificio Padano S.r.l.', 'Logistica Padana Cooperativa'],
  ['Società Italiana per la Costruzione di Impianti Termotecnici e Frigoriferi Industriali S.p.A.'],
]

/** Fills the watch as in the middle of a day, and returns the URL of a held source. Its names differ by run. */
export async function fillWatch(db: Db, run = randomUUID().slice(0, 4)): Promise<string> {
  const now = new Date()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(now)
  const none = { opened: 0, changed: 0, closed: 0 }
  const found = { opened: 5120, changed: 2044, closed: 4711 }
  const counts = Object.entries(visitsToday).map(([outcome, visits]) => {
    const sums = { requests: visits * 3, bytes: visits * 20_000, milliseconds: visits * 3000 }
    return { day, outcome, visits, ...sums, ...(outcome === 'read' ? found : none) }
  })
  await db
    .insertInto('visit_day')
    .values(counts)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('watch_plan')
    .values({ day, visits: 3_398_204, counted_at: now })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ visits: 3_398_204 }))
    .execute()

  // The seeded sources have been overdue since the start of the stack.
  const later = new Date(now.getTime() + hourMs)
  await db
    .updateTable('source_schedule')
    .set({ due_at: later })
    .where('due_at', '<', ago(2 * minuteMs))
    .execute()
  const visit = { source_no: 1, milliseconds: 2900, requests: 3, bytes: 24_000, ...none }
  const recentVisits = Array.from({ length: 4000 }, (_, n) => ({ at: ago(n * 70), outcome: 'unchanged', ...visit }))
  await db.insertInto('visit').values(recentVisits).execute()

  const urls = await Promise.all(
    heldCompanies.map(async (companies, index) => {
      const url = `https://www.sospeso${index}-${run}.example/lavora-con-noi`
      const sourceNo = await addSource(db, url)
      await db
        .insertInto('source_schedule')
        .values({ source_no: sourceNo, due_at: new Date(now.getTime() + (index + 1) * hourMs) })
        .execute()
      await db
        .insertInto('source_hold')
        .values({
          source_no: sourceNo,
          held_at: ago((3 - index) * 7 * hourMs),
          gone: 7 + index * 31,
          of_open: 9 + index * 40,
        })
        .execute()
      for (const name of companies) await linkCompany(db, name, sourceNo)
      return url
    }),
  )
  const slow = [
    ['www.provincia-autonoma-lavori-pubblici', 58_400, 12, 'partly_read'],
    ['vecchio-server', 41_000, 4, 'unreachable'],
    ['carpenteria-bassano', 22_750, 9, 'read'],
  ] as const
  for (const [host, milliseconds, requests, outcome] of slow) {
    const sourceNo = await addSource(db, `https://${host}-${run}.example/`)
    const long = { source_no: sourceNo, milliseconds, requests, outcome, bytes: 90_000, ...none }
    await db
      .insertInto('visit')
      .values({ at: ago(minuteMs), ...long })
      .execute()
  }
  await db
    .insertInto('address_load')
    .values({ address: '192.0.2.10', sources: 512_340 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await fillBoards(db, now, day, run)
  await fillFreshness(db, now)
  return urls[0] ?? ''
}

/** The median and the 95th percentile of each stage; of one stage too few were measured. */
const latencies: Partial<Record<FreshnessStage, readonly [half: number, most: number]>> = {
  unseen: [19 * hourMs, 24 * hourMs],
  due: [40_000, 11 * minuteMs],
  visit: [4_000, 50_000],
  index: [1_200, 1_600],
  match: [1_800, 2_600],
  stream: [1_700, 2_500],
  mail: [3_400, 12 * minuteMs],
  push: [3_900, 62_000],
}

async function fillFreshness(db: Db, at: Date): Promise<void> {
  const counts = Object.entries(latencies).flatMap(([stage, [half, most]]) => [
    { at, stage: stage as FreshnessStage, bucket: bucketOf(half), count: 4_310 },
    { at, stage: stage as FreshnessStage, bucket: bucketOf(most), count: 402 },
  ])
  await addLatencyCounts(db, [...counts, { at, stage: 'send', bucket: bucketOf(900), count: 12 }])
}

/** Boards that were read wholly, partly and not at all, and visits in which the system drifted, by system. */
const boards: Record<string, readonly [whole: number, partly: number, unread: number, drifts: number]> = {
  successfactors: [38, 9, 1, 64],
  greenhouse: [55, 1, 0, 3],
  inrecruiting: [71, 2, 1, 0],
  teamtailor: [24, 0, 2, 0],
  smartrecruiters: [17, 0, 0, 0],
  'job-feed': [3, 0, 0, 0],
}

async function fillBoards(db: Db, now: Date, day: string, run: string): Promise<void> {
  const readings = ['whole', 'partly', 'unread'] as const
  for (const [system, [whole, partly, unread, drifts]] of Object.entries(boards)) {
    const counts = { whole, partly, unread }
    const known = await db.selectFrom('board').select('source_no').where('system', '=', system).executeTakeFirst()
    if (known !== undefined) continue
    const numbered = readings.flatMap((reading) => Array.from({ length: counts[reading] }, () => reading))
    const urls = numbered.map((_, n) => ({ kind: 'board', url: `https://${system}-${n}-${run}.example/` }))
    const sources = await db.insertInto('source').values(urls).returning('source_no').execute()
    await db
      .insertInto('board')
      .values(sources.map(({ source_no }, n) => ({ source_no, system, reading: numbered[n] ?? 'whole' })))
      .execute()
    const [source] = sources
    if (drifts === 0 || source === undefined) continue
    // Another journey may fill the watch at the same time.
    await db
      .insertInto('drift_day')
      .values({ day, system, visits: drifts })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const url = `https://career5.${system}.example/search/?locale=it_IT&startrow=25`
    const seen_at = new Date(now.getTime() - hourMs)
    await db
      .insertInto('drift_sample')
      .values({ system, source_no: source.source_no, url, seen_at, sample })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const sample = `<!DOCTYPE html>
<html lang="it"><head><title>Posizioni aperte</title><script src="/platform/js/search-next.js"></script></head>
<body><main data-view="search-next"><h1>Posizioni aperte</h1>
<script type="application/json" id="results">${JSON.stringify({
  paging: { from: 25, size: 25, count: 61 },
  results: Array.from({ length: 12 }, (_, n) => ({
    requisition: { number: `R-${4100 + n}`, label: `Tecnico di collaudo, linea ${n + 1}`, where: 'Jesi (AN)' },
    contact: '[…]',
  })),
})}</script></main></body></html>`

async function addSource(db: Db, url: string): Promise<number> {
  const source = { kind: 'page', url }
  const { source_no } = await db.insertInto('source').values(source).returning('source_no').executeTakeFirstOrThrow()
  return source_no
}

async function linkCompany(db: Db, name: string, sourceNo: number): Promise<void> {
  const { site_no } = await db
    .insertInto('site')
    .values({ company_no: await makeCompany(db, { name }), host: 'sospeso.example', known_by: 'import' })
    .returning('site_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_source').values({ site_no, source_no: sourceNo }).execute()
}
