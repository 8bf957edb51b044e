import type { Language } from '@vedetta/contracts/text/labels'

const separators = {
  it: { grouping: /[.\s]/g, decimal: ',' },
  en: { grouping: /[,\s]/g, decimal: '.' },
} as const satisfies Record<Language, { grouping: RegExp; decimal: string }>

/** Parses a number typed in a language's notation, with or without grouping. */
export function parseNumber(text: string, language: Language): number | undefined {
  const { grouping, decimal } = separators[language]
  const normalised = text.trim().replace(grouping, '').replace(decimal, '.')
  return /^\d+(\.\d+)?$/.test(normalised) ? Number(normalised) : undefined
}
