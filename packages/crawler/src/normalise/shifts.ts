import type { Evidenced } from '../evidence.ts'
import { fromWordStart } from '../lexicon/compile-terms.ts'
import { shiftPhrases } from '../lexicon/schedules.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const shifts = fromWordStart(shiftPhrases, 'i')
const noShifts = /\b(?:no|non|senza|esclus\w+)(?: \S+){0,3} $/

export function readShifts(advert: Advert): Evidenced<string> | null {
  for (const statement of advert.statements) {
    if (!speaksOf(statement, 'shifts') || statement.kind === 'legal' || statement.kind === 'about') continue
    const match = shifts.exec(statement.folded)
    if (!match || noShifts.test(statement.folded.slice(Math.max(0, match.index - 30), match.index + 1))) continue
    const value = statement.text.slice(match.index, match.index + match[0].length).trim()
    if (value) return evidenced(value, quoteOf(statement, match.index, match.index + match[0].length), 'shifts')
  }
  return null
}
