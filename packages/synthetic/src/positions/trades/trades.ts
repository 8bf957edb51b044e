import { readFileSync } from 'node:fs'
import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { readTrades } from './read-trades.ts'
import type { Trades } from './trade.ts'

const folder = new URL('../../../trades/', import.meta.url)
/** The order decides which trade a draw gives. */
const files = [
  'land-and-food',
  'process-industry',
  'metal-and-machine',
  'building-and-transport',
  'trade-and-hospitality',
  'knowledge',
  'care-and-public',
  'every-sector',
]
const sections = files.flatMap((file) => readTrades(readFileSync(new URL(`${file}.txt`, folder), 'utf8')))

/** Trades by sector, and those that companies of any sector advertise. */
export const { every_sector: sharedTrades, ...tradesOfSectors } = Object.fromEntries(sections) as Readonly<
  Record<SectorId | 'every_sector', Trades>
>
