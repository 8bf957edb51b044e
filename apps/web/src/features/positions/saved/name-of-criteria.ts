import type { FilterLabel } from '../filters/use-filter-labels.ts'

const maxLength = 80

type NameParts = {
  labels: readonly Pick<FilterLabel, 'group' | 'side' | 'text'>[]
  /** A part that is excluded, in words. */
  without: (text: string) => string
  everything: string
}

/** A name for criteria: their values in words, as many as fit, unlike the names that are taken. */
export function nameOfCriteria({ labels, without, everything }: NameParts, taken: readonly string[]): string {
  const groups = [...Map.groupBy(labels, ({ group }) => group).values()]
  const parts = groups.map((group) => {
    const text = group.map((label) => label.text).join(', ')
    return group[0]?.side === 'excluded' ? without(text) : text
  })
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name = fitting(parts.length > 0 ? parts : [everything], maxLength - suffix.length) + suffix
    if (!known.has(name.toLocaleLowerCase())) return name
  }
}

const separator = ' · '

/** The first parts that fit together; of a first part that is too long, its beginning. */
function fitting([first = '', ...others]: readonly string[], length: number): string {
  if (first.length > length) return `${first.slice(0, length - 1).trimEnd()}…`
  let name = first
  for (const part of others) {
    const longer = `${name}${separator}${part}`
    if (longer.length <= length) name = longer
  }
  return name
}
