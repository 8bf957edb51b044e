import { formatCount } from '../text/formats.ts'
import type { Labels, Language } from '../text/labels.ts'
import type { Pay } from './pay.ts'

const inEuro = {
  // biome-ignore lint/plugin: a range has one sign, which Intl writes with a hyphen
  it: (amount: string) => `${amount}\u00A0€`,
  // biome-ignore lint/plugin: as above
  en: (amount: string) => `€${amount}`,
} as const satisfies Record<Language, (amount: string) => string>

const perPeriod = {
  hour: { it: 'l’ora', en: 'an hour' },
  month: { it: 'al mese', en: 'a month' },
  year: { it: 'l’anno', en: 'a year' },
} as const satisfies Record<Pay['period'], Labels>

const openEnds = { from: { it: 'da', en: 'from' }, to: { it: 'fino a', en: 'up to' } } as const

type Amounts = { readonly from?: number | null | undefined; readonly to?: number | null | undefined }

/** "30.000–35.000 €"; null where neither end is known. */
export function amountsText({ from, to }: Amounts, language: Language): string | null {
  const write = (amount: number) => formatCount(amount, language)
  const [least, most] = [from ?? null, to ?? null]
  if (least === null) return most === null ? null : `${openEnds.to[language]} ${inEuro[language](write(most))}`
  if (most === null) return `${openEnds.from[language]} ${inEuro[language](write(least))}`
  return inEuro[language](least === most ? write(least) : `${write(least)}–${write(most)}`)
}

/** "30.000–35.000 € l’anno"; null where no amount is known. */
export function payText({ period, ...amounts }: Pay, language: Language): string | null {
  const text = amountsText(amounts, language)
  return text && `${text} ${perPeriod[period][language]}`
}
