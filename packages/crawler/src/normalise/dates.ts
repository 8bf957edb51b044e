import { anyOf } from '../lexicon/compile-terms.ts'
import { monthNames } from '../lexicon/dates.ts'
import { allMatches } from './all-matches.ts'

const months: readonly (readonly [RegExp, number])[] = [
  [/^(?:gen|jan|jan)/, 1],
  [/^(?:feb)/, 2],
  [/^(?:mar|mrz)/, 3],
  [/^(?:apr)/, 4],
  [/^(?:mag|may|mai)/, 5],
  [/^(?:giu|jun)/, 6],
  [/^(?:lug|jul)/, 7],
  [/^(?:ago|aug)/, 8],
  [/^(?:set|sep)/, 9],
  [/^(?:ott|oct|okt)/, 10],
  [/^(?:nov)/, 11],
  [/^(?:dic|dec|dez)/, 12],
]

export const monthName = anyOf(monthNames)

const dates = new RegExp(
  [
    String.raw`\b(?<isoYear>20\d\d)(?<isoSep>[-/.])(?<isoMonth>\d\d)\k<isoSep>(?<isoDay>\d\d)(?!\d)`,
    String.raw`(?<![\d/.-])(?<day>\d{1,2})(?<sep>[/.-])(?<month>\d{1,2})\k<sep>(?<year>20\d\d|\d\d)(?![\d/])`,
    String.raw`\b(?<wordDay>\d{1,2})(?:°|º|\.|st|nd|rd|th)?\s+(?:di\s+|of\s+)?(?<wordMonth>${monthName})\.?,?\s+(?<wordYear>20\d\d)\b`,
    String.raw`\b(?<usMonth>${monthName})\.?\s+(?<usDay>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<usYear>20\d\d)\b`,
  ].join('|'),
  'gi',
)

export type FoundDate = { iso: string; index: number; end: number }

/** Dates written out in full, of a text in any case. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  if (!/20\d\d|\d[/.-]\d{1,2}[/.-]\d\d/.test(text)) return found
  for (const match of allMatches(dates, text)) {
    const g = match.groups ?? {}
    const iso =
      isoOf(g.isoYear, g.isoMonth, g.isoDay) ??
      isoOf(g.year, g.month, g.day) ??
      isoOf(g.wordYear, monthOf(g.wordMonth), g.wordDay) ??
      isoOf(g.usYear, monthOf(g.usMonth), g.usDay)
    if (iso) found.push({ iso, index: match.index, end: match.index + match[0].length })
  }
  return found
}

/** 1 to 12 by its name in Italian, English or German. */
export function monthOf(name: string | undefined): string | undefined {
  const lower = name?.toLowerCase()
  const month = lower === undefined ? undefined : months.find(([pattern]) => pattern.test(lower))?.[1]
  return month === undefined ? undefined : String(month)
}

function isoOf(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (year === undefined || month === undefined || day === undefined) return null
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month) - 1) return null
  return date.toISOString().slice(0, 10)
}

/** `YYYY-MM-DD` some days before. */
export function daysBefore(date: Date, days: number): string {
  return new Date(date.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
