import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const shifts =
  /\b(?:(?:lavoro |disponibilita |orario |organizzat\w+ |articolat\w+ )?(?:a|ai|al|su|in|di|nei|sui)?\s?(?:lavoro su )?(?:(?:due|tre|quattro|cinque|[2-5])\s)?turn(?:i|o|azione)\b(?: (?:diurni|notturni|di notte|giornalier\w|notturno|serale|centrale|spezzato|continu\w|rotanti|festivi|a rotazione))?(?: e (?:notturni|festivi|diurni))?(?: \([^)]{1,40}\))?|ciclo continuo\b|(?:orario )?(?:notturno|spezzato)\b|schicht\w+|(?:two|three|night|rotating|day)?\s?shifts?\b)/i
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
