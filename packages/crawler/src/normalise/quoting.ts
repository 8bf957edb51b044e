import type { Evidenced, Quote } from '../evidence.ts'

const maxQuote = 300
const margin = 120

/** The words around `start` to `end`, whole if they are few, else cut at spaces. */
export function quoteAround(text: string, start: number, end: number, url: string): Quote {
  if (text.length <= maxQuote) return { text, url }
  let from = Math.max(0, start - margin)
  let to = Math.min(text.length, Math.max(end, start) + margin, from + maxQuote)
  const space = text.indexOf(' ', from)
  if (from > 0 && space >= 0 && space < start) from = space + 1
  const lastSpace = text.lastIndexOf(' ', to)
  if (to < text.length && lastSpace > from && lastSpace >= Math.min(end, to)) to = lastSpace
  return { text: text.slice(from, to).trim(), url }
}

export function evidenced<Value>(value: Value, quote: Quote, by: string): Evidenced<Value> {
  return { value, quote, by }
}
