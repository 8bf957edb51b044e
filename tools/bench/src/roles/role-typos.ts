import { createRoleNames } from '@vedetta/core/search/roles/role-names'
import type { RoleVocabulary } from '@vedetta/meaning/roles/role-vocabulary'
import { trades } from '@vedetta/meaning/trades/trades'
import { nameKey } from '@vedetta/reference/name-key'
import { seededRandom } from '../harness/seeded-random.ts'
import { withOpenTitles } from './source-database.ts'
import { misspelt } from './typing-errors.ts'

type Typed = { word: string; typed: string; errors: 1 | 2; suggested: string[] }

const shown = 3

/** Misspells role words and prints how many are among the first suggestions, and which right words would be mended. */
export async function benchRoleTypos(env: NodeJS.ProcessEnv, options: { words: number; seed: number }): Promise<void> {
  const names = await withOpenTitles(env, (db) => createRoleNames(db, () => new Date())())
  const typed = misspellWords(names, options)
  for (const [kind, some] of [
    ['one error', typed.filter(({ errors }) => errors === 1)],
    ['two errors', typed.filter(({ errors }) => errors === 2)],
    ['all', typed],
  ] as const)
    console.log(`${kind}, ${some.length} words: ${(shareFound(some) * 100).toFixed(1)} % among the first ${shown}`)
  const lost = typed.filter((each) => !isFound(each))
  console.log(
    `lost: ${lost.map(({ word, typed, suggested }) => `${word} (${typed}: ${suggested[0] ?? '–'})`).join(', ')}`,
  )
  const right = roleWords().flatMap((word) => [word, ...otherForms(word)])
  const mended = right.filter((word) => names.mended(word, 1).length > 0)
  console.log(`right words mended: ${mended.length} of ${right.length} ${mended.slice(0, 20).join(', ')}`)
  if (shareFound(typed) < 0.95 || mended.length > 0) process.exitCode = 1
}

const isFound = ({ word, suggested }: Typed) => suggested.some((text) => nameKey(text).split(' ').includes(word))

export const shareFound = (typed: readonly Typed[]) => typed.filter(isFound).length / typed.length

/** Role words with errors, and the suggestions for each as the field shows them. */
export function misspellWords(names: RoleVocabulary, { words, seed }: { words: number; seed: number }): Typed[] {
  const random = seededRandom(seed)
  const all = roleWords()
  return Array.from({ length: words }, () => {
    const word = all[Math.floor(random() * all.length)] ?? ''
    const { typed, errors } = misspelt(word, random)
    const suggested = [...names.mended(typed, shown), ...names.startingWith(typed, shown)].slice(0, shown)
    return { word, typed, errors, suggested }
  })
}

/** The words of five letters or more in the names of trades, Italian and English. */
export function roleWords(): string[] {
  const words = trades.flatMap(({ it, en }) => [...it, ...en]).flatMap((name) => nameKey(name).split(' '))
  return [...new Set(words)].filter((word) => /^[a-z]{5,}$/.test(word)).toSorted()
}

/** The other gender and number of a word, where its ending tells them. */
export function otherForms(word: string): string[] {
  if (/tor[ei]$/.test(word))
    return [word.replace(/tor[ei]$/, 'trice'), word.replace(/tor[ei]$/, 'trici'), word.replace(/e$/, 'i')]
  if (/[ai]o$/.test(word)) return [word.replace(/o$/, 'a'), word.replace(/o$/, '')]
  if (/[^aeiou][oa]$/.test(word))
    return [...'oaie'].map((ending) => word.slice(0, -1) + ending).filter((form) => form !== word)
  return /[^aeiou]e$/.test(word) ? [word.replace(/e$/, 'i')] : []
}
