import { oncePer } from '@vedetta/reference/once-per'
import { getElementsByTagName } from 'domutils'
import { visibleText } from '../html/dom.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { errorPageWords } from '../lexicon/error-pages.ts'
import type { HtmlPage } from '../page.ts'
import { foldWords } from './fold-words.ts'

const errorWords = foldedWords(errorPageWords)
const maxErrorPageText = 400

/** An error page by its words, whatever its status: "Pagina non trovata", "Sito in manutenzione". */
export const isErrorPage = oncePer((page: HtmlPage): boolean => {
  const names = ['title', 'h1'].flatMap((name) => getElementsByTagName(name, page.document, true, 2))
  if (names.some((name) => errorWords.test(foldWords(visibleText(name).slice(0, 100))))) return true
  const text = visibleText(page.document)
  return text.length < maxErrorPageText && errorWords.test(foldWords(text))
})
