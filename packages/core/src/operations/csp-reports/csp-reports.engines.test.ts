import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { cspMetrics } from './csp-metrics.ts'
import { keepCspReports, maxRowsOfDay, sweepCspReports } from './csp-reports.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
beforeEach(() => database.db.deleteFrom('csp_report_day').execute())
afterAll(() => database.close())

// Half past midnight in Italy, still the day before in UTC.
const now = new Date('2026-11-15T23:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

function bodyOf(...blocked: string[]): string {
  return JSON.stringify(
    blocked.map((blockedURL) => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL } })),
  )
}

const keep = (body: string, at = now) => keepCspReports({ db: database.as('api').db }, body, at)

async function rows() {
  const { rows } = await database.pool.query(
    'SELECT day::text, directive, blocked, count FROM csp_report_day ORDER BY day, blocked',
  )
  return rows
}

describe('keepCspReports', () => {
  test('counts reports by Italian day, directive and origin', async () => {
    await keep(bodyOf('https://a.example/1?q=anna', 'https://a.example/2', 'https://b.example/'))
    await keep(bodyOf('https://a.example/3'))
    await keep(bodyOf('https://a.example/3'), daysAgo(1))
    const row = { directive: 'img-src', blocked: 'https://a.example' }
    expect(await rows()).toEqual([
      { ...row, day: '2026-11-15', count: 1 },
      { ...row, day: '2026-11-16', count: 3 },
      { ...row, day: '2026-11-16', blocked: 'https://b.example', count: 1 },
    ])
  })

  test('counts what comes at the same time, and new origins beyond the cap of a day under "other"', async () => {
    const bodies = Array.from({ length: 15 }, (_, body) =>
      bodyOf(...Array.from({ length: 20 }, (_, n) => `https://a${body}-${n}.example/`)),
    )
    await Promise.all(bodies.map((body) => keep(body)))
    const kept = await rows()
    expect(kept).toHaveLength(maxRowsOfDay + 1)
    expect(kept.find(({ blocked }) => blocked === 'other')?.count).toBe(300 - maxRowsOfDay)
    const known = kept.find(({ blocked }) => blocked !== 'other')
    await keep(bodyOf(`${known?.blocked}/again`, 'https://late.example/'))
    const after = await rows()
    expect(after.find(({ blocked }) => blocked === known?.blocked)?.count).toBe(2)
    expect(after.find(({ blocked }) => blocked === 'other')?.count).toBe(301 - maxRowsOfDay)
    await keep(bodyOf('https://tomorrow.example/'), daysAgo(-1))
    expect((await rows()).at(-1)).toMatchObject({ day: '2026-11-17', blocked: 'https://tomorrow.example' })
  })

  test('refuses a body that is no report, and writes nothing for one of other kinds', async () => {
    await expect(keep('{}')).rejects.toMatchObject({ code: 'invalid_request' })
    await keep('[{"type":"deprecation","body":{}}]')
    expect(await rows()).toEqual([])
  })
})

test('sweepCspReports deletes days beyond 90', async () => {
  for (const days of [89, 90]) await keep(bodyOf('https://a.example/'), daysAgo(days))
  await sweepCspReports(database.as('worker').db, now)
  expect(await rows()).toEqual([expect.objectContaining({ day: '2026-08-19' })])
})

test('cspMetrics has today’s reports by directive, and no origin', async () => {
  await keep(bodyOf('https://a.example/', 'https://b.example/'))
  await keep(JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }))
  await keep(bodyOf('https://a.example/'), daysAgo(1))
  const text = await cspMetrics(database.as('worker').db, now)
  expect(text.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    'vedetta_csp_reports_today{directive="img-src"} 2',
    'vedetta_csp_reports_today{directive="script-src-elem"} 1',
  ])
})
