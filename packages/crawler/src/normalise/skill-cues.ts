import { anyOf, anywhere, wholeText } from '../lexicon/compile-terms.ts'
import {
  abilityCues,
  articlesOfSkill,
  cueParts,
  genericKnowledge,
  knowledgeCues,
  practiceCues,
  programKinds,
  qualitiesOfSkill,
  skilledVerbs,
  toolsEnds,
} from '../lexicon/skill-cues.ts'
import type { Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isPlaceName } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { isTerm } from './skill-lists.ts'
import { isActivity, isNoSkill, isSchooling, leadInLength } from './skill-words.ts'

const articlePattern = String.raw`(?:${anyOf(articlesOfSkill)}(?:['’]\s?|\s+))`
const quality = String.raw`(?:${anyOf(qualitiesOfSkill)}\s+)*`

/** Phrases that introduce a skill within a sentence; the skill follows. On folded text. */
const cues: readonly RegExp[] = [
  new RegExp(String.raw`\b${anyOf(knowledgeCues)}\s+${quality}${articlePattern}+${quality}`, 'g'),
  // "Che sappia leggere un densitometro", "capace di lavorare la pietra a vista"
  new RegExp(
    String.raw`\b${anyOf(abilityCues)}\s+(?:gia\s+|anche\s+|bene\s+)?${anyOf(skilledVerbs)}\s+(?:bene\s+|anche\s+|in autonomia\s+|autonomamente\s+|da sol[oai]\s+|con\s+|su\s+)*${articlePattern}*`,
    'g',
  ),
  // "…, usare la lucidatrice"
  new RegExp(
    String.raw`(?:,|\be) (?:usare|utilizzare|condurre|manovrare|programmare)\s+(?:bene\s+|anche\s+)*${articlePattern}+`,
    'g',
  ),
  // "Hai usato Datacolor", "chi conosce anche Preps"
  new RegExp(String.raw`\b${anyOf(practiceCues)}\s+(?:gia\s+|anche\s+|bene\s+)?${articlePattern}*`, 'g'),
]
/** After the last cue only proper names are skills: anything can be known or seen. */
const namesOnly = 3
/** "You know yarn counts", "chi cerchiamo conosce le tecniche di posa": said of the candidate. */
const toReader = /^(?:you know|conosc(?:e|i|a|ere) (?:(?:bene|gia|anche) )*(?:le|gli|i|la|il|lo|l'))\b/
const categoryWords = new RegExp(
  String.raw`^(?:${anyOf(programKinds)}\s+(?:(?:di|gestional[ei]|informatic[oi]|aziendal[ei])\s+)*)(?=\p{Lu})`,
  'u',
)
const toolsEnd = anywhere(toolsEnds)
/** "Patentino per l'uso dei prodotti fitosanitari" is a certificate; "non è richiesta la conoscenza" requires nothing. */
const paper =
  /\b(?:patentin\w+|attestat\w+|certificat\w+|abilitazion\w+|brevett\w+|autorizzazion\w+|cors[oi]|non (?:e |serve |occorre )?(?:richiest\w+ |necessari\w+ )?|senza|diviet\w+|vietat\w+)\b[^.,;]{0,30}$/
const maxWords = 6
const maxLength = 70

/** A cheap test before the cues: most sentences hold none of them. */
const anyCue = anywhere(cueParts)

/** The skills that running text requires: "è richiesta la conoscenza del software X e di Y". */
export function cuedSkills({ text, folded }: Statement): Clause[] {
  if (!anyCue.test(folded)) return []
  return cues.flatMap((cue, kind) =>
    allMatches(cue, folded).flatMap((match) => {
      if (paper.test(folded.slice(Math.max(0, match.index - 40), match.index))) return []
      const start = match.index + match[0].length
      const end = folded.slice(start).search(toolsEnd)
      const object = text.slice(start, end < 0 ? undefined : start + end)
      const clauses = clausesOf(object)
      return clauses.flatMap((clause, position) => {
        // "Potatura di siepi e alberi": the second noun alone is no skill.
        const isSecond = clause.isJoined && / di \p{Ll}/u.test(clauses[position - 1]?.text ?? '')
        if (isSecond && /^\p{Ll}+$/u.test(clause.text)) return []
        const isNameOnly = kind === namesOnly && !toReader.test(match[0])
        const skill = skillIn({ text: clause.text, index: start + clause.index }, isNameOnly)
        return skill ? [skill] : []
      })
    }),
  )
}

const leadArticles = new RegExp(`^${articlePattern}+`)

function skillIn(clause: Clause, isNameOnly: boolean): Clause | null {
  const folded = sameLengthFold(clause.text)
  const article = leadInLength(folded) || (leadArticles.exec(folded)?.[0].length ?? 0)
  const bare = clause.text.slice(article)
  const category = categoryWords.exec(bare)?.[0].length ?? 0
  const text = bare.slice(category).replace(/[\s.;:!"”»]+$/u, '')
  const words = sameLengthFold(text)
  if (text.length < 2 || text.length > maxLength || words.split(/\s+/).length > maxWords) return null
  if (isNameOnly && !/^\p{Lu}[\p{L}\p{N}]/u.test(text)) return null
  if (isNoSkill(words) || isSchooling(words) || isTerm(words) || isPlaceName(text)) return null
  if (!isNameOnly && generic.test(words) && !isActivity(words)) return null
  return { text, index: clause.index + article + category }
}

const generic = wholeText(genericKnowledge)
