import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'
import { describeMutant } from './describe-mutant.ts'

/** Prints and returns the score: the mutants that were found, of all that could be tried. */
export function printResult(mutants: MutantResult[]): number {
  const tried = mutants.filter(({ status }) => status !== 'Ignored')
  const numberOf = (wanted: MutantStatus) => tried.filter(({ status }) => status === wanted).length
  const found = numberOf('Killed') + numberOf('Timeout')
  const valid = found + numberOf('Survived') + numberOf('NoCoverage')
  const score = (100 * found) / valid
  for (const mutant of tried.filter(({ statusReason = '' }) => /timed out/i.test(statusReason))) {
    console.log(`found by a test's time-out: ${describeMutant(mutant)}`)
  }
  console.log(
    `score ${score.toFixed(1)} %: ${found} of ${valid} found, ${numberOf('Timeout')} of them by running too long; ` +
      `${numberOf('Survived')} survived, ${numberOf('NoCoverage')} in code that no test executes; ` +
      `${tried.length - valid} couldn't be loaded`,
  )
  return score
}
