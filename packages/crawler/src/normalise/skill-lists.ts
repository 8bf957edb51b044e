import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import {
  genericTasks,
  listOpenings,
  notNouns,
  placeOpenings,
  placePhrases,
  termsOfWork,
  verbalPhrases,
} from '../lexicon/task-lists.ts'
import type { Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { datesIn } from './dates.ts'
import { isPlaceName } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { isExperience, isNoSkill, isSchooling } from './skill-words.ts'

const maxWords = 4

const verbal = anywhere(verbalPhrases)

const generic = new RegExp(String.raw`^${anyOf(genericTasks)}\b`)
const notNoun = new RegExp(String.raw`^${anyOf(notNouns)}\b`)
const placed = anywhere(placePhrases)
const terms = fromWordStart(termsOfWork)
/** Whether folded words are about the terms of work. */
export const isTerm = (folded: string): boolean => terms.test(folded) || placed.test(folded)

/** Sentences of one clause that name the machine or the paper worked on. */
const handling =
  /^(?:conduzione|revisione|utilizzo|uso|redazione|elaborazione|lavorazioni? su|installazione|emissione|stesura|preparazione) (?:di |del |della |delle |dei |degli |dell'|su )?/

/** Introductions of a list within a sentence: "si occuperà di", "in grado di seguire", "sono indispensabili". */
const introduces = fromWordStart(listOpenings)
const articles =
  /^(?:(?:di|del|della|dello|dell'|dei|delle|degli|la|il|lo|i|gli|le|l'|una|un|anche|della?)(?: |(?<=')))+/

/** The list within a sentence that has a verb. */
function introducedTasks(statement: Statement, title: string): Clause[] {
  const match = introduces.exec(statement.folded)
  if (!match || statement.text.length > 300) return []
  const start = match.index + match[0].length
  const tail = statement.folded.slice(start)
  if (!/,| e /.test(tail) || verbAfterOpening.test(tail)) return []
  return clausesOf(statement.text.slice(start)).flatMap((clause) => {
    const lead = articles.exec(sameLengthFold(clause.text))?.[0].length ?? 0
    const short = upToPlace({ text: clause.text.slice(lead), index: start + clause.index + lead })
    return isTask(short, title) ? [short] : []
  })
}

/** "Ti occuperai di trapianto, diradamento e carichi": daily work, not required skills. */
const dailyWork = /\b(?:si|ti|ci si) occup/

/** A verb after the list's introduction: it is a sentence, no list. */
const verbAfterOpening = /\b(?:che|e' |sara|saranno|avra|deve|puo|potra|we|you)\b/

function isTask(clause: Clause, title: string): boolean {
  const words = sameLengthFold(clause.text)
  if (lengthOf(words) > maxWords || words.length < 4 || notNoun.test(words) || generic.test(words)) return false
  if (terms.test(words) || isExperience(words) || isPlaceName(clause.text)) return false
  if (title.includes(words)) return false
  return !isNoSkill(words) && !/\d{2}/.test(words)
}

/** "È richiesta", "gestirà": the accents that folding loses. */
const isTelling = (text: string) => /[èàÈ]/.test(text) && /(?:^|\s)è\s|\p{L}{3,}[aei]rà(?=\s)/iu.test(text)

/** The skills a list of nouns names: "Prima nota, fatturazione, rapporti con lo studio". */
export function listedTasks(statement: Statement, title: string): Clause[] {
  const { folded, text } = statement
  if (text.includes('@')) return []
  const isUnheaded = statement.kind === 'other' && statement.isProse && !statement.isItem
  const introduced = isUnheaded && dailyWork.test(folded) ? [] : introducedTasks(statement, title)
  if (introduced.length > 0) return introduced
  if (verbal.test(folded) || isTelling(text) || text.length > 220) return []
  if (placed.test(folded) || datesIn(text).length > 0) return []
  const clauses = clausesOf(text).filter(({ isBracketed }) => !isBracketed)
  if (clauses.length < 2 && !handling.test(folded)) return []
  const isHandling = handling.test(folded)
  return clauses.flatMap((clause, position) => {
    const short = upToPlace(clause)
    const words = sameLengthFold(short.text)
    const count = lengthOf(short.text)
    const maxCount = position === 0 && !isHandling ? 3 : maxWords + (isHandling && position === 0 ? 2 : 0)
    if (
      count > maxCount ||
      short.text.length < 3 ||
      notNoun.test(words) ||
      /\s(?:il|lo|la|gli|le|i)\s|\sl'|^\S+ (?:alla|alle|agli|ai|al|un|una|uno) /.test(words) ||
      generic.test(words)
    )
      return []
    // "Taglio salumi e formaggi": the second word needs the first.
    if (clause.isJoined && count === 1 && !(isHandling && position > 0)) return []
    const opener = clauses.find(({ part }) => part === clause.part) ?? clause
    if (isSchooling(sameLengthFold(opener.text)) || isExperience(words)) return []
    if (terms.test(words) || isPlaceName(short.text) || title.includes(words)) return []
    return isNoSkill(words) || isSchooling(words) || /\d{2}/.test(words) ? [] : [short]
  })
}

/** "Saldatura di tubi in rame": the material does not count as a word of the task's name. */
const lengthOf = (words: string) => words.replace(/ in [a-z]+$/i, '').split(/\s+/).length

const placeStart = new RegExp(String.raw`\s${anyOf(placeOpenings)}\s`, 'iu')

/** "potatura nel vigneto" is "potatura". */
function upToPlace(clause: Clause): Clause {
  const end = clause.text.search(placeStart)
  return { text: (end < 0 ? clause.text : clause.text.slice(0, end)).replace(/[\s.;:!]+$/u, ''), index: clause.index }
}
