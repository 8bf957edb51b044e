import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const refusing =
  /\b(?:(?:asten\w+|no|escluse|non (?:si accettano|accettiamo|verranno prese in considerazione)(?: \S+){0,4}|si prega (?:le|alle) agenzie)[ ,:]+(?:le |a |alle |da |candidature da |perditempo e )?agenzi[ae]\b|agenzi[ae](?: \S+){0,4} (?:asten\w+|non contattar\w+|sono pregate)|no (?:recruitment |staffing )?agenc(?:y|ies)\b|astenersi (?:\S+ ){0,3}agenzie\b|keine (?:personal)?agenturen\b)/

const client =
  /\b(?:per (?:(?:una?|nostr[oa]|importante|primari[oa]|nota|noto|solida|storica|conto d[ei]l? ?(?:una?|nostr[oa])?) ){0,4}(?:azienda|societa|software house|cliente|studio|impresa|realta|multinazionale|gruppo)(?: \S+){0,5}? ?client[ei]\b|per (?:un |il |nostro |importante |prestigioso |conto di un )+client[ei]\b|azienda client[ei]\b|(?:nostr[oa]|our) (?:azienda |importante )?client[ei]?\b(?= (?:ricerca|cerca|seleziona|operante|attiv|leader|del|di|is))|for (?:one of )?our clients?\b|fur unseren? kunden\b)/

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
