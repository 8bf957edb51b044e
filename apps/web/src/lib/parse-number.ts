import type { Language } from '@vedetta/contracts/labels'

const signs = {
  it: { grouping: /[.\s]/g, decimal: ',' },
  en: { grouping: /[,\s]/g, decimal: '.' },
} as const satisfies Record<Language, { grouping: RegExp; decimal: string }>

/** A number as people of a language type it, with or without grouping; nothing for anything else. */
export function readNumber(text: string, language: Language): number | undefined {
  const { grouping, decimal } = signs[language]
  const plain = text.trim().replace(grouping, '').replace(decimal, '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
