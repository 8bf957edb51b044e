import { getElementsByTagName } from 'domutils'
import { foldedText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { foldWords } from './fold-words.ts'

const gone =
  / (?:404|410|pagina (?:non|inesistente)(?: \w+)? ?(?:trovata|esiste|disponibile)?|(?:page|file) (?:was )?not found|non trovat[ao]|(?:page|seite) (?:does not|nicht) (?:exist|gefunden)|nicht gefunden|nothing found|sito in (?:costruzione|manutenzione|allestimento)|in manutenzione|lavori in corso|torniamo presto|under (?:construction|maintenance)|coming soon|maintenance mode|im aufbau|wartungsarbeiten|service unavailable|errore|error|account suspended|sospeso) /
const fewWords = 400

/** An answer in place of the page: "Pagina non trovata", "Sito in manutenzione", whatever its status says. */
export function isOutOfOrder(page: HtmlPage): boolean {
  const names = ['title', 'h1'].flatMap((name) => getElementsByTagName(name, page.document, true, 2))
  if (names.some((name) => gone.test(foldWords(foldedText(name).slice(0, 100))))) return true
  const text = foldedText(page.document)
  return text.length < fewWords && gone.test(foldWords(text))
}
