import { typingCost } from '../roles/typing-cost.ts'
import { ambiguous, type Head, markRole } from './mark-role.ts'
import { readMisspeltRoles } from './misspelt-roles.ts'
import { matchPhrase, phrasesOf, phraseTable } from './phrases.ts'
import { isFree, isJoined, keyAt, type Sentence, unmark } from './reading.ts'
import { expanded } from './role-name.ts'
import { agentSingular, looksLikeAgent, type RoleKnowledge } from './role-nouns.ts'
import { isOpen } from './role-span.ts'
import { isReservedTitle } from './role-titles.ts'
import { readSharedNoun } from './shared-nouns.ts'
import { isConnector, isFiller, isNegator } from './small-words.ts'

export function readRoles(sentence: Sentence, knowledge: RoleKnowledge): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const head = titleAt(sentence, at, knowledge) ?? headAt(sentence, at, knowledge)
    if (!head) continue
    const to = markRole(sentence, head, knowledge)
    at = Math.max(at, readSharedNoun(sentence, head, to, knowledge) - 1)
  }
  readMisspeltRoles(sentence, knowledge)
}

/** A reserved title gives its words back, and they are a role that may go on: "impiegato commerciale estero". */
function titleAt(sentence: Sentence, at: number, { italian, english }: RoleKnowledge): Head | undefined {
  const reading = sentence.readings[at]
  if (!reading || !isReservedTitle(reading)) return undefined
  unmark(sentence, reading)
  const [first, last] = [keyAt(sentence, at), keyAt(sentence, reading.to - 1)]
  const inEnglish = italian.has(first) ? undefined : english.get(last)
  if (inEnglish) return { at: reading.to - 1, singular: inEnglish, isItalian: false, isKnown: true, titleFrom: at }
  return { at, singular: italian.get(first) ?? first, isItalian: true, isKnown: true, end: reading.to, titleFrom: at }
}

function headAt(sentence: Sentence, at: number, { italian, english, nouns, words }: RoleKnowledge): Head | undefined {
  const reading = sentence.readings[at]
  const office = isOpen(sentence, at) ? officeAt(sentence, at, english) : undefined
  if (office !== undefined) return { at, singular: keyAt(sentence, at), isItalian: true, isKnown: true, end: office }
  if (
    !isOpen(sentence, at) ||
    (reading &&
      reading.to - reading.from > 1 &&
      !(reading.needsOwnPlace && reading.from === at && !sentence.hasRole && isExpectedAt(sentence, at))) ||
    (reading && !reading.needsOwnPlace)
  )
    return undefined
  const key = keyAt(sentence, at)
  const long = reading ? undefined : expanded(sentence, at)
  if (long) return { at, singular: long, isItalian: italian.has(long), isKnown: true }
  if (reading && /ica$/.test(key)) return undefined
  const inItalian = italian.get(key)
  // "magazziniere, corrieri": one is sought, so that several are where.
  const isPlace = reading?.said.field === 'sectors' && sentence.hasRole && !sentence.hasPluralRole && inItalian !== key
  if (isPlace) return undefined
  const isEnglish = english.get(key) === key && inItalian !== key && isCompletedBefore(sentence, at)
  if (inItalian && !isEnglish && !(ambiguous.has(key) && !isExpectedAt(sentence, at)))
    return { at, singular: inItalian, isItalian: true, isKnown: true }
  const inEnglish = english.get(key)
  if (inEnglish) return { at, singular: inEnglish, isItalian: false, isKnown: true }
  if (reading || !looksLikeAgent(key) || !isExpectedAt(sentence, at)) return undefined
  const [meant] = words.isKnown(key) ? [] : nouns.mend(key, 1)
  const mended = meant !== undefined && typingCost(key, meant, 1) <= 1 ? italian.get(meant) : undefined
  return { at, singular: mended ?? agentSingular(key), isItalian: true, isKnown: mended !== undefined }
}

/** Offices that are a role by their name: "back office commerciale". Before an English noun they only complete it. */
const offices = phraseTable(
  phrasesOf(
    `
      personale di sala | personale di cucina | personale ai piani | personale di bordo | back office | front office | customer care | customer service | help desk | helpdesk | data entry
      business development | personal shopper | baby sitter | dog sitter | key account | front desk
      quality control | quality assurance | controllo qualita | social media | office support | sales support
      inside sales | sales account | it support | supporto it | assistenza clienti
      amministrazione del personale | ufficio acquisti | ufficio tecnico | digital marketing
      first line support | cio | ciso | cmo | chro | hse | capo sala | capo cantiere | capo officina | capo turno | tata | pmo | hr
      ux ui designer | customer support | technical support | customer success | supporto clienti
    `,
  ).map((phrase) => [phrase, true] as const),
)

function officeAt(sentence: Sentence, at: number, english: ReadonlyMap<string, string>): number | undefined {
  const found = matchPhrase(offices, sentence.tokens, at, (index) => isOpen(sentence, index))
  const isListed = isConnector(keyAt(sentence, at - 1)) && sentence.readings[at - 2]?.said.field === 'name'
  if (!found || !isExpectedAt(sentence, at) || (sentence.hasRole && !isListed)) return undefined
  for (let next = found.to; next < found.to + 3 && isJoined(sentence, next); next += 1)
    if (english.has(keyAt(sentence, next))) return undefined
  return found.to
}

/** A word before it that may complete it: "tour guide". */
function isCompletedBefore(sentence: Sentence, at: number): boolean {
  return at > 0 && isJoined(sentence, at) && isOpen(sentence, at - 1) && !isFiller(keyAt(sentence, at - 1))
}

/** First, after a break, after a filler. */
function isExpectedAt(sentence: Sentence, at: number): boolean {
  const before = keyAt(sentence, at - 1)
  const isAfterOther = sentence.tokens[at]?.gap === 'break' || !isFree(sentence)(at - 1)
  return (
    at === 0 ||
    (isAfterOther && !sentence.hasRole) ||
    (isFree(sentence)(at - 1) && (isFiller(before) || isNegator(before)))
  )
}
