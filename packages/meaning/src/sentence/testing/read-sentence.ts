import { findMunicipality } from '@vedetta/reference/municipalities'
import { trades } from '../../trades/trades.ts'
import { parseSentence } from '../parse-sentence.ts'
import { roleKnowledge } from '../role-nouns.ts'

export const knowledge = roleKnowledge(trades)

/** The filters of a sentence without the groups that have none. */
export function read(text: string): Record<string, unknown> {
  const { criteria } = parseSentence(text, knowledge)
  return Object.fromEntries(
    Object.entries(criteria).filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0),
  )
}

export const ignoredOf = (text: string): readonly string[] => parseSentence(text, knowledge).ignored

export function istatOf(name: string): string {
  return findMunicipality(name)?.istat ?? name
}
