import type { Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isPlaceName } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { isTerm } from './skill-lists.ts'
import { isActivity, isNoSkill, isSchooling, leadInLength } from './skill-words.ts'

const articlePattern = String.raw`(?:(?:del|dell|dello|della|dei|degli|delle|di|d|al|all|allo|alla|ai|agli|alle|nel|nell|nello|nella|nei|negli|nelle|sul|sull|sullo|sulla|sui|sugli|sulle|su|con|col|in|il|lo|la|l|i|gli|le|un|uno|una|of|with|in|the|an?|von|mit|im)(?:['’]\s?|\s+))`
const quality = String.raw`(?:(?:buon[oa]?|ottim[oa]|discret[oa]|base|di base|anche|gia|bene|pregressa|minima|diretta|approfondita|pratica|principali|relativi|vostri|nostri)\s+)*`

/** What a sentence asks with, wherever in it, and what it asks for after it. On folded text. */
const cues: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:conoscenz[ae]|padronanza|esperienza (?:pluriennale|consolidata|pregressa|specifica|maturata)|erfahrung|praxis|dimestichezza|familiarita|confidenza|pratica|uso|utilizzo|impiego|knowledge|proficiency|familiarity|command|kenntnisse|umgang)\s+${quality}${articlePattern}+${quality}`,
    'g',
  ),
  // "Che sappia leggere un densitometro", "capace di lavorare la pietra a vista"
  new RegExp(
    String.raw`\b(?:sappia(?:no)?|sai|sa|saper|sapere|capac[ei] di|in grado di|able to)\s+(?:gia\s+|anche\s+|bene\s+)?(?:usare|utilizzare|gestire|fare|tenere|preparare|eseguire|realizzare|redigere|riparare|collaudare|configurare|sviluppare|disegnare|leggere|condurre|guidare|programmare|lavorare|manovrare|interpretare|regolare|attrezzare|tarare|impostare|montare|saldare|cucire|posare|fissare|tirare|stendere|caricare|cambiare|pulire|servire|tagliare|incidere|dipingere|verniciare|lucidare|stuccare|innestare|potare|macellare|disossare|sfilettare|impastare|infornare|guarnire|rammendare|stirare|piegare|legare|imballare|cablare|diagnosticare|rilevare|calcolare|redigere|compilare|emettere|registrare|fatturare|archiviare|tradurre|insegnare|use|read|operate|program)\s+(?:bene\s+|anche\s+|in autonomia\s+|autonomamente\s+|da sol[oai]\s+|con\s+|su\s+)*${articlePattern}*`,
    'g',
  ),
  // "…, usare la lucidatrice"
  new RegExp(
    String.raw`(?:,|\be) (?:usare|utilizzare|condurre|manovrare|programmare)\s+(?:bene\s+|anche\s+)*${articlePattern}+`,
    'g',
  ),
  // "Hai usato Datacolor", "chi conosce anche Preps"
  new RegExp(
    String.raw`\b(?:conosc(?:e|i|a|ono|ere)|padroneggiare|beherrsch(?:st|t|en)|cavarsela con|sapere di|(?:hai|ha|abbia|avere) (?:gia )?(?:visto|usato|utilizzato|lavorato (?:con|su)|provato)|you know|(?:we|you) (?:work with|use)|(?:have|has) (?:used|worked with)|our stack is|lavoriamo con|usiamo|utilizziamo|wir (?:arbeiten mit|nutzen|verwenden))\s+(?:gia\s+|anche\s+|bene\s+)?${articlePattern}*`,
    'g',
  ),
]
/** Of the last cue's objects only names are skills: one may know or see anything. */
const namesOnly = 3
/** "You know yarn counts", "chi cerchiamo conosce le tecniche di posa": told of the person sought. */
const toReader = /^(?:you know|conosc(?:e|i|a|ere) (?:(?:bene|gia|anche) )*(?:le|gli|i|la|il|lo|l'))\b/
const categoryWords =
  /^(?:(?:principal[ei]|software|programm[ai]|gestional[ei]|pacchett[oi]|applicativ[oi]|sistem[ai]|piattaform[ae]|strument[oi]|linguagg\w+)\s+(?:(?:di|gestional[ei]|informatic[oi]|aziendal[ei])\s+)*)(?=\p{Lu})/u
const toolsEnd =
  /[,.;:!?()]|\s(?:che|chi|per|presso|senza|almeno|oltre|come|nonche|oppure|se|quando|perche|maturat\w+|acquisit\w+|gradit\w+|richiest\w+|preferibil\w+|costituisc\w+|parte|e gradit\w+|sono|sara|is|are|will|e (?:che|non|la (?:disponibilita|capacita)))(?=[\s,.;]|$)|\s[–—-]\s/
/** "Patentino per l'uso dei prodotti fitosanitari" is a paper; "non è richiesta la conoscenza" asks for nothing. */
const paper =
  /\b(?:patentin\w+|attestat\w+|certificat\w+|abilitazion\w+|brevett\w+|autorizzazion\w+|cors[oi]|non (?:e |serve |occorre )?(?:richiest\w+ |necessari\w+ )?|senza|diviet\w+|vietat\w+)\b[^.,;]{0,30}$/
const maxWords = 6
const maxLength = 70

/** Most sentences hold none of the cues, and this is asked of every one. */
const anyCue =
  /conosc|padron|beherrsch|cavarsela|erfahrung|praxis|pluriennale|consolidata|pregressa|specifica|maturata|sapere di|dimest|familiar|confid|pratica|\buso |utilizz|impiego|knowledge|profic|command|kenntn|umgang|\bsa(?:i|pp|per)? ?|capac|in grado|able to|\b(?:hai|ha|abbia|avere|have|has|you|we|wir) |\bus(?:are|iamo) |(?:,|\be) (?:condurre|manovrare|programmare) |our stack|lavoriamo con/

/** The skills that running text asks for by name: "è richiesta la conoscenza del software X e di Y". */
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
        // "Potatura di siepi e alberi": the second thing needs the first one's work.
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

/** What anyone may be said to know. */
const generic =
  /^(?:mercat\w+|prodott[oi]|client\w+|territori\w+|mond[oi]|materia|lavoro|attivita|procedure|tecniche|principali|processi|programmi|software|sistemi|strumenti|macchin\w+|attrezzatur\w+|computer|pc|internet|web|mezzi|funzionamento|dinamiche|normativ\w+|regole|due|tre|piu|almeno|un\w*|altr\w+|quest\w+|quell\w+|nostr\w+|propri\w+|divers\w+)$/
