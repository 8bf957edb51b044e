import { isCapitalised, isNameWord, isShouted, offers } from './company-names.ts'
import { isJoined, keyAt, mark, readingsOf, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { isConnector } from './small-words.ts'
import { mendedTown } from './towns.ts'
import { foreignPlaces } from './words/place-words.ts'

type Name = { readonly from: number; readonly to: number }

const maxWords = 3
const maxNames = 20

/**
 * Names with capitals that nothing else explains, joined by "o", are companies: "Ferrari o Lamborghini". Joined by "e" they may be anything
 * ("Romeo e Giulietta") unless the sentence says something else as well.
 */
export function readCompanyLists(sentence: Sentence, knowledge: RoleKnowledge): void {
  if (isShouted(sentence)) return
  const isRole = (key: string) => knowledge.italian.has(key) || knowledge.english.has(key)
  const saysMore =
    readingsOf(sentence).some(({ isSure }) => isSure) ||
    sentence.tokens.some(({ key }) => isRole(key) || offers.has(key))
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const names = namesFrom(sentence, at, knowledge)
    const last = names.at(-1)
    if (!last || names.length < 2) continue
    const connectors = names.slice(1).map(({ from }) => keyAt(sentence, from - 1))
    const isEither = connectors.some((key) => ['o', 'or', 'oppure'].includes(key))
    const isBoth = connectors.some((key) => isConnector(key))
    if ((isEither || (isBoth && saysMore)) && !names.every((name) => isMisspelt(sentence, name, knowledge)))
      for (const { from, to } of names)
        mark(sentence, from, to, { field: 'companyName', values: [sourceName(sentence, from, to)] }, { isSure: false })
    at = last.to - 1
  }
}

/** "Ferrari, Maserati e Ducati": names one after the other, with commas, "o" and "e" between them. */
function namesFrom(sentence: Sentence, at: number, knowledge: RoleKnowledge): Name[] {
  const names: Name[] = []
  for (let next = at; names.length < maxNames; ) {
    const to = nameEnd(sentence, next, knowledge)
    if (to === next) break
    names.push({ from: next, to })
    const isComma = /^\s*,\s*$/.test(sentence.tokens[to]?.marks ?? '')
    if (isComma) next = to
    else if (isJoined(sentence, to) && isConnector(keyAt(sentence, to)) && isJoined(sentence, to + 1)) next = to + 1
    else break
  }
  return names
}

function nameEnd(sentence: Sentence, at: number, { words, italian, english }: RoleKnowledge): number {
  let to = at
  const isName = (index: number) => {
    const key = keyAt(sentence, index)
    const isKnown = words.isKnown(key) || italian.has(key) || english.has(key) || foreignPlaces.has(key)
    return isNameWord(sentence, index) && isCapitalised(sentence, index) && !isKnown
  }
  while (to - at < maxWords && isName(to) && (to === at || isJoined(sentence, to))) to += 1
  return to
}

/** A word that is nearly a town or a trade. */
function isMisspelt(sentence: Sentence, { from, to }: Name, { nouns }: RoleKnowledge): boolean {
  const key = keyAt(sentence, from)
  return to === from + 1 && (mendedTown(key) !== undefined || nouns.mend(key, 1).length > 0)
}

const sourceName = ({ source, tokens }: Sentence, from: number, to: number) =>
  source.slice(tokens[from]?.start, tokens[to - 1]?.end).slice(0, 200)
