import { nameKey } from '@vedetta/reference/name-key'
import { isStopWord } from './stop-words.ts'

/** A word of a role, and what it is compared by. */
export type RoleWord = { readonly word: string; readonly stem: string }

/** The words of a role that say something; gender, number, case and accents are aside. "AI" begins a role, "ai" never does. */
export function roleWords(text: string): RoleWord[] {
  return nameKey(text)
    .split(' ')
    .filter((word, at) => word !== '' && (!isStopWord(word) || (word === 'ai' && at === 0)))
    .map((word) => ({ word, stem: stemOf(word) }))
}

export const stemsOf = (text: string): ReadonlySet<string> => new Set(roleWords(text).map(({ stem }) => stem))

/** The folding by which roles are the same: their words in any order, without "addetto", which names no trade. */
export function roleKey(stems: ReadonlySet<string>): string {
  const said = [...stems].filter((stem) => stem !== 'addett')
  return (said.length > 0 ? said : [...stems]).toSorted().join(' ')
}

/** In a short word the ending tells words apart: "capo", "capa". */
function stemOf(word: string): string {
  if (word.length < 5) return word
  return word.replace(/tric[ei]$/, 'tore').replace(/(?:h?[ei]|i?[oa]|(?<=[^s])s)$/, '')
}
