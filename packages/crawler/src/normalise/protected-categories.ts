import type { Evidenced } from '../evidence.ts'
import { fromWordStart } from '../lexicon/compile-terms.ts'
import { equalOpportunityPhrases, protectedCategoryNames, reservedFor } from '../lexicon/protected-categories.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'protected-categories'

const categoryNamed = fromWordStart(protectedCategoryNames)
const reserved = fromWordStart(reservedFor)
const general = fromWordStart(equalOpportunityPhrases)

export function readProtectedCategories(advert: Advert): Evidenced<true> | null {
  const titled = categoryNamed.exec(advert.title.folded)
  if (titled) return evidenced(true, quoteOf(advert.title, titled.index, titled.index + titled[0].length), by)
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || !speaksOf(statement, 'protected')) continue
    const named = categoryNamed.exec(statement.folded)
    if (!named) continue
    const isGeneral =
      general.test(statement.folded) &&
      !/\b(?:riservat\w+|la (?:posizione|ricerca|selezione|figura) e (?:apert|rivolt|riservat)\w+)/.test(
        statement.folded,
      )
    const isWhole = statement.isItem || statement.kind === 'requirements' || statement.folded.length < 60
    if (!isGeneral && (reserved.test(statement.folded) || isWhole)) {
      return evidenced(true, quoteOf(statement, named.index, named.index + named[0].length), by)
    }
  }
  return null
}
