import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonPasswords } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { AppError } from '../app-error.ts'

/** Seven characters without a pattern, the least the specification asks for, take this many guesses. */
const minGuesses = 1e7

/** The estimate's time grows with the square of the length, and a password that is good so far is good. */
const lookedAt = 32

let estimator: ZxcvbnFactory | undefined

/** Refuses what attackers try first: leaked passwords, words, names, dates, keys in a row, and what we know of the person. */
export function refuseCommonPassword(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): void {
  // The dictionaries take a quarter of a second to read: nobody waits for that who doesn't choose a password.
  estimator ??= new ZxcvbnFactory({ dictionary: { ...commonPasswords, ...italian }, graphs: adjacencyGraphs })
  const known = ['vedetta', person.firstName, person.lastName, person.email, ...person.email.split(/[@.+_-]/)]
  const { guesses } = estimator.check(
    password.slice(0, lookedAt),
    known.filter((word) => word.length > 2),
  )
  if (guesses < minGuesses) throw new AppError('common_password')
}
