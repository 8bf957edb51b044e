import type { TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'

const by = 'target-persona'

const titles: readonly (readonly [TargetPersona, RegExp])[] = [
  [
    'junior',
    /\b(?:junior\b|jr\b|stage\b|stagist\w+|tirocin\w+|intern(?:ship)?\b|apprendist\w+|trainee\b|neo.?(?:laureat|diplomat)\w+|aiuto\b|praktik\w+|lehrling\w*|graduate\b)/,
  ],
  [
    'executive',
    /\b(?:direttor\w+ general\w+|amministrator\w+ delegat\w+|(?:ceo|cfo|coo|cto|cio|chro|cmo)\b|dirigente\b|general manager\b|vice president\b|chief\b|geschaftsfuhrer\w*)/,
  ],
  [
    'manager',
    /\b(?:responsabil\w+|manager\b|direttor\w+|direttrice\b|capo\w*|head of\b|coordinat\w+|supervisor\b|team lead\w*|leiter\w*|director\b)/,
  ],
  ['senior', /\b(?:senior\b|sr\b|specializzat\w+|esperto\b|expert\b|principal\b)/],
]
/** Managers of accounts, projects or products lead no people. */
const noLeader =
  /\b(?:account|project|product|community|social media|key account|area|export|sales|case|energy|data|content|category|brand|revenue|event) manager\b/

export function readTargetPersona(
  advert: Advert,
  experience: Evidenced<number> | null,
): Evidenced<TargetPersona> | null {
  for (const [persona, pattern] of titles) {
    const match = pattern.exec(advert.title.folded)
    if (match && !(persona === 'manager' && match[0] === 'manager' && noLeader.test(advert.title.folded))) {
      return evidenced(persona, quoteOf(advert.title, match.index, match.index + match[0].length), by)
    }
  }
  if (!experience) return null
  const persona = experience.value >= 5 ? 'senior' : experience.value >= 2 ? 'mid' : 'junior'
  return evidenced(persona, experience.quote, by)
}
