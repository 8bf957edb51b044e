import { departments, isSlashed } from './complement-kinds.ts'
import { wordSet } from './phrases.ts'
import { isJoined, keyAt, type Reading, type Sentence } from './reading.ts'
import { isGenderMark } from './role-name.ts'
import { isGeneral, type RoleKnowledge, takesTools } from './role-nouns.ts'
import { isTool } from './skills.ts'
import { isArticle, isConnector, isFiller, isNegator, isOther, isPreposition } from './small-words.ts'
import { roleTools } from './words/role-words-it.ts'

export type Span = {
  readonly from: number
  readonly to: number /** Another sentence goes on after it. */
  readonly isCut: boolean
}

const maxWords = 6
const toolsOfRoles = wordSet(roleTools)
/** Fillers that complete a role. */
const fillersOfRoles = wordSet(`
    personale clienti cliente lavoro selezione ricerca contratti offerte comune livello esperienza stabilimento
    fabbrica gruppo citta produzione sede lista mondo campo
  `)
const othersOfRoles = wordSet('notte notturno notturna auto ambiente casa trasferta competente')
const fillersBeforeEnglish = wordSet('field contract people help work experience search opening job company')
const othersBeforeEnglish = wordSet('night office car travel team shift vehicle holiday duty weekend growth career')
const teachers =
  /^(?:insegnant|docent|professor|maestr|tradutt|interpret|formator|teacher|tutor|translator|interpreter|lecturer|instructor)/
const adjective =
  /(?:ic[oaih]e?|ch[ei]|al[ei]|il[ei]|ari[oae]?|iv[oaie]|ar[ei]|ier[oaie]|ol[oaie]|iot|[aeiu]t[oaie]|an[oaie]|sic[oa])$/

/** A role's name is made of free words, and of readings that give way. */
export function isOpen({ readings }: Sentence, index: number): boolean {
  const reading = readings[index]
  return index >= 0 && index < readings.length && (reading === undefined || reading.isLoose)
}

/** From an Italian noun on to the right: adjectives, "di …", "alla …", and what the noun cannot do without. */
export function italianSpan(
  sentence: Sentence,
  at: number,
  { italian }: RoleKnowledge,
  { end = at + 1, isComplete = false }: { end?: number | undefined; isComplete?: boolean } = {},
): Span {
  const head = keyAt(sentence, at)
  // "tecnico manutentore ascensori": a title whose last noun wants completing.
  const isWhole = isComplete && !(end > at + 1 && objectHeads.has(keyAt(sentence, end - 1)))
  const state = { head, count: isWhole ? 1 : 0, isGeneral: !isWhole && (isGeneral(head) || end > at + 1) }
  let to = afterGender(sentence, end)
  while (to < sentence.tokens.length && to - at < maxWords + 2 && isJoined(sentence, to)) {
    const next = stepRight(sentence, to, state, italian)
    if (next === undefined) break
    // "vice direttore supermercato": the second noun wants completing like the first.
    if (!italian.has(keyAt(sentence, to)) && !wantsMore.has(keyAt(sentence, to))) state.count += 1
    to = next
  }
  return {
    from: at,
    to,
    isCut:
      to < sentence.tokens.length && isJoined(sentence, to) && isOpen(sentence, to) && isArticle(keyAt(sentence, to)),
  }
}

const objectHeads = wordSet(
  'manutentore manutentori manutentrice manutenzione reparto banco linea addetto addetta addetti addette operatore operatrice operatori montatore montatori',
)

/** "capo reparto ortofrutta": words that open what completes a role. */
const wantsMore = wordSet(`
    reparto reparti banco ufficio area linea linee macchine impianti controllo gestione vendita vendite servizio
    servizi manutenzione produzione
  `)

type State = { readonly head: string; readonly count: number; readonly isGeneral: boolean }

function stepRight(
  sentence: Sentence,
  at: number,
  state: State,
  italian: ReadonlyMap<string, string>,
): number | undefined {
  const key = keyAt(sentence, at)
  if (isPreposition(key) && sentence.readings[at] === undefined) {
    const next = isArticle(keyAt(sentence, at + 1)) ? at + 2 : at + 1
    if (!isOpen(sentence, next) || !isJoined(sentence, next) || isStop(sentence, next, state, true)) return undefined
    return sentence.readings[next]?.to ?? next + 1
  }
  if (isConnector(key)) return stepOverAnd(sentence, at, state)
  if (!isOpen(sentence, at) || isStop(sentence, at, state, false)) return undefined
  const reading = sentence.readings[at]
  if (reading) return isTaken(sentence, reading, state) ? reading.to : undefined
  if (/\//.test(sentence.tokens[at]?.marks ?? '') && italian.has(key)) return undefined
  if (isSlashed(sentence, at, true)) return undefined
  // Trades one after another, each in the plural, are several: "macellai panettieri o pescivendoli".
  const isAnotherPlural = !state.isGeneral && isPlural(state.head, italian) && isPlural(key, italian) && !isGeneral(key)
  return isAnotherPlural ? undefined : afterGender(sentence, at + 1)
}

const isPlural = (word: string, italian: ReadonlyMap<string, string>) => italian.has(word) && italian.get(word) !== word

/** "acquisti e logistica": both complete the same noun. */
function stepOverAnd(sentence: Sentence, at: number, state: State): number | undefined {
  const [before, after] = [keyAt(sentence, at - 1), keyAt(sentence, at + 1)]
  if (!isGeneral(state.head) || state.count === 0 || !['e', 'ed'].includes(keyAt(sentence, at))) return undefined
  const isPair =
    departments.has(before) && departments.has(after) && isOpen(sentence, at + 1) && isJoined(sentence, at + 1)
  return isPair ? (sentence.readings[at + 1]?.to ?? at + 2) : undefined
}

function isStop(
  sentence: Sentence,
  at: number,
  { head, count, isGeneral: needsMore }: State,
  isAfterPreposition: boolean,
): boolean {
  const token = sentence.tokens[at]
  const key = token?.key ?? ''
  if (!token || token.isNumber || key === '@' || isNegator(key)) return true
  if (token.text === 'IT') return false
  if (leadsToPlace.has(key) || (isAfterPreposition && isNameAmongSmall(sentence, at, head))) return true
  if (['partita', 'p'].includes(key) && keyAt(sentence, at + 1) === 'iva') return true
  if (['zona', 'settore'].includes(key)) return !(/^cap[oi]$/.test(head) && count === 0)
  if (key === 'turno') return !(/^(?:cap[oi]|responsabil[ei])$/.test(head) && count === 0)
  if (key === 'livello' && ordinals.has(keyAt(sentence, at - 1))) return false
  if (isFiller(key)) return !(fillersOfRoles.has(key) && (isAfterPreposition || needsMore))
  if (isOther(key)) return !(othersOfRoles.has(key) && (isAfterPreposition || (needsMore && count === 0)))
  return false
}

/** "help desk di primo livello". */
const ordinals = wordSet('primo secondo terzo')

const leadsToPlace = wordSet('vicino vicina vicini vicinanze dintorni pressi entro raggio')

/** "saldatore a Zorbanate": the name of a place that is on no list, where the role is in small letters. */
function isNameAmongSmall({ tokens }: Sentence, at: number, head: string): boolean {
  const isHeadSmall = tokens.some(({ key, text }) => key === head && text === text.toLowerCase())
  return isHeadSmall && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')
}

/** Whether a reading that gives way stands where it completes the role. */
function isTaken(sentence: Sentence, reading: Reading, state: State): boolean {
  const { said } = reading
  const key = keyAt(sentence, reading.from)
  const isFirst = state.count === 0
  if (said.field === 'languages') return isFirst && teachers.test(state.head)
  if (said.field === 'skills' && wantsMore.has(keyAt(sentence, reading.from - 1))) return true
  if (said.field === 'skills')
    return (said.values[0] ?? '').split(/[ /]/).every((word) => toolsOfRoles.has(word))
      ? isFirst ||
          adjective.test(keyAt(sentence, reading.from - 1)) ||
          toolsOfRoles.has(keyAt(sentence, reading.from - 1))
      : isFirst && (takesTools(state.head) || (reading.needsOwnPlace && !isTool(said.values[0] ?? '')))
  if (said.field === 'sectors' && reading.needsOwnPlace)
    return (reading.to - reading.from === 1 && isAdjective(key, state.head)) || (isFirst && state.isGeneral)
  return isFirst && ((state.isGeneral && !isPluralKind(key)) || machinesOfRoles.has(key) || isAgreeing(key, state.head))
}

const machinesOfRoles = wordSet('stampi presse macchine')

/** "agenti immobiliari": an adjective in the plural of its noun. */
const isAgreeing = (key: string, head: string) => isGeneral(head) && /i$/.test(head) && /[^t](?:ari|ali|ici)$/.test(key)

/** "operaia metalmeccanica", but "operaio, meccanica": in -a it is an adjective only of a feminine noun. */
const isAdjective = (key: string, head: string) =>
  adjective.test(key) && key !== 'scuola' && (!key.endsWith('a') || (head.endsWith('a') && !head.endsWith('ista')))

/** "palestre", "studi dentistici" are companies; "palestra" may be where an "addetto" works. */
const isPluralKind = (key: string) =>
  /(?:[^c]i|re|che|ghe|ie|ole|de|ne|te)$/.test(key) && !/^(?:ristorante|ospedale|salone)$/.test(key)

const afterGender = (sentence: Sentence, at: number) => (isGenderMark(sentence, at) ? at + 1 : at)

/** To an English noun from its left: "real estate agent", "python developer"; after it only "of …" and "de …". */
export function englishSpan(sentence: Sentence, at: number, { english }: RoleKnowledge): Span {
  let from = at
  while (
    from > 0 &&
    at - from < 4 &&
    sentence.tokens[from]?.gap !== 'break' &&
    isOpen(sentence, from - 1) &&
    !stopsLeft(sentence, from - 1)
  ) {
    const reading = sentence.readings[from - 1]
    if (from < at && isSlashed(sentence, from, false)) break
    if (reading?.said.field === 'languages' && !teachers.test(keyAt(sentence, at))) break
    from = reading?.from ?? from - 1
  }
  let to = at + 1
  while (isJoined(sentence, to) && isOpen(sentence, to) && english.has(keyAt(sentence, to))) to += 1
  const isLinked =
    ['de', 'of', 'di', 'du'].includes(keyAt(sentence, to)) && isJoined(sentence, to) && isOpen(sentence, to)
  const isCompleted =
    isLinked &&
    isOpen(sentence, to + 1) &&
    isJoined(sentence, to + 1) &&
    !isFiller(keyAt(sentence, to + 1)) &&
    !sentence.tokens[to + 1]?.isNumber
  return { from, to: isCompleted ? (sentence.readings[to + 1]?.to ?? to + 2) : to, isCut: false }
}

function stopsLeft(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at]
  const key = token?.key ?? ''
  if (
    !token ||
    token.isNumber ||
    key === '@' ||
    isNegator(key) ||
    isConnector(key) ||
    isPreposition(key) ||
    isArticle(key)
  )
    return true
  if (sentence.readings[at] || token.text === 'IT') return false
  if (isFiller(key)) return !fillersBeforeEnglish.has(key)
  return isOther(key) && !othersBeforeEnglish.has(key)
}
