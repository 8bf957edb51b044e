import type { Schedule } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'schedule'

type Mention = { schedule: Schedule; index: number; end: number }

const fullTime =
  /\b(?:(?:trentasei|trentasette|trentotto|trentanove|quaranta) ore\b(?! di (?:formazione|corso|lezion|aula))|full.?time\b|f\. ?t\.|ft (?=\d\d ?(?:h|ore)\b)|tempo pieno\b|giornata intera\b|(?:8|otto) ore (?:al giorno|giornalier\w+|die\b)|ganztag\w*|(?:3[6-9]|40)(?:[.,]\d)?.?(?:wochenstunden|stunden.?woche)\b|orario (?:di lavoro )?pieno\b|vollzeit\w*|full_time\b|(?:3[6-9]|40)(?:[.,]\d+)? ?(?:ore|h|hours|hrs|stunden|std\.?|ore\/sett\w*|h\/sett\w*)(?![0-9])(?= ?(?:\/|a |alla |per |settiman|sett|week|pro |wochen|$|[.,;)]))|100 ?%(?= ?(?:full|tempo|pensum)))/g
const partTime =
  /\b(?:(?:quattro|sei|otto|dieci|dodici|quindici|sedici|diciotto|venti|ventuno|ventidue|ventiquattro|venticinque|ventotto|trenta|trentadue) ore (?:a |alla |per )?(?:settiman\w*|sett\b)|al (?:[3-8]\d) ?%|part.?time\b|p\. ?t\.|pt (?=\d\d ?(?:h|ore)\b)|tempo parziale\b|tempo ridotto\b|orario (?:ridotto|parziale)\b|(?:monte )?ore:? (?:1\d|2\d|3[0-2]) (?:settiman\w*|a settimana)|(?:[3-6]|tre|quattro|cinque|sei) ore (?:al giorno|giornalier\w+|die\b)|halbtag\w*|(?:1\d|2\d|3[0-2]).?(?:wochenstunden|stunden.?woche)\b|(?:[3-8]\d) ?%.?(?:pensum|stelle|position|fte)\b|pensum:? (?:[3-8]\d) ?%|teilzeit\w*|part_time\b|mezza giornata\b|half.?time\b|(?:[4-9]|[12]\d|3[0-2])(?:[/-]\d\d)? ?(?:ore|h|hours|hrs|stunden|std)\.? ?(?:\/ ?|a |alla |per |pro )?(?:settiman\w*|sett\b|week\w*|woche\w*|wochen\w*))/g

/** What may be agreed or come later is not the schedule. */
const optional =
  /\b(?:(?:con )?(?:eventual[ei] )?(?:possibilita|opportunita|prospettiva)|possibil[ei]|valut\w+(?: anche)?|anche|eventual[ei]|disponibil[ei] a valutare|con passaggio|trasformabile|finalizzat[oa]|previst[oa] la possibilita|option(?:al)?|moglich)\b(?: [^\s,;.]+){0,5}? ?(?=(?:part.?time|full.?time|tempo (?:pieno|parziale)|teilzeit|vollzeit))\S+(?: ?time| parziale| pieno)?/g

export function readSchedule(advert: Advert): Evidenced<Schedule> | null {
  const titled = scheduleOf([advert.title])
  if (titled) return titled
  const { schedule, contract } = advert.hints
  const hints = [schedule, contract].flatMap((hint) => (hint ? [hintStatement(hint)] : []))
  const worded = scheduleOf(hints.filter(({ text }) => !/^[A-Z_,; ]+$/.test(text)))
  if (worded) return worded
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const own = scheduleOf(said.filter(({ isSaidToAll }) => !isSaidToAll))
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
