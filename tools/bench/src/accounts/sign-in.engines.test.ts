import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { measureAccountTiming } from './account-timing.ts'
import { runSignInFlood } from './sign-in-flood.ts'

test('a sign-in flood gets at most ten password guesses hashed per account and hour, and the owners can still sign in', async () => {
  const result = await withScratch(process.env, (scratch) =>
    runSignInFlood(scratch, { tries: 300, accounts: 3, addresses: 20 }),
  )
  expect(result).toEqual({
    maxGuessesHashed: 10,
    guessesHashed: 30,
    answers: { error_logging_in: 30, too_many_attempts: 270 },
    owners: { in: 3 },
  })
})

test('neither the response to a sign-in or reset nor its time reveals whether an email address has an account', async () => {
  const results = await withScratch(process.env, (scratch) =>
    measureAccountTiming(process.env, scratch, { signIns: 30, resets: 15 }),
  )
  for (const { what, known, unknown, slowerKnown } of results) {
    expect(known.answers).toHaveLength(1)
    expect(unknown.answers).toEqual(known.answers)
    // Other load on the machine slows down either; what reveals an account is slower nearly every time.
    const isConsistent = Math.abs(slowerKnown - 0.5) > 0.4
    const difference = known.median - unknown.median
    expect(isConsistent && Math.abs(difference) >= 10, `${what}: ${difference} ms in ${slowerKnown} of the pairs`).toBe(
      false,
    )
  }
})
