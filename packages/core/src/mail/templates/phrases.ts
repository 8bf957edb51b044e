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

/** «lunedì 16 novembre, 07:42» */
export function dayAndTime(language: Language, iso: string): string {
  const instant = new Date(iso)
  const inRome = { timeZone: 'Europe/Rome' } as const
  const day = { weekday: 'long', day: 'numeric', month: 'long', ...inRome } as const
  const time = { hour: '2-digit', minute: '2-digit', ...inRome } as const
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], options).format(instant)
  return `${format(day)}, ${format(time)}`
}

/** «1.200» */
export function grouped(language: Language, amount: number): string {
  return new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(amount)
}

/** «500 crediti» */
export function amountOf(language: Language, amount: number, unit: Unit): string {
  return `${grouped(language, amount)} ${amount === 1 ? one[unit][language] : units[unit][language]}`
}
