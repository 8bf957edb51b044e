import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** The range is written as `--only` takes it. */
export function describeMutant({
  fileName,
  location: { start, end },
  mutatorName,
  replacement = '',
}: MutantResult): string {
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
