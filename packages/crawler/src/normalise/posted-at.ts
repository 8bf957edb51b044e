import type { Evidenced, Quote } from '../evidence.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { postedLabels } from '../lexicon/dates.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { datesIn, daysBefore } from './dates.ts'
import { numberOf, numberPattern } from './number-words.ts'
import { evidenced } from './quoting.ts'
import { hasNumber } from './topics.ts'

const by = 'posted-at'

const posted = new RegExp(String.raw`\b${anyOf(postedLabels)}\b[^0-9]{0,25}$`)
const relativeDay = /oggi|ieri|today|yesterday|heute|gestern/
const otherDate =
  /\b(?:scad\w+|entro|fino al|termine|chiusura|deadline|valid\w*|inizio|decorrenza|(?<!online )dal|start|closing|apply by|expires?|bewerbungsfrist)\b[^0-9]{0,25}$/

export function readPostedAt(advert: Advert, visitedAt: Date): Evidenced<string> | null {
  const hint = advert.hints.postedAt
  if (hint) {
    const iso = hintedDate(hint, visitedAt)
    if (iso && isPast(iso, visitedAt)) return evidenced(iso, quoteOf(hintStatement(hint)), by)
  }
  for (const statement of advert.statements) {
    if (!hasNumber(statement) && !relativeDay.test(statement.folded)) continue
    const found = dateIn(statement, visitedAt)
    if (found && isPast(found.value, visitedAt)) return found
  }
  return null
}

function dateIn(statement: Statement, visitedAt: Date): Evidenced<string> | null {
  const label = posted.test(`${statement.heading} `)
  for (const { iso, index, end } of datesIn(statement.text)) {
    const before = statement.folded.slice(0, index)
    const isWhole = statement.text.trim().length === end - index || isSigned(statement, index, end)
    if (otherDate.test(before) || (label === false && otherDate.test(`${statement.heading} `))) continue
    if (posted.test(before) || (label && index < 15) || (isWhole && statement.heading === '')) {
      return evidenced(iso, quoteOf(statement, index, end), by)
    }
  }
  const relative = /\b(?:pubblicat\w+|posted|veroffentlicht|inserit\w+)\b/.test(statement.folded)
    ? relativeDate(statement.folded, visitedAt)
    : null
  return relative ? evidenced(relative, quoteOf(statement), by) : null
}

/** "Brescia, 2 novembre 2026" or "Lecce, lì 3/11/2026": how letters and notices are dated. */
function isSigned({ text }: Statement, index: number, end: number): boolean {
  return /^\p{Lu}[\p{L}'’ ]{1,40}, (?:l[iì] |il )?$/u.test(text.slice(0, index)) && /^[\s.]*$/.test(text.slice(end))
}

/** The day, `YYYY-MM-DD`, that a source states in a field. */
export function hintedDate(hint: Quote, visitedAt: Date): string | null {
  const { text, folded } = hintStatement(hint)
  const epoch = /^\d{10}(?:\d{3})?$/.exec(text.trim())
  if (epoch) {
    const date = new Date(Number(epoch[0]) * (epoch[0].length === 10 ? 1_000 : 1))
    return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
  }
  const written = datesIn(text)[0]
  if (written) return written.iso
  // RFC 2822, or as Java writes a date: "Mon Nov 09 08:30:00 UTC 2026".
  const isRfc = /^[a-z]{3}, \d{1,2} [a-z]{3} \d{4}|^[a-z]{3} [a-z]{3} \d{1,2} \d\d:\d\d:\d\d [a-z]{3,4} \d{4}$/i.test(
    text.trim(),
  )
  const rfc = isRfc ? new Date(text) : null
  if (rfc && !Number.isNaN(rfc.getTime())) return rfc.toISOString().slice(0, 10)
  return relativeDate(folded, visitedAt)
}

const daysAgo = new RegExp(
  String.raw`\b(?<days>${numberPattern}) (?:giorn[oi] fa|days? ago)\b|\bda (?<since>${numberPattern}) giorn[oi]\b|\bvor (?<tage>${numberPattern}) tag(?:en)?\b`,
)

/** Exact ones only: "30+ days ago" and "2 settimane fa" give no day. */
function relativeDate(folded: string, visitedAt: Date): string | null {
  if (/\b(?:oggi\b|today\b|heute\b)/.test(folded)) return daysBefore(visitedAt, 0)
  if (/\b(?:ieri\b|yesterday\b|gestern\b)/.test(folded)) return daysBefore(visitedAt, 1)
  const match = daysAgo.exec(folded)
  const days = numberOf(match?.groups?.days ?? match?.groups?.since ?? match?.groups?.tage ?? '')
  return days === null ? null : daysBefore(visitedAt, days)
}

/** A page may be dated a few hours ahead of us. */
function isPast(iso: string, visitedAt: Date): boolean {
  return iso <= daysBefore(visitedAt, -1) && iso >= '2005-01-01'
}
