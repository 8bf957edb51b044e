import type { FilterField } from '@vedetta/contracts/search/filter-fields'
import { type PhraseTable, phrasesOf, phraseTable, tableOf, wordSet } from './phrases.ts'
import { isJoined, keyAt, mark, markPhrases, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import {
  collarWords,
  contractWords,
  personaWords,
  protectedWords,
  scheduleWords,
  smartWorkingWords,
} from './words/condition-words.ts'

type OptionField = Extract<FilterField, 'contract' | 'schedule' | 'collar' | 'smartWorking' | 'targetPersona'>

const options: readonly [field: OptionField, table: PhraseTable<string>][] = [
  ['contract', tableOf(contractWords)],
  ['schedule', tableOf(scheduleWords)],
  ['smartWorking', tableOf(smartWorkingWords)],
  ['collar', tableOf(collarWords)],
  ['targetPersona', tableOf(personaWords)],
]

const reserved = phraseTable(phrasesOf(protectedWords).map((phrase) => [phrase, true] as const))

/** One word that also means something else. */
const unsure = wordSet(`
    junior senior mid middle sr jr management executive termine smart remote graduate intermedio perm temp
    temporary t disabili invalidi maternita da stage permanent hybrid ibrido ibrida ibridi ibride remoto sw seasonal stagionale determinato indeterminato
    internship
  `)

/** "executive assistant", "senior living", "management accountant": the word belongs to what follows. */
const belongsToNext = wordSet(`
    assistant assistants chef accountant search consultant consultants engineer trainee control buyer controller
    house information pr account manager
  `)
const partOfTitle = new Set(['executive', 'management', 'graduate', 'temp'])
/** "project management", "account executive": the word ends a title. */
const titleBefore = wordSet(`
    account sales project product risk event facility supply quality property change customer key marketing
    office media chain hotel portfolio asset wealth waste data service category talent team
  `)

export function readProtected(sentence: Sentence): void {
  markPhrases(sentence, reserved, (_, from, to) =>
    to - from === 1 && keyAt(sentence, from) === 'art' ? undefined : { field: 'protectedCategories', values: ['yes'] },
  )
}

/** "apprendista elettricista": what follows is the role, and this its contract. */
export function readApprentices(sentence: Sentence, { italian, english }: RoleKnowledge): void {
  for (let at = 0; at + 1 < sentence.tokens.length; at += 1) {
    const isApprentice = /^(?:apprendist[aie]|apprentices?)$/.test(keyAt(sentence, at))
    const next = keyAt(sentence, at + 1)
    if (isApprentice && isJoined(sentence, at + 1) && (italian.has(next) || english.has(next)))
      mark(sentence, at, at + 1, { field: 'contract', values: ['apprenticeship'] })
  }
}

/** "dirigenti in Lombardia", "…, quadro": a level by itself; "dirigente scolastico" is a role. */
function readLevels(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const level = /^dirigent[ei]$/.test(keyAt(sentence, at))
      ? 'executive'
      : /^quadr[oi]$/.test(keyAt(sentence, at))
        ? 'manager'
        : undefined
    const isLast = at + 1 === sentence.tokens.length || sentence.tokens[at + 1]?.gap === 'break'
    const isFirst = at === 0 || sentence.tokens[at]?.gap === 'break' || levelBefore.has(keyAt(sentence, at - 1))
    if (level && isFirst && (isLast || levelAfter.has(keyAt(sentence, at + 1))))
      mark(sentence, at, at + 1, { field: 'targetPersona', values: [level] }, { isSure: false })
  }
}

const levelBefore = wordSet('cerco e o per livello ruoli profili posizioni figure di da')
const levelAfter = wordSet('settore in a ad e o del nel nella nelle per con nei')

/** Fields of which one phrase may say several values. */
const severalValues: ReadonlySet<OptionField> = new Set(['smartWorking', 'schedule'])

export function readConditions(sentence: Sentence): void {
  readLevels(sentence)
  for (const [field, table] of options)
    for (const isSure of [true, false])
      markPhrases(
        sentence,
        table,
        (value, from, to) => {
          const key = to - from === 1 ? keyAt(sentence, from) : ''
          if (unsure.has(key) === isSure || isPartOfTitle(sentence, key, from)) return undefined
          return { field, values: severalValues.has(field) ? value.split(' ') : [value] }
        },
        { isSure },
      )
}

function isPartOfTitle(sentence: Sentence, key: string, at: number): boolean {
  if (!partOfTitle.has(key)) return false
  const isJoinedNext = sentence.tokens[at + 1]?.gap !== 'break'
  return (
    (isJoinedNext && belongsToNext.has(keyAt(sentence, at + 1))) ||
    (sentence.tokens[at]?.gap !== 'break' && titleBefore.has(keyAt(sentence, at - 1)))
  )
}
