import { foldWords } from '../find/fold-words.ts'
import type { RawPosition } from '../raw-position.ts'
import { textOf } from './sighting.ts'

const SMALL_WORDS = {
  it: ' di e con per il la del della un una in dei nel al anni che si le da tempo contratto ',
  de: ' und mit der die das fur von im ein eine wir sie zu den auf bei oder ist jahren vertrag ab ',
  en: ' and with the for of to you we our a an in on at is are your or years contract ',
}

type Language = keyof typeof SMALL_WORDS

/**
 * The adverts of a page that says everything twice, side by side or one language under the other, in the language that
 * is not Italian: as many as the Italian ones, and apart from them.
 */
export function repeatedInOther(raws: readonly RawPosition[]): ReadonlySet<RawPosition> {
  const languages = raws.map((raw) => languageOf(`${raw.title.text} ${textOf(raw)}`))
  const isItalian = languages.map((language) => language === 'it')
  const count = isItalian.filter(Boolean).length
  const changes = isItalian.filter((one, index) => index > 0 && one !== isItalian[index - 1]).length
  const isTwice = count > 0 && count * 2 === raws.length && changes === 1 && !languages.includes(null)
  return new Set(isTwice ? raws.filter((_, index) => !isItalian[index]) : [])
}

/** By the small words of a text; null where there are too few to tell. */
function languageOf(text: string): Language | null {
  const words = foldWords(text.slice(0, 4_000)).trim().split(' ')
  const counts = (Object.keys(SMALL_WORDS) as Language[])
    .map((language) => ({
      language,
      count: words.filter((word) => SMALL_WORDS[language].includes(` ${word} `)).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.language : null
}
