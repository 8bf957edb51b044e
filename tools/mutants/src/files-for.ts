import { basename, dirname } from 'node:path'

/** For each test file, how often its tests execute a mutant, by the mutant's number. */
export type HitsByFile = Readonly<Record<string, Readonly<Record<string, number>>>>

/** More would hardly find more, and each survivor would take a minute. */
const maxApiFiles = 6

/**
 * Which of the test files that execute a mutant are tried, and in which order: the one named after the mutated file, its
 * neighbours, other folders of core, and then those tests of the API that execute it most often.
 */
export function filesFor(
  { id, fileName }: { readonly id: string; readonly fileName: string },
  covering: readonly string[],
  hits: HitsByFile,
): string[] {
  const hitsOf = (file: string) => hits[file]?.[id] ?? 0
  const distance = (file: string) => {
    if (!dirname(fileName).endsWith(dirname(file))) return 2
    return basename(file).split('.', 1)[0] === basename(fileName).split('.', 1)[0] ? 0 : 1
  }
  const ofApi = covering.filter((file) => file.startsWith('apps/'))
  return [
    ...covering
      .filter((file) => !ofApi.includes(file))
      .toSorted((one, other) => distance(one) - distance(other) || hitsOf(other) - hitsOf(one)),
    ...ofApi.toSorted((one, other) => hitsOf(other) - hitsOf(one)).slice(0, maxApiFiles),
  ]
}
