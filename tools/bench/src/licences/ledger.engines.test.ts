import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raceForLastCredit, raceForLastSeat } from './last-credit-race.ts'
import { verifyLedgerHistories } from './ledger-histories.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('random histories of grant, spend, refund, reset and expiry keep the sum of a ledger’s entries, its balance and its remaining grants equal and never below zero', async () => {
  const { operations } = await verifyLedgerHistories(database, { histories: 60, seed: 1 })
  expect(operations).toBeGreaterThan(300)
})

test('exactly one of 64 concurrent requests spends the last credit of a licence', async () => {
  expect(await raceForLastCredit(database.db, 8)).toEqual({
    rounds: 8,
    wrongRounds: 0,
    answers: { won: 8, credits_used_up: 8 * 63 },
  })
})

test('exactly one of 64 concurrent users redeems the last seat of a licence', async () => {
  expect(await raceForLastSeat(database.db, 4)).toEqual({
    rounds: 4,
    wrongRounds: 0,
    answers: { won: 4, invalid_code: 4 * 63 },
  })
})
