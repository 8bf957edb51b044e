import { italianAnalysis } from '@vedetta/core/search/engine/italian-analysis'
import { isStopWord } from '@vedetta/meaning/families/stop-words'
import { nameKey } from '@vedetta/reference/name-key'

const { filter } = italianAnalysis
/** The suffix rules of the index, in its order, as this language reads them. */
const suffixes = Object.values(filter).flatMap((rule) =>
  rule.type === 'pattern_replace' ? [{ pattern: new RegExp(rule.pattern, 'v'), replacement: rule.replacement }] : [],
)
const overrides = new Map(
  filter.italian_overrides.rules.flatMap((rule) => {
    const [forms = '', stem = ''] = rule.split(' => ')
    return forms.split(', ').map((form) => [form, stem] as const)
  }),
)

/** The words of a title as the index of positions has them: no stop words, one form for gender and number. */
export function titleWords(title: string): string[] {
  return nameKey(title)
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
    .map(stem)
}

function stem(word: string): string {
  const override = overrides.get(word)
  if (override !== undefined) return override
  return suffixes.reduce((form, { pattern, replacement }) => form.replace(pattern, replacement), word)
}

/** The runs of three to five characters of each word, as the published baseline of characters has them. */
export function titleCharacters(title: string): string[] {
  return nameKey(title)
    .split(' ')
    .flatMap((word) => [3, 4, 5].flatMap((size) => runs(` ${word} `, size)))
}

function runs(text: string, size: number): string[] {
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size))
}
