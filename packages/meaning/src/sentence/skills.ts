import { matchPhrase, type PhraseTable, phraseKey, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, markPhrases, type Reading, type Sentence, writtenAs } from './reading.ts'
import { ambiguousTechniques, ambiguousTools, sureSkillCues, techniques } from './words/skill-words.ts'

const ambiguousNames = new Set(phrasesOf(ambiguousTools).map(phraseKey))
const ambiguous = new Set([...phrasesOf(ambiguousTechniques).map(phraseKey), ...ambiguousNames])

/** Whether a skill is a tool by name, and no technique: "contabile SAP" asks for one, "impiegata paghe" is a role. */
export const isTool = (skill: string): boolean =>
  ambiguousNames.has(phraseKey(skill)) || !ambiguous.has(phraseKey(skill))
/** Whether a word is the name of a tool or a technique. */
export const isSkill = (key: string): boolean => ownNames.values.has(key)
const ownNames: PhraseTable<string> = phraseTable(phrasesOf(techniques).map((name) => [name, name] as const))
const longNames = phraseTable(
  phrasesOf(techniques)
    .filter((name) => phraseKey(name).includes(' ') && !ambiguous.has(phraseKey(name)))
    .map((name) => [name, true] as const),
)
const cues = phraseTable(phrasesOf(sureSkillCues).map((cue) => [cue, true] as const))
const after = new Set(['skills', 'skill', 'knowledge', 'experience', 'competenze', 'avanzato', 'base', 'developer'])

/** Words that end a skill that is on no list. */
const stops = wordSet(`
    e o a ad con in per da di ed od and or with no non ma che zona entro max min almeno near part full tempo t
    provincia prov piu anche oltre senza il lo la the
  `)

/** Clear names of several words, before one of these is read as a place: "Power BI". */
export function readLongSkills(sentence: Sentence): void {
  markPhrases(sentence, longNames, (_, from, to) => ({ field: 'skills', values: [writtenAs(sentence, from, to)] }), {
    isSure: false,
    isLoose: true,
  })
}

/** Skills of a name that means nothing else. */
export function readClearSkills(sentence: Sentence): void {
  readSkills(sentence, false)
}

/** Those that are also words of roles, sectors or everyday speech. */
export function readOtherSkills(sentence: Sentence): void {
  readSkills(sentence, true)
}

function readSkills(sentence: Sentence, withAmbiguous: boolean): void {
  const { tokens } = sentence
  const free = isFree(sentence)
  for (let at = 0; at < tokens.length; at += 1) {
    if (!free(at)) continue
    const cue = matchPhrase(cues, tokens, at, free)
    const to = (cue && readAsked(sentence, at, cue.to)) ?? readNamed(sentence, at, withAmbiguous)
    if (to !== undefined) at = to - 1
  }
}

const namedAt = (sentence: Sentence, at: number) => matchPhrase(ownNames, sentence.tokens, at, isFree(sentence))

/** After a cue, a list of skills: known ones, or one of up to three words. */
function readAsked(sentence: Sentence, from: number, start: number): number | undefined {
  const at = ['il', 'lo', 'la', 'l', 'i', 'the', 'del', 'dei', 'di', 'un', 'una'].includes(keyAt(sentence, start))
    ? start + 1
    : start
  if (sentence.tokens[start]?.gap === 'break') return undefined
  const found = namedAt(sentence, at) ?? unlistedAt(sentence, at)
  if (!found) return undefined
  mark(sentence, from, found.to, { field: 'skills', values: [writtenAs(sentence, at, found.to)] }, { isSure: false })
  return found.to
}

function unlistedAt(sentence: Sentence, at: number): { value: string; to: number } | undefined {
  const { tokens } = sentence
  let to = at
  while (
    to < tokens.length &&
    to < at + 3 &&
    isFree(sentence)(to) &&
    (to === at || tokens[to]?.gap !== 'break') &&
    !stops.has(keyAt(sentence, to)) &&
    !tokens[to]?.isNumber
  )
    to += 1
  if (to === at) return undefined
  return { value: writtenAs(sentence, at, to), to }
}

function readNamed(sentence: Sentence, at: number, withAmbiguous: boolean): number | undefined {
  const { tokens } = sentence
  const found = namedAt(sentence, at)
  if (!found) return undefined
  const isAmbiguous = ambiguous.has(phraseKey(found.value))
  if (isAmbiguous && !withAmbiguous) return undefined
  const isNamedAfter = tokens[found.to]?.gap !== 'break' && after.has(keyAt(sentence, found.to))
  const cueBefore =
    ['con', 'with', 'e', 'and', '+', 'su', 'o', 'or'].includes(keyAt(sentence, at - 1)) && tokens[at]?.gap !== 'break'
  const more: Partial<Reading> = {
    isSure: false,
    isLoose: true,
    needsOwnPlace: isAmbiguous && !isNamedAfter && !cueBefore,
  }
  const to = isNamedAfter && keyAt(sentence, found.to) !== 'developer' ? found.to + 1 : found.to
  mark(sentence, at, to, { field: 'skills', values: [writtenAs(sentence, at, found.to)] }, more)
  return to
}
