import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonPasswords } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { AppError } from '../../platform/app-error.ts'

/** Guesses for seven characters without a pattern, the minimum of the specification. */
const minGuesses = 1e7

/** The estimate's time grows with the square of the length, and a password whose beginning is strong is strong. */
const maxEstimatedLength = 32

let estimator: ZxcvbnFactory | undefined

/** Refuses the passwords that attackers try first: leaked ones, words, names, dates, keys in a row, and the person's own data. */
export function refuseCommonPassword(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): void {
  // Loading the dictionaries takes a quarter of a second, so it waits for the first password that is chosen.
  estimator ??= new ZxcvbnFactory({ dictionary: { ...commonPasswords, ...italian }, graphs: adjacencyGraphs })
  const known = ['vedetta', person.firstName, person.lastName, person.email, ...person.email.split(/[@.+_-]/)]
  const { guesses } = estimator.check(
    password.slice(0, maxEstimatedLength),
    known.filter((word) => word.length > 2),
  )
  if (guesses < minGuesses) throw new AppError('common_password')
}
