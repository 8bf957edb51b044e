import { foldWords } from '../find/fold-words.ts'
import { tradeTranslations } from '../lexicon/trade-translations.ts'

const trades = tradeTranslations.map((line) => line.split(' '))

/** The trades a title names, as numbers that are the same in every language. */
export function tradesOf(title: string): ReadonlySet<number> {
  const words = foldWords(title.slice(0, 200)).trim().split(' ')
  const named = (stems: readonly string[]) =>
    words.some((word) => stems.some((stem) => word.startsWith(stem) && (stem.length > 3 || word === stem)))
  return new Set(trades.flatMap((stems, trade) => (named(stems) ? [trade] : [])))
}

export const shareTrade = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  [...a].some((trade) => b.has(trade))

/** Both name trades, and none of them is the same. */
export const areOtherTrades = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size > 0 && b.size > 0 && !shareTrade(a, b)
