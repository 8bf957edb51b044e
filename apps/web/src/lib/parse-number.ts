import type { Language } from '@vedetta/contracts/labels'

const separators = {
  it: { grouping: /[.\s]/g, decimal: ',' },
  en: { grouping: /[,\s]/g, decimal: '.' },
} as const satisfies Record<Language, { grouping: RegExp; decimal: string }>

/** A number as people of a language type it, with or without grouping; nothing for anything else. */
export function parseNumber(text: string, language: Language): number | undefined {
  const { grouping, decimal } = separators[language]
  const normalised = text.trim().replace(grouping, '').replace(decimal, '.')
  return /^\d+(\.\d+)?$/.test(normalised) ? Number(normalised) : undefined
}
