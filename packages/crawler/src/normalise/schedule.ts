import type { Schedule } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { anyOf, fromWordStart } from '../lexicon/compile-terms.ts'
import { fullTimePhrases, optionWords, partTimePhrases } from '../lexicon/schedules.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'schedule'

type Mention = { schedule: Schedule; index: number; end: number }

const fullTime = fromWordStart(fullTimePhrases, 'g')
const partTime = fromWordStart(partTimePhrases, 'g')

const optional = new RegExp(
  String.raw`\b${anyOf(optionWords)}\b(?: [^\s,;.]+){0,5}? ?(?=(?:part.?time|full.?time|tempo (?:pieno|parziale)|teilzeit|vollzeit))\S+(?: ?time| parziale| pieno)?`,
  'g',
)

export function readSchedule(advert: Advert): Evidenced<Schedule> | null {
  const titled = scheduleOf([advert.title])
  if (titled) return titled
  const { schedule, contract } = advert.hints
  const hints = [schedule, contract].flatMap((hint) => (hint ? [hintStatement(hint)] : []))
  const worded = scheduleOf(hints.filter(({ text }) => !/^[A-Z_,; ]+$/.test(text)))
  if (worded) return worded
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const own = scheduleOf(said.filter(({ isShared }) => !isShared))
  const inText = own === undefined ? scheduleOf(said) : own
  return (inText === undefined ? scheduleOf(hints) : inText) ?? null
}

/** `undefined` if nothing is said, null if both are. */
function scheduleOf(statements: readonly Statement[]): Evidenced<Schedule> | null | undefined {
  const found = statements
    .filter((statement) => speaksOf(statement, 'schedule'))
    .flatMap((statement) => mentionsIn(statement.folded).map((mention) => ({ mention, statement })))
  const [first] = found
  if (!first) return undefined
  if (found.some(({ mention }) => mention.schedule !== first.mention.schedule)) return null
  return evidenced(first.mention.schedule, quoteOf(first.statement, first.mention.index, first.mention.end), by)
}

function mentionsIn(folded: string): Mention[] {
  if (
    /\bfull.or.part.time\b|\bvoll.{0,2} (?:oder|und|bzw\.?) teilzeit\b|\bteil.{0,2} (?:oder|und|bzw\.?) vollzeit\b/.test(
      folded,
    )
  )
    return []
  const said = folded.replace(optional, (option, index: number) =>
    // "Full time o anche part time": the option is open, so that neither is said.
    index > 0 && /\bo(?:ppure)? $/.test(folded.slice(0, index)) ? option : ' '.repeat(option.length),
  )
  const mentions: Mention[] = []
  for (const [schedule, pattern] of [
    ['full', fullTime],
    ['part', partTime],
  ] as const) {
    for (const match of allMatches(pattern, said)) {
      if (isNegated(said.slice(Math.max(0, match.index - 40), match.index))) continue
      mentions.push({ schedule, index: match.index, end: match.index + match[0].length })
    }
  }
  return mentions.sort((a, b) => a.index - b.index)
}

const isNegated = (before: string) =>
  /\b(?:no|non|niente|escluso|esclusi|not|kein\w*)(?: [^\s,;.:]+){0,3} $/.test(before)
