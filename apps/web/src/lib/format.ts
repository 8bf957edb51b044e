import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { byLanguage, numberFormat } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'
import { type Day, dayOf, daysBetween, timeZone } from './italian-time.ts'

const numbers = byLanguage(numberFormat)
const prices = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
)
const wholeAmounts = byLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }),
)
const tenths = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: 'always' }),
)
const hundredths = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' }),
)
const shares = byLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const smallShares = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
const changes = byLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
      useGrouping: 'always',
    }),
)
const seconds = byLanguage((locale) => unitFormat(locale, 'second'))
const tenthsOfSeconds = byLanguage((locale) => unitFormat(locale, 'second', { maximumFractionDigits: 1 }))
const hours = byLanguage((locale) => unitFormat(locale, 'hour'))
const minutes = byLanguage((locale) => unitFormat(locale, 'minute'))
const days = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const shortDays = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const weekdays = byLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const instants = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
)
const times = byLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))
const distances = byLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

const lists = byLanguage((locale) => new Intl.ListFormat(locale))

/** "contratto, orario e lingue". */
export function formatList(texts: readonly string[], language: Language): string {
  return lists[language].format(texts)
}

export function formatNumber(value: number, language: Language): string {
  return numbers[language].format(value)
}

/** To the cent, for prices. */
export function formatPrice(value: number, language: Language): string {
  return prices[language].format(value)
}

/** In full, without cents, for salaries. */
export function formatWholeEuro(value: number, language: Language): string {
  return wholeAmounts[language].format(value)
}

/** "39,4". */
export function formatTenths(value: number, language: Language): string {
  return tenths[language].format(value)
}

/** "39,42". */
export function formatHundredths(value: number, language: Language): string {
  return hundredths[language].format(value)
}

/** "91,3%"; below one in a hundred "0,03%". */
export function formatShare(value: number, language: Language): string {
  return (Math.abs(value) < 0.01 ? smallShares : shares)[language].format(value)
}

/** "+12,4%". */
export function formatChange(value: number, language: Language): string {
  return changes[language].format(value)
}

/** "45 s" below two minutes, then "2 h 5 min". */
export function formatSeconds(value: number, language: Language): string {
  return value < 120 ? seconds[language].format(Math.round(value)) : formatMinutes(Math.floor(value / 60), language)
}

/** "0,4 s" below ten seconds, then as `formatSeconds`. */
export function formatLatency(milliseconds: number, language: Language): string {
  const value = milliseconds / 1000
  return value < 10 ? tenthsOfSeconds[language].format(value) : formatSeconds(value, language)
}

/** "2 h 5 min". */
export function formatMinutes(value: number, language: Language): string {
  const parts = [
    value >= 60 && hours[language].format(Math.floor(value / 60)),
    (value < 60 || value % 60 > 0) && minutes[language].format(value % 60),
  ]
  return parts.filter((part) => part !== false).join(' ')
}

export function formatDay(value: Day, language: Language): string {
  return days[language].format(new Date(value))
}

/** "lunedì"; 1 is Monday. */
export function formatWeekday(day: number, language: Language): string {
  return weekdays[language].format(Date.UTC(2026, 10, 15 + day))
}

/** "3 giu", where the year is clear from the context. */
export function formatShortDay(value: Day, language: Language): string {
  return shortDays[language].format(new Date(value))
}

/** The instant's day on the Italian calendar. */
export function formatDate(value: Date, language: Language): string {
  return formatDay(dayOf(value), language)
}

export function formatInstant(value: Date, language: Language): string {
  return instants[language].format(value)
}

/** "14 nov 2026, 07:12". */
export function formatDateTime(value: Date, language: Language): string {
  return `${formatDate(value, language)}, ${times[language].format(value)}`
}

/** "oggi, 07:12"; from the day before yesterday on, the date. */
export function formatMoment(value: Date, now: Date, language: Language): string {
  const passed = daysBetween(dayOf(value), dayOf(now))
  const day = passed === 0 || passed === 1 ? distances[language].format(-passed, 'day') : formatDate(value, language)
  return `${day}, ${times[language].format(value)}`
}

/** Today, or less than six hours ago. */
export function isRecent(value: Date, now: Date): boolean {
  return dayOf(value) === dayOf(now) || now.getTime() - value.getTime() < 6 * hourMs
}

/** "2 ore fa" while it is recent; then calendar days: last night is "ieri". */
export function formatAgo(value: Date, now: Date, language: Language): string {
  const format = distances[language]
  const minutes = Math.max(0, Math.floor((now.getTime() - value.getTime()) / minuteMs))
  if (minutes === 0) return format.format(0, 'second')
  if (minutes < 60) return format.format(-minutes, 'minute')
  if (isRecent(value, now)) return format.format(-Math.floor(minutes / 60), 'hour')
  const passed = daysBetween(dayOf(value), dayOf(now))
  if (passed < 31) return format.format(-passed, 'day')
  if (passed < 365) return format.format(-Math.floor(passed / 30), 'month')
  return format.format(-Math.floor(passed / 365), 'year')
}

const dayUnit = { it: 'g', en: 'd' } as const satisfies Record<Language, string>

/** "3 nov · 14 g", or "18 nov · 2 h" while it is recent; with the year where the day comes round again. */
export function formatDayWithAgo(value: Date, now: Date, language: Language): string {
  const day = dayOf(value)
  const minutes = Math.max(0, Math.floor((now.getTime() - value.getTime()) / minuteMs))
  const passed = daysBetween(day, dayOf(now))
  const date = passed < 330 ? formatShortDay(day, language) : formatDay(day, language)
  return `${date} · ${shortAgo()}`

  function shortAgo() {
    if (minutes === 0) return distances[language].format(0, 'second')
    if (minutes < 60) return `${minutes} min`
    if (isRecent(value, now)) return `${Math.floor(minutes / 60)} h`
    return `${formatNumber(passed, language)} ${dayUnit[language]}`
  }
}

/** "12 km". */
export function formatKm(value: number, language: Language): string {
  return `${formatNumber(value, language)} km`
}

/** "oggi", "ieri", "3 giorni fa", for dates without a time. */
export function formatDayAgo(value: Day, today: Day, language: Language): string {
  return distances[language].format(-Math.max(0, daysBetween(value, today)), 'day')
}

function unitFormat(locale: string, unit: 'hour' | 'minute' | 'second', options: Intl.NumberFormatOptions = {}) {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', useGrouping: 'always', ...options })
}
