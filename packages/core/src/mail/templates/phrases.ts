import type { Language } from '@vedetta/contracts/labels'
import { type Unit, units } from '@vedetta/contracts/plans'

const locales = { it: 'it-IT', en: 'en-GB' } as const
const hello = { it: 'Ciao', en: 'Hello' } as const
const one = { credit: { it: 'credito', en: 'credit' }, search: { it: 'ricerca', en: 'search' } } as const

/** Anyone can sign up with another's address: a "name" that advertises or links is left out of the greeting. */
export function greeting(language: Language, firstName: string): string {
  const isName = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(firstName)
  return isName ? `${hello[language]} ${firstName},` : `${hello[language]},`
}

export function longDate(language: Language, iso: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(iso),
  )
}

/** «500 crediti» */
export function amountOf(language: Language, amount: number, unit: Unit): string {
  const number = new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(amount)
  return `${number} ${amount === 1 ? one[unit][language] : units[unit][language]}`
}
