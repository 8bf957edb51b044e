import { visibleText } from '../html/dom.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { parkedDomainPhrases } from '../lexicon/error-pages.ts'
import type { HtmlPage } from '../page.ts'
import { foldWords } from './fold-words.ts'

const sale = foldedWords(parkedDomainPhrases)

/** A domain without a company's site: for sale, or filled with advertising. */
export function isParked(page: HtmlPage): boolean {
  const text = visibleText(page.document)
  return text.length < 3000 && sale.test(foldWords(text))
}
