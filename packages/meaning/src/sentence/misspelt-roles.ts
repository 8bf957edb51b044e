import { typingCost } from '../roles/typing-cost.ts'
import { markRole } from './mark-role.ts'
import { wordSet } from './phrases.ts'
import { isFree, keyAt, readingsOf, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { isFiller, isNegator, isOther } from './small-words.ts'

/** Where no role was found, a noun with an error or two: the first or the last unknown word of what was said together. */
export function readMisspeltRoles(sentence: Sentence, knowledge: RoleKnowledge): void {
  const { tokens } = sentence
  const hasRole = sentence.hasRole
  const hasOthers = readingsOf(sentence).some(({ isSure }) => isSure)
  for (let at = 0; at < tokens.length; at += 1) {
    const isCandidate = isUnknownWord(sentence, at) && keyAt(sentence, at).length >= (hasOthers ? 5 : 7)
    if (!isCandidate || (hasRole && !isListed(sentence, at)) || isThing(sentence, at)) continue
    const meant = meantNoun(keyAt(sentence, at), knowledge)
    if (!meant) continue
    at = markRole(sentence, { at, ...meant, isKnown: hasOthers || tokens.length <= 4 }, knowledge) - 1
  }
}

function isUnknownWord(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence, at)
  const isKnown = isFiller(key) || isOther(key) || isNegator(key) || key === '@'
  return isFree(sentence)(at) && !isKnown && !sentence.tokens[at]?.isNumber
}

const isThing = (sentence: Sentence, at: number) =>
  sentence.tokens[at]?.gap !== 'break' && notBeforeRoles.has(keyAt(sentence, at - 1))

function meantNoun(
  key: string,
  { words, nouns, italian, english }: RoleKnowledge,
): { singular: string; isItalian: boolean } | undefined {
  const [meant] = words.isKnown(key) ? [] : nouns.mend(key, 1)
  if (meant === undefined || typingCost(key, meant, key.length >= 8 ? 2 : 1) > (key.length >= 9 ? 1.7 : 1))
    return undefined
  const singular = italian.get(meant) ?? english.get(meant)
  return singular === undefined ? undefined : { singular, isItalian: italian.has(meant) }
}

/** After these stands a thing rather than who does it. */
const notBeforeRoles = wordSet(
  'in di del della dell dei delle a al alla con su nel nella the of with on il lo la i gli le',
)

/** After "o" and "e" that follow a role. */
function isListed(sentence: Sentence, at: number): boolean {
  return ['o', 'e', 'or', 'and'].includes(keyAt(sentence, at - 1)) && sentence.readings[at - 2]?.said.field === 'name'
}
