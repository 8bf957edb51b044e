import type { Language } from './labels.ts'

/** Created once: it takes milliseconds. */
const names = {
  it: new Intl.DisplayNames('it', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
} as const satisfies Record<Language, Intl.DisplayNames>

/** The name of a language by its code, as within a sentence: "tedesco". A text that is no code stays as it is. */
export function languageName(code: string, language: Language): string {
  return /^[a-z]{2}$/.test(code) ? (names[language].of(code) ?? code) : code
}

/** The same, capitalised, for a label or a cell: "Tedesco". */
export function languageLabel(code: string, language: Language): string {
  const name = languageName(code, language)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
