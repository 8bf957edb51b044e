import { type Unit, units } from '@vedetta/contracts/facts/plans'
import { formatCount, formatDayAndTime, formatLongDate } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'

const hello = { it: 'Ciao', en: 'Hello' } as const
const one = { credit: { it: 'credito', en: 'credit' }, search: { it: 'ricerca', en: 'search' } } as const

/** Anyone can sign up with another's address: a "name" that advertises or links is left out of the greeting. */
export function greeting(language: Language, firstName: string): string {
  const isName = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(firstName)
  return isName ? `${hello[language]} ${firstName},` : `${hello[language]},`
}

export function longDate(language: Language, iso: string): string {
  return formatLongDate(new Date(iso), language)
}

/** «lunedì 16 novembre, 07:42» */
export function dayAndTime(language: Language, iso: string): string {
  return formatDayAndTime(new Date(iso), language)
}

/** «1.200» */
export function grouped(language: Language, amount: number): string {
  return formatCount(amount, language)
}

/** «500 crediti» */
export function amountOf(language: Language, amount: number, unit: Unit): string {
  return `${grouped(language, amount)} ${amount === 1 ? one[unit][language] : units[unit][language]}`
}
