import type { Language } from './labels.ts'

/** The conventions by which numbers and dates are written, in the app, in mails and in pictures alike. */
const locales = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>

/** Thousands are always separated: by default Italian does so from ten thousand on. */
export function numberFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { useGrouping: 'always' })
}

/** Built on first use: creating a formatter is slow, and most pages need few of them. */
export function byLanguage<Format extends object>(
  build: (locale: string) => Format,
): Readonly<Record<Language, Format>> {
  const built: Partial<Record<Language, Format>> = {}
  const of = (language: Language) => {
    built[language] ??= build(locales[language])
    return built[language]
  }
  return {
    get it() {
      return of('it')
    },
    get en() {
      return of('en')
    },
  }
}

const numbers = byLanguage(numberFormat)
const inRome = { timeZone: 'Europe/Rome' } as const
const longDates = byLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...inRome }))
const days = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', ...inRome }),
)
const times = byLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...inRome }))

const smallAmounts = byLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumSignificantDigits: 3,
      useGrouping: 'always',
    }),
)
const amounts = byLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
)

/** "1.200" */
export function formatCount(value: number, language: Language): string {
  return numbers[language].format(value)
}

/** "16 novembre 2026", in Italy, for running texts. */
export function formatLongDate(value: Date, language: Language): string {
  return longDates[language].format(value)
}

/** "lunedì 16 novembre, 07:42" */
export function formatDayAndTime(value: Date, language: Language): string {
  return `${days[language].format(value)}, ${times[language].format(value)}`
}

/** "2,8 Mln €"; below a million in full, because Italian has no short thousand. */
export function formatEuro(value: number, language: Language): string {
  return (Math.abs(value) < 1_000_000 ? smallAmounts : amounts)[language].format(value)
}

/** "2–10 Mln €"; from less than a million on, each as `formatEuro`. */
export function formatEuroRange(from: number, to: number, language: Language): string {
  if (from < 1_000_000) return `${formatEuro(from, language)}–${formatEuro(to, language)}`
  return amounts[language].formatRange(from, to).replace('-', '–')
}
