import type { Evidenced } from '../evidence.ts'
import { agreementLevels, agreementNames } from '../lexicon/agreements.ts'
import { fromWordStart } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const agreement = fromWordStart(agreementNames, 'iu')
const level = fromWordStart(agreementLevels, 'i')

const trailing = /[\s,;:–-]+(?:e|con|a|full|part|tempo|livello|liv\.?|\d.*|di)?\s*$/iu

export function readAgreement(advert: Advert): Evidenced<string> | null {
  return firstMatch(advert, agreement, 'agreement', (text) =>
    text.replace(/\s+(?:livello|liv\.|inquadramento|full|part|con|a tempo|e\s).*$/iu, '').replace(trailing, ''),
  )
}

export function readLevel(advert: Advert): Evidenced<string> | null {
  const inAgreement = advert.statements.filter(
    (statement) => speaksOf(statement, 'agreement') && /ccnl|contratt|inquadra|livello/.test(statement.folded),
  )
  return firstMatch({ ...advert, statements: inAgreement }, level, 'level', (text) => text)
}

function firstMatch(
  { statements }: Advert,
  pattern: RegExp,
  by: string,
  clean: (text: string) => string,
): Evidenced<string> | null {
  for (const statement of statements) {
    if (!speaksOf(statement, 'agreement')) continue
    const value = matchIn(statement, pattern, clean)
    if (value) return evidenced(value, quoteOf(statement, statement.text.indexOf(value)), by)
  }
  return null
}

function matchIn({ text, folded, kind }: Statement, pattern: RegExp, clean: (text: string) => string): string | null {
  const match = pattern.exec(text)
  if (
    !match ||
    kind === 'legal' ||
    /lingua|inglese|english|tedesco/.test(folded.slice(Math.max(0, match.index - 20), match.index + 30))
  ) {
    return null
  }
  return clean(match[0]).trim() || null
}
