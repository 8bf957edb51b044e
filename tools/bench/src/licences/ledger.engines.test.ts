import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveLastCredit, proveLastSeat } from './last-credit-race.ts'
import { proveLedgerHistories } from './ledger-histories.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('random histories of grant, spend, refund, reset and expiry keep the sum of the entries, the balance and what is left equal, never below nothing', async () => {
  const { acts } = await proveLedgerHistories(database, { histories: 60, seed: 1 })
  expect(acts).toBeGreaterThan(300)
}, 60_000)

test('of 64 requests that spend the last credit at once exactly one wins', async () => {
  expect(await proveLastCredit(database.db, 8)).toEqual({
    rounds: 8,
    wrongRounds: 0,
    answers: { won: 8, credits_used_up: 8 * 63 },
  })
}, 60_000)

test('of 64 people who redeem the last seat at once exactly one wins', async () => {
  expect(await proveLastSeat(database.db, 4)).toEqual({
    rounds: 4,
    wrongRounds: 0,
    answers: { won: 4, invalid_code: 4 * 63 },
  })
}, 60_000)
