import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { proveAccountTiming } from './account-timing.ts'
import { proveSignInFlood } from './sign-in-flood.ts'

test('of a flood of guesses ten an account and hour are hashed, and the owners still sign in', async () => {
  const result = await withScratch(process.env, (scratch) =>
    proveSignInFlood(scratch, { tries: 1_000, accounts: 10, addresses: 20 }),
  )
  expect(result).toEqual({
    mostGuessesHashed: 10,
    guessesHashed: 100,
    answers: { error_logging_in: 100, too_many_attempts: 900 },
    owners: { in: 10 },
  })
}, 60_000)

test('neither the answer nor its time tells whether an address has an account', async () => {
  const results = await withScratch(process.env, (scratch) =>
    proveAccountTiming(process.env, scratch, { signIns: 60, resets: 20 }),
  )
  for (const { what, known, unknown } of results) {
    expect(known.answers).toHaveLength(1)
    expect(unknown.answers).toEqual(known.answers)
    expect(Math.abs(known.median - unknown.median), what).toBeLessThan(10)
  }
}, 60_000)
