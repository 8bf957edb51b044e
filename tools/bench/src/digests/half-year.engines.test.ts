import { createTestDb, testRedis } from '@vedetta/core/testing/test-engines'
import { afterAll, expect, test } from 'vitest'
import { runHalfYear } from './half-year.ts'

const databases: Awaited<ReturnType<typeof createTestDb>>[] = []
afterAll(() => Promise.all(databases.map(({ close }) => close())))

test.each([
  ['back', '2027-10-29T00:00:00+02:00', '2027-10-31T10:00:00+01:00'],
  ['forward', '2028-03-24T00:00:00+01:00', '2028-03-26T10:00:00+02:00'],
])(
  'digests around the night in which the clocks go %s are told once and in time, though a worker is killed and mails are refused',
  async (_, from, to) => {
    const database = await createTestDb()
    databases.push(database)
    const urlOf = (role: Parameters<typeof database.as>[0]) => database.as(role).databaseUrl
    const period = { from: Date.parse(from), to: Date.parse(to) }
    const stage = { ...database, urlOf, redis: testRedis() }
    const result = await runHalfYear(stage, { ...period, people: 30, pace: 1, kills: 1, seed: 1 })
    expect(result.faults).toEqual([])
    expect(result.owed).toBeGreaterThan(2)
    expect(result.digests).toBeGreaterThan(2)
    expect(result.killed).toBe(1)
  },
  120_000,
)
