import type { Language } from './named-occupations.ts'

const italianJoins =
  /^(?:a|ad|al|alla|alle|agli|ai|all|da|di|del|della|delle|dei|degli|dello|dell|in|nel|nella|per|su|con|e|d)$/
const endings: readonly [RegExp, string][] = [
  [/(?:io|ia)$/, 'i'],
  [/([cg])o$/, '$1hi'],
  [/ista$/, 'isti'],
  [/([cg])a$/, '$1he'],
  [/a$/, 'e'],
  [/[oe]$/, 'i'],
]

/**
 * The name as a classification has it, in the plural: "Lattoniere di carrozzeria" → "Lattonieri di carrozzeria". By
 * endings alone: good enough to learn from, not to show.
 */
export function pluralOf(name: string, language: Language): string {
  const words = name.split(' ')
  if (language === 'en') {
    const joined = words.findIndex((word) => /^(?:of|for|in|and|to)$/.test(word))
    const head = (joined > 0 ? joined : words.length) - 1
    return words.with(head, englishPlural(words[head] ?? '')).join(' ')
  }
  const joined = words.findIndex((word) => italianJoins.test(word) || word.includes("'") || word.includes('’'))
  const end = joined > 0 ? joined : words.length
  return words.map((word, place) => (place < end ? italianPlural(word) : word)).join(' ')
}

function italianPlural(word: string): string {
  const rule = endings.find(([ending]) => word.length > 3 && ending.test(word))
  return rule ? word.replace(...rule) : word
}

function englishPlural(word: string): string {
  if (!/\p{L}$/u.test(word) || word.endsWith('s')) return word
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : word.endsWith('man') ? `${word.slice(0, -3)}men` : `${word}s`
}
