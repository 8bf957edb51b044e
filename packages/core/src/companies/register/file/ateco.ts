import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { sectorOfAteco } from '@vedetta/reference/sector-of-ateco'
import { Refused } from './refusals.ts'

/** The codes of each edition; empty where it was not imported, and then only shape and division are checked. */
export type AtecoCodes = Record<'2007' | '2025', ReadonlySet<string>>

type AtecoFacts = { ateco2007: string | null; ateco2025: string | null; sector: SectorId }

const dotted = /^(\d\d)\.?(\d\d)(?:\.?(\d)(\d)?)?$/

/** `62.01.00`, with or without its dots. The newer edition decides the sector. */
export function readAteco(text2007: string, text2025: string, codes: AtecoCodes): AtecoFacts {
  const ateco2007 = readCode(text2007, '2007', codes['2007'])
  const ateco2025 = readCode(text2025, '2025', codes['2025'])
  const code = ateco2025 ?? ateco2007
  if (code === null) throw new Refused('ateco_missing')
  const sector = sectorOfAteco(code)
  if (sector === undefined) throw unknown(ateco2025 === null ? '2007' : '2025')
  return { ateco2007, ateco2025, sector }
}

function readCode(text: string, edition: '2007' | '2025', codes: ReadonlySet<string>): string | null {
  if (text === '') return null
  const column = `ateco_${edition}` as const
  const [, division, group, category, last = ''] = dotted.exec(text) ?? []
  if (division === undefined) {
    const isShort = /^(?:[A-U]|\d\d(?:\.?\d?)?)$/.test(text)
    throw new Refused(isShort ? `${column}_too_short` : `${column}_malformed`, column)
  }
  const code = category === undefined ? `${division}.${group}` : `${division}.${group}.${category}${last}`
  const isKnown = codes.size > 0 ? codes.has(code) : sectorOfAteco(code) !== undefined
  if (!isKnown) throw unknown(edition)
  return code
}

const unknown = (edition: '2007' | '2025') => new Refused(`ateco_${edition}_unknown`, `ateco_${edition}`)
