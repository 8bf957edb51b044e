import type { Evidenced } from '../evidence.ts'
import { anywhere, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { bareYearsContexts, noExperienceAsked, otherYearsWords } from '../lexicon/experience.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { numberOf, numberPattern } from './number-words.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'experience'
const maxYears = 30

const noneRequired = fromWordStart(noExperienceAsked)

const yearsRequired = new RegExp(
  [
    String.raw`\b(?:(?<from>paio d[i']|couple of|${numberPattern})(?: ?\([a-z0-9]{1,10}\))? ?\+?(?: (?:o|e) piu| or more| oder mehr)?`,
    String.raw`(?: ?(?<join>[-–/]|a|ai|o|to|bis|or|oder|e|and|und) ?(?<to>${numberPattern}))? ?\+? ?`,
    String.raw`(?<unit>ann[oi]|anni|years?|yrs|jahre?n?|mes[ei]|months?|monate?n?)|anni (?<after>${numberPattern}))\b`,
  ].join(''),
  'g',
)
const adjectives: readonly (readonly [RegExp, number])[] = [
  [/\b(?:esperienza (?:\S+ ){0,3}?)?annuale\b/, 1],
  [/\b(?:almeno|minimo) un biennio\b/, 2],
  [/\b(?:almeno|minimo) un triennio\b/, 3],
  [/\b(?:almeno|minimo) un quinquennio\b/, 5],
  [/\bbiennale\b/, 2],
  [/\btriennale\b/, 3],
  [/\bquadriennale\b/, 4],
  [/\bquinquennale\b/, 5],
  [/\bdecennale\b/, 10],
  [/\bventennale\b/, 20],
  [/\b(?:ein|1).?jahrige[rn]?\b/, 1],
  [/\b(?:zwei|2).?jahrige[rn]?\b/, 2],
  [/\b(?:drei|3).?jahrige[rn]?\b/, 3],
  [/\b(?:vier|4).?jahrige[rn]?\b/, 4],
  [/\b(?:funf|5).?jahrige[rn]?\b/, 5],
  [/\b(?:zehn|10).?jahrige[rn]?\b/, 10],
]

const experience =
  /\b(?:esperienz\w*|experience\w*|[a-z]*erfahrung\w*|anzianita\b|maturat\w+|lavorat[oaie]\b|mestiere\b|pratica\b|praxis\b|seniority\b|berufspraxis\b|worked\b)/
/** "Almeno 9 anni nel catering", "6 anni di guida", "7+ years in logistics". */
const bareYears = anywhere(bareYearsContexts)

const otherYears = wholeWords(otherYearsWords)

/** "Esperienza: da 2 a 4 anni": the label says what the years are of. */
const label = /(?:^|\W)(?:esperienza|experience|(?:berufs)?erfahrung|seniority)(?: [a-z]+){0,2}$/

export function readExperience(advert: Advert): Evidenced<number> | null {
  const said = advert.statements.filter(
    (statement) => speaksOf(statement, 'experience') && statement.kind !== 'legal' && statement.kind !== 'about',
  )
  let most: Evidenced<number> | null = null
  for (const statement of said) {
    const years = yearsIn(statement)
    // Several figures are required of one person at once, so the largest counts.
    if (years && (!most || years.value > most.value)) most = years
  }
  if (most) return most
  for (const statement of [...said, advert.title]) {
    const none = noneRequired.exec(statement.folded)
    if (none) return evidenced(0, quoteOf(statement, none.index, none.index + none[0].length), by)
  }
  return advert.hints.experience ? ofHint(hintStatement(advert.hints.experience)) : null
}

function yearsIn(statement: Statement): Evidenced<number> | null {
  const { folded } = statement
  for (const match of allMatches(yearsRequired, folded)) {
    const years = yearsOf(fromOf(match, folded), match.groups?.unit)
    if (years === null || years > maxYears) continue
    const clause = clauseAround(folded, match.index, match.index + match[0].length)
    const before = folded.slice(Math.max(0, match.index - 25), match.index)
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 25)
    const isLabelled = label.test(clause.label) || label.test(statement.heading)
    if (otherYears.test(clause.text) && !/\b(?:esperienz|experience|erfahrung)/.test(clause.text)) continue
    if (/\b(?:di cui (?:almeno )?$|(?:eta|dai|under|over)(?: \S+){0,3} $|dai? \d\d (?:ai?|e) $)/.test(before)) continue
    if ((years >= 16 || /^m/.test(match.groups?.unit ?? '')) && !experience.test(clause.text) && !isLabelled) continue
    const isPlain = match[0].includes('+') || isWholeClause(clause.text, match[0])
    if (!experience.test(clause.text) && !isLabelled && !isBare(before, after, statement, isPlain)) continue
    return evidenced(years, quoteOf(statement, match.index, match.index + match[0].length), by)
  }
  const labelled =
    /\b(?:anni di esperienza|years of experience|jahre (?:berufs)?erfahrung)[^:.;]{0,20}: ?(\d{1,2})\b/.exec(folded)
  if (labelled && Number(labelled[1]) <= maxYears)
    return evidenced(Number(labelled[1]), quoteOf(statement, labelled.index, labelled.index + labelled[0].length), by)
  for (const [pattern, years] of adjectives) {
    const match = pattern.exec(folded)
    if (match && experience.test(folded) && !/\b(?:laurea|corso|diploma) triennale\b/.test(folded)) {
      return evidenced(years, quoteOf(statement, match.index, match.index + match[0].length), by)
    }
  }
  return null
}

/** "Fra 2 e 4 anni" begins at two; in "laurea L-24 e due anni" only the second number counts years. */
function fromOf({ groups, index }: RegExpExecArray, folded: string): string | undefined {
  const isSum = /^(?:e|and|und)$/.test(groups?.join ?? '')
  const isRange = /\b(?:tra|fra|between|zwischen)(?: i| the)? $/.test(folded.slice(Math.max(0, index - 15), index))
  return isSum && !isRange ? groups?.to : (groups?.from ?? groups?.after)
}

/** "Revit, 3 anni.": nothing else between two commas. */
const isWholeClause = (clause: string, years: string) => clause.replace(/[.\s]+$/, '').trim() === years.trim()

function isBare(before: string, after: string, statement: Statement, isPlain: boolean): boolean {
  if (statement.kind === 'offer' || statement.kind === 'terms') return false
  if (isPlain && !speaksOf(statement, 'contract')) return true
  return bareYears.test(before) || bareYears.test(after) || (statement.kind === 'requirements' && after.trim() === '')
}

function yearsOf(from: string | undefined, unit: string | undefined): number | null {
  const value = from === undefined ? null : numberOf(from)
  if (/^(?:paio|couple)/.test(from ?? '')) return 2
  if (value === null) return null
  return /^m/.test(unit ?? '') ? Math.floor(value / 12) : value
}

/** From the comma or bracket before to the one after, and the label if a colon opens it. */
function clauseAround(text: string, start: number, end: number): { text: string; label: string } {
  const colon = text.lastIndexOf(':', start)
  const comma = Math.max(text.lastIndexOf(',', start), text.lastIndexOf(';', start))
  const next = text.slice(end).search(/[,;]/)
  return {
    text: text.slice(Math.max(comma, colon) + 1, next < 0 ? text.length : end + next),
    label: colon > comma ? text.slice(Math.max(0, comma + 1, colon - 40), colon).trim() : '',
  }
}

function ofHint(hint: Statement): Evidenced<number> | null {
  const none = noneRequired.test(hint.folded) || /^(?:lt-?1|<\s?1|0|nessuna|none|0-1)\b/.test(hint.folded)
  if (none) return evidenced(0, quoteOf(hint), by)
  const number = /\d{1,2}/.exec(hint.folded)
  if (!number || !/^\D{0,20}\d/.test(hint.folded)) return null
  const isMonths = /month|mesi|monat/.test(hint.folded)
  const value = isMonths ? Math.floor(Number(number[0]) / 12) : Number(number[0])
  return value <= maxYears ? evidenced(value, quoteOf(hint), by) : null
}
