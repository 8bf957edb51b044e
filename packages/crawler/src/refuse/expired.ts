import type { Quote } from '../evidence.ts'
import { anyOf, fromWordStart } from '../lexicon/compile-terms.ts'
import { deadlineLabels, foundingWords, hiringWords, seasonsWithYear } from '../lexicon/dates.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from '../normalise/advert.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { datesIn, monthName, monthOf } from '../normalise/dates.ts'
import { hasNumber } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'

const deadline = new RegExp(String.raw`\b${anyOf(deadlineLabels)}\b[^0-9]{0,40}$`)
const startWord = /\b(?:inizio|decorrenza|disponibil\w+|assunzione|contratto|periodo|durata|start)\b/
/** A line so short is a label of the advert, not a sentence about something else. */
const maxLabel = 60
const hiring = fromWordStart(hiringWords)
const history = new RegExp(String.raw`\b${anyOf(foundingWords)}\b[^.]{0,25}$`)
const seasonYear = fromWordStart(seasonsWithYear, 'g')

/** A season, a deadline or an end of validity before the visit. */
export function expiredBecause(raw: RawPosition, advert: Advert, visitedAt: Date): Quote | null {
  const today = visitedAt.toISOString().slice(0, 10)
  const { validThrough } = raw.hints
  if (validThrough) {
    const end = datesIn(validThrough.text)[0]?.iso
    const isLater = isExtendedBeyond(hintStatement(validThrough), today)
    if (end !== undefined && end < today && !isLater) return quoteOf(hintStatement(validThrough))
  }
  const isExtended = advert.statements.some((statement) => hasNumber(statement) && isExtendedBeyond(statement, today))
  for (const statement of [advert.title, ...advert.statements]) {
    if (!hasNumber(statement)) continue
    const past =
      (isExtended ? null : deadlineIn(statement, today)) ?? seasonIn(statement, visitedAt) ?? periodIn(statement, today)
    if (past) return past
  }
  return null
}

const extended =
  /\b(?:prorog\w+|posticipat\w+|differit\w+|prolungat\w+|estes[oaie]|riapert\w+|slitta\w*|spostat\w+|extended|postponed|verlangert)\b/

/** "Scadenza 1 maggio, prorogata al 15": the later date is the deadline. */
function isExtendedBeyond({ text, folded }: Statement, today: string): boolean {
  const at = extended.exec(folded)?.index
  return at !== undefined && datesIn(text).some(({ iso, index }) => index > at && iso >= today)
}

function deadlineIn(statement: Statement, today: string): Quote | null {
  for (const { iso, index, end } of datesIn(statement.text)) {
    const before = statement.folded.slice(Math.max(0, index - 80), index)
    const isDeadline = deadline.test(before) || (index < 10 && deadline.test(`${statement.heading} `))
    if (isDeadline && iso < today && !startWord.test(before.slice(-40))) return quoteOf(statement, index, end)
  }
  return null
}

function seasonIn(statement: Statement, visitedAt: Date): Quote | null {
  for (const match of allMatches(seasonYear, statement.folded)) {
    const second = match[2] ?? match[4]
    const first = Number(match[1] ?? match[3])
    const isWinter = /invern|winter|sciistic/.test(match[0])
    const lastYear = second === undefined ? first : 2000 + Number(second)
    // A winter "2026" without a second year may end in the spring after it.
    const end = isWinter
      ? new Date(Date.UTC(second === undefined ? lastYear + 1 : lastYear, 3, 30))
      : new Date(Date.UTC(lastYear, 9, 31))
    const isOver = end < visitedAt && !/\b(?:esperienza|passat[ao]|scors[ao]|prossim[ao]|dopo)\b/.test(statement.folded)
    if (isOver && isAboutHiring(statement, match.index)) {
      return quoteOf(statement, match.index, match.index + match[0].length)
    }
  }
  return null
}

/** A season in a company's story closes nothing: "nata nell'estate 2012". */
function isAboutHiring({ folded }: Statement, at: number): boolean {
  if (history.test(folded.slice(Math.max(0, at - 60), at))) return false
  return folded.length <= maxLabel || hiring.test(folded)
}

const periodEnd = new RegExp(String.raw`\b(?:al|fino al|a|-)\s?(?:(\d{1,2})\s)?(${monthName})\s(20\d\d)\b`, 'g')

/** "Da maggio a settembre 2026": the work itself is over. */
function periodIn(statement: Statement, today: string): Quote | null {
  if (!/\b(?:da[l]?\b|periodo\b|stagion)/.test(statement.folded)) return null
  for (const match of allMatches(periodEnd, statement.folded)) {
    const month = monthOf(match[2])
    if (month === undefined) continue
    const iso = `${match[3]}-${month.padStart(2, '0')}-${(match[1] ?? '31').padStart(2, '0')}`
    if (iso < today && !/\b(?:esperienz|attiv\w+ da|fondat)/.test(statement.folded))
      return quoteOf(statement, match.index, match.index + match[0].length)
  }
  return null
}
