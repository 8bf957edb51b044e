import type { TargetPersona } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'

const BY = 'target-persona'

const TITLES: readonly (readonly [TargetPersona, RegExp])[] = [
  [
    'junior',
    /\bjunior\b|\bjr\b|\bstage\b|\bstagist\w+|\btirocin\w+|\bintern(?:ship)?\b|\bapprendist\w+|\btrainee\b|\bneo.?(?:laureat|diplomat)\w+|\baiuto\b|\bpraktik\w+|\blehrling\w*|\bgraduate\b/,
  ],
  [
    'executive',
    /\bdirettor\w+ general\w+|\bamministrator\w+ delegat\w+|\b(?:ceo|cfo|coo|cto|cio|chro|cmo)\b|\bdirigente\b|\bgeneral manager\b|\bvice president\b|\bchief\b|\bgeschaftsfuhrer\w*/,
  ],
  [
    'manager',
    /\bresponsabil\w+|\bmanager\b|\bdirettor\w+|\bdirettrice\b|\bcapo\w*|\bhead of\b|\bcoordinat\w+|\bsupervisor\b|\bteam lead\w*|\bleiter\w*|\bdirector\b/,
  ],
  ['senior', /\bsenior\b|\bsr\b|\bspecializzat\w+|\besperto\b|\bexpert\b|\bprincipal\b/],
]
/** Managers of accounts, projects or products lead no people. */
const NO_LEADER =
  /\b(?:account|project|product|community|social media|key account|area|export|sales|case|energy|data|content|category|brand|revenue|event) manager\b/

export function readTargetPersona(
  advert: Advert,
  experience: Evidenced<number> | null,
): Evidenced<TargetPersona> | null {
  for (const [persona, pattern] of TITLES) {
    const match = pattern.exec(advert.title.folded)
    if (match && !(persona === 'manager' && match[0] === 'manager' && NO_LEADER.test(advert.title.folded))) {
      return evidenced(persona, quoteOf(advert.title, match.index, match.index + match[0].length), BY)
    }
  }
  if (!experience) return null
  const persona = experience.value >= 5 ? 'senior' : experience.value >= 2 ? 'mid' : 'junior'
  return evidenced(persona, experience.quote, BY)
}
