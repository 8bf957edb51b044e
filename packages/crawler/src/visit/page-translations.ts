import { foldWords } from '../find/fold-words.ts'
import { englishSmallWords, germanSmallWords, italianSmallWords } from '../lexicon/small-words.ts'
import type { RawPosition } from '../raw-position.ts'
import { textOf } from './sighting.ts'
import { areOtherTrades, shareTrade, tradesOf } from './trade-words.ts'

const smallWords = {
  it: new Set(italianSmallWords),
  de: new Set(germanSmallWords),
  en: new Set(englishSmallWords),
}

type Language = keyof typeof smallWords

/**
 * The adverts of a page that says everything twice, in the language that is not Italian: one language under the other,
 * or side by side, as many as the Italian ones; or, where some are said once only, those whose trade an Italian one has.
 */
export function translationsOnPage(raws: readonly RawPosition[]): ReadonlySet<RawPosition> {
  const adverts = raws.map((raw) => ({
    raw,
    language: languageOf(`${raw.title.text} ${textOf(raw)}`),
    trades: tradesOf(raw.title.text),
  }))
  const italian = adverts.filter(({ language }) => language === 'it')
  const foreign = adverts.filter(({ language }) => language !== 'it' && language !== null)
  if (italian.length === 0 || foreign.length === 0) return new Set()
  const isItalian = adverts.map(({ language }) => language === 'it')
  const changes = isItalian.filter((one, index) => index > 0 && one !== isItalian[index - 1]).length
  const isEven = italian.length === foreign.length && adverts.length === italian.length * 2
  const isByTurns = isEven && isItalian.every((one, index) => index % 2 === 0 || one !== isItalian[index - 1])
  const areTranslations = italian.every(
    ({ trades }, index) => !areOtherTrades(trades, foreign[index]?.trades ?? trades),
  )
  if (isEven && (changes === 1 || (isByTurns && areTranslations && italian.length > 1)))
    return new Set(foreign.map(({ raw }) => raw))
  const repeated = foreign.filter(({ trades }) => italian.some((other) => shareTrade(other.trades, trades)))
  // One of a trade may be a second post; most of them are the list said again.
  return new Set(repeated.length > 1 ? repeated.map(({ raw }) => raw) : [])
}

/** By the function words of a text; null where there are too few to decide. */
function languageOf(text: string): Language | null {
  const words = foldWords(text.slice(0, 4_000)).trim().split(' ')
  const counts = (Object.keys(smallWords) as Language[])
    .map((language) => ({
      language,
      count: words.filter((word) => smallWords[language].has(word)).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.language : null
}
