import { dayMs } from '@vedetta/contracts/text/durations'

/**
 * Fields of PostgreSQL's COPY text format. Only free texts pass through `text`: names, codes and addresses of ours
 * hold none of the characters that must be escaped (a test loads them all).
 */
export const nullField = '\\N'

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

export function text(value: string): string {
  return value.replace(special, (character) => escapes[character] ?? character)
}

export function orNull(value: string | number | null): string | number {
  return value === null ? nullField : value
}

export function boolean(value: boolean | null): string {
  if (value === null) return nullField
  return value ? 't' : 'f'
}

/** Elements may hold anything but quotes and backslashes. */
export function array(values: readonly string[]): string {
  return values.length === 0 ? '{}' : `{"${values.join('","')}"}`
}

const days = new Map<number, string>()
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** To the second. Writing a date out costs more than the rest of a row, so days are remembered. */
export function timestamp(ms: number): string {
  const dayNumber = Math.floor(ms / dayMs)
  let day = days.get(dayNumber)
  if (day === undefined) {
    day = new Date(dayNumber * dayMs).toISOString().slice(0, 11)
    days.set(dayNumber, day)
  }
  const seconds = Math.floor((ms - dayNumber * dayMs) / 1000)
  const minutes = Math.floor(seconds / 60)
  return `${day}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}Z`
}
