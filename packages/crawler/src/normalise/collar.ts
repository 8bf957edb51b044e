import type { Collar } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { blueTechnicians, blueWork, trades, whiteWork } from './collar-trades.ts'
import { evidenced } from './quoting.ts'

const by = 'collar'

/** By the trade in the title, else by what the advert says of the work. */
export function readCollar(advert: Advert): Evidenced<Collar> | null {
  const { title } = advert
  const isDesk = /\b(?:commercial[ei]\b|ufficio\b|vendit\w+|progett\w+|laborator\w+)/.test(title.folded)
  const technician = isDesk ? null : blueTechnicians.exec(title.folded)
  if (technician) return found('blue', title, technician)
  const trade = tradeOf(title.folded)
  if (trade) return found(trade.collar, title, trade.match)
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || statement.kind === 'about') continue
    const blue = blueWork.exec(statement.folded)
    if (blue) return found('blue', statement, blue)
    const white = whiteWork.exec(statement.folded)
    if (white) return found('white', statement, white)
  }
  return null
}

function tradeOf(folded: string): { collar: Collar; match: RegExpExecArray } | null {
  for (const [collar, pattern] of trades) {
    const match = pattern.exec(folded)
    if (match) return { collar, match }
  }
  return null
}

function found(collar: Collar, statement: Statement, match: RegExpExecArray): Evidenced<Collar> {
  return evidenced(collar, quoteOf(statement, match.index, match.index + match[0].length), by)
}
