import type { Language } from '@vedetta/contracts/text/labels'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'

export const quoted = (language: Language, text: string): string => (language === 'it' ? `«${text}»` : `“${text}”`)

/** Endings differ between a filter's words and a title's ("saldatori", "saldatrice"): their beginnings decide. */
const beginning = 5

const termsOf = (text: string): string[] =>
  sameLengthFold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, beginning))

/** The share of a text's words that some searched words cover, from 0 to 1. */
export function shareOfTerms(text: string, searched: string): number {
  const wanted = new Set(termsOf(searched))
  const terms = termsOf(text)
  return terms.length === 0 ? 0 : terms.filter((term) => wanted.has(term)).length / terms.length
}
