import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

const missed = ['Survived', 'NoCoverage']

/** Prints every missed mutant and the score: found mutants of all that could be tried. */
export function printResult(mutants: MutantResult[]): number {
  const tried = mutants.filter(({ status }) => status !== 'Ignored')
  for (const mutant of tried.filter(({ status }) => missed.includes(status) || status === 'Timeout')) {
    console.log(`${mutant.status.padEnd(10)} ${describe(mutant)}`)
  }
  const counts = Map.groupBy(tried, ({ status }) => status)
  const numberOf = (status: MutantResult['status']) => counts.get(status)?.length ?? 0
  const found = numberOf('Killed') + numberOf('Timeout')
  const valid = found + numberOf('Survived') + numberOf('NoCoverage')
  const score = (100 * found) / valid
  console.log(
    `score ${score.toFixed(1)} %: ${found} of ${valid} found, ${numberOf('Timeout')} of them by running too long; ` +
      `${numberOf('Survived')} survived, ${numberOf('NoCoverage')} in code that no test executes; ` +
      `${tried.length - valid} couldn't be loaded`,
  )
  const waited = tried.filter(({ statusReason }) => /timed out/i.test(statusReason ?? ''))
  for (const mutant of waited) console.log(`a test timed out: ${describe(mutant)}`)
  return score
}

/** The range is written as `--only` takes it. */
function describe({ fileName, location: { start, end }, mutatorName, replacement = '' }: MutantResult): string {
  const [first = ''] = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1)
  const original = first.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
  const range = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
  return `${relative('.', fileName)}:${range} ${mutatorName}: ${oneLine(original)} → ${oneLine(replacement)}`
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 100)
}
