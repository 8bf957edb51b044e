import { readOccupations } from '@vedetta/reference/esco-files'
import { nameKey } from '@vedetta/reference/name-key'

export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]

/** An occupation by all its names: the preferred first, those for men and women apart. */
export type NamedOccupation = {
  readonly uri: string
  readonly isco: string
  readonly names: Readonly<Record<Language, readonly string[]>>
  /** Names that are not a form of the preferred one. */
  readonly others: Readonly<Record<Language, readonly string[]>>
}

export async function readNamedOccupations(file: string): Promise<NamedOccupation[]> {
  const occupations: NamedOccupation[] = []
  for await (const { uri, isco, labelIt, labelEn, altIt, altEn } of readOccupations(file)) {
    const [it, en] = [apart(labelIt, altIt), apart(labelEn, altEn)]
    occupations.push({
      uri,
      isco,
      names: { it: it.names, en: en.names },
      others: { it: it.others, en: en.others },
    })
  }
  return occupations
}

function apart(preferred: string | null, alternatives: readonly string[]) {
  const forms = formsOf(preferred ?? '')
  const known = new Set(forms.map(nameKey))
  const others = unique(alternatives.flatMap(formsOf)).filter((name) => !known.has(nameKey(name)))
  return { names: unique([...forms, ...others]), others }
}

/** "direttore X/direttrice X" is two names; "addetto/a" or "and/or" is one. */
function formsOf(label: string): string[] {
  const parts = label.split('/').map((part) => part.trim())
  return (parts.every((part) => part.length >= 4) ? parts : [label]).filter((part) => nameKey(part) !== '')
}

function unique(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [nameKey(name), name])).values()]
}
