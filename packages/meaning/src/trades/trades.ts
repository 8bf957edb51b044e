import { readdirSync, readFileSync } from 'node:fs'
import { readTrades, type TradeFamily } from './read-trades.ts'

const folder = new URL('../../trades/', import.meta.url)

/** The hand-written trades of Italy, which every instance has; imported occupations come on top. */
export const trades: readonly TradeFamily[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readTrades(readFileSync(new URL(file, folder), 'utf8')))
