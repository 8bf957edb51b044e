import type { Labels, Language } from '@vedetta/contracts/text/labels'

/** The label of a name in the code; a name of an earlier version has none and stays as it is. */
export function labelOf(vocabulary: Readonly<Record<string, Labels>>, name: string, language: Language): string {
  return (Object.hasOwn(vocabulary, name) ? vocabulary[name]?.[language] : undefined) ?? name
}
