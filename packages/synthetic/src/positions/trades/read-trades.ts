import { keysOf, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { families } from '../families/families.ts'
import type { Trade, Trades } from './trade.ts'

/** Reads trades by sector: `[sector]`, then one a line as `title | family | duty`, with ` | level` where the title fixes it. */
export function readTrades(text: string): [sector: string, Trades][] {
  return text.trim().split('\n\n').map(readSector)
}

function readSector(lines: string): [sector: string, Trades] {
  const [heading = '', ...rest] = lines.split('\n')
  const sector = heading.match(/^\[(\w+)\]$/)?.[1]
  const [first, ...others] = rest.map(readTrade)
  if (sector === undefined || first === undefined) throw new Error(`not a sector and its trades: ${heading}`)
  return [sector, [first, ...others]]
}

function readTrade(line: string): Trade {
  const [title, familyName, duty, levelName, ...more] = line.split(' | ')
  const family = keysOf(families).find((id) => id === familyName)
  const level = keysOf(targetPersonas).find((id) => id === levelName)
  if (!title || !family || !duty || more.length > 0) throw new Error(`not a trade of a family: ${line}`)
  if (levelName !== undefined && level === undefined) throw new Error(`not a level: ${line}`)
  return [title, family, duty, level]
}
