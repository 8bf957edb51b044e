import type { Evidenced } from '../evidence.ts'
import { agenciesRefused, clientMentions } from '../lexicon/agencies.ts'
import { fromWordStart } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const refusing = fromWordStart(agenciesRefused)

const client = fromWordStart(clientMentions)

export function readRefusesAgencies(advert: Advert): Evidenced<true> | null {
  return firstOf([...advert.statements], refusing, 'agencies')
}

/** Posted by an agency for a client that it does not name. */
export function readForClient(advert: Advert): Evidenced<true> | null {
  return firstOf([advert.title, ...advert.statements], client, 'agencies')
}

function firstOf(statements: readonly Statement[], pattern: RegExp, by: string): Evidenced<true> | null {
  for (const statement of statements) {
    if (!speaksOf(statement, 'agency')) continue
    const match = pattern.exec(statement.folded)
    if (match) return evidenced(true, quoteOf(statement, match.index, match.index + match[0].length), by)
  }
  return null
}
