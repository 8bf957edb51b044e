import { trades } from '../trades/trades.ts'
import { createOccupationsOf } from './occupations-of.ts'

/** By the trades that every instance has. */
export const occupationsOf = createOccupationsOf(trades)

const names = new Map(trades.map(({ id, it, en }) => [id, { it: it[0] ?? id, en: en[0] ?? id }]))

/** The commonest name of a trade in each language. */
export const tradeName = (id: string): { it: string; en: string } => names.get(id) ?? { it: id, en: id }
