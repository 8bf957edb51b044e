import { createHash } from 'node:crypto'
import { nameKey } from '@vedetta/reference/name-key'
import { type Language, languages, type NamedOccupation } from './named-occupations.ts'

export type HeldOutName = { readonly text: string; readonly language: Language; readonly occupation: number }

export type NameSplit = {
  /** One name of each occupation and language that nothing may learn from or look up: the last word on a method. */
  readonly test: readonly HeldOutName[]
  /** Another one of some occupations, to choose between methods by. */
  readonly validation: readonly HeldOutName[]
  /** The names of the occupation in a language that remain. */
  readonly known: (occupation: number, language: Language) => readonly string[]
}

/**
 * Holds out alternative names that no other occupation has, by the order of their digests, where an occupation keeps
 * another name in that language. A name held out in one language is held out in the other as well.
 */
export function holdOutNames(occupations: readonly NamedOccupation[]): NameSplit {
  const owners = new Map<string, Set<number>>()
  occupations.forEach(({ names }, occupation) => {
    for (const language of languages)
      for (const name of names[language]) {
        const key = nameKey(name)
        owners.set(key, (owners.get(key) ?? new Set()).add(occupation))
      }
  })
  const test: HeldOutName[] = []
  const validation: HeldOutName[] = []
  const taken = new Set<string>()
  occupations.forEach(({ others }, occupation) => {
    for (const language of languages) {
      const own = others[language]
        .filter((name) => owners.get(nameKey(name))?.size === 1 && !taken.has(nameKey(name)))
        .toSorted((one, other) => (digest(one) < digest(other) ? -1 : 1))
      for (const [set, text] of [
        [test, own[0]],
        [validation, isForValidation(own[1]) ? own[1] : undefined],
      ] as const) {
        if (text === undefined) continue
        set.push({ text, language, occupation })
        taken.add(nameKey(text))
      }
    }
  })
  return {
    test,
    validation,
    known: (occupation, language) =>
      occupations[occupation]?.names[language].filter((name) => !taken.has(nameKey(name))) ?? [],
  }
}

/** A sixth of them: a language where names are few can't spare two of every occupation. */
const isForValidation = (name: string | undefined) =>
  name !== undefined && Number.parseInt(digest(name).slice(-4), 16) % 6 === 0

/** The order in which names are held out, and in which a part of them is measured. */
export const digest = (name: string): string => createHash('sha256').update(nameKey(name)).digest('hex')
