import type { Labels, Language } from './labels.ts'
import type { Pay } from './pay.ts'

const numbers = {
  it: new Intl.NumberFormat('it-IT', { useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-GB', { useGrouping: 'always' }),
} as const satisfies Record<Language, Intl.NumberFormat>

const inEuro = {
  it: (amount: string) => `${amount}\u00A0€`,
  en: (amount: string) => `€${amount}`,
} as const satisfies Record<Language, (amount: string) => string>

const perPeriod = {
  hour: { it: 'l’ora', en: 'an hour' },
  month: { it: 'al mese', en: 'a month' },
  year: { it: 'l’anno', en: 'a year' },
} as const satisfies Record<Pay['period'], Labels>

const openEnds = { from: { it: 'da', en: 'from' }, to: { it: 'fino a', en: 'up to' } } as const

/** "30.000–35.000 € l’anno"; null where no amount is known. */
export function payText({ from, to, period }: Pay, language: Language): string | null {
  const [least, most] = [from, to].map((amount) => amount !== null && numbers[language].format(amount))
  if (!least && !most) return null
  const amount = inEuro[language](least && most && least !== most ? `${least}–${most}` : least || most || '')
  const text = `${amount} ${perPeriod[period][language]}`
  if (!least) return `${openEnds.to[language]} ${text}`
  return most ? text : `${openEnds.from[language]} ${text}`
}
