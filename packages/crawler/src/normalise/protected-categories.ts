import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const BY = 'protected-categories'

const NAMED =
  /\bcategori[ae] protett[ae]\b|\bl(?:egge|\.)? ?(?:n\.? ?)?68 ?\/ ?(?:19)?99\b|\b68\/(?:19)?99\b|\bcollocamento (?:mirato|obbligatorio)\b|\b(?:art\.? ?1|art\.? ?18)\b(?=.{0,20}68)|\bappartenent\w+ alle categorie\b|\binvalidita (?:civile )?(?:superiore|riconosciuta)|\bprotected categor\w+|\bdisabled candidates\b|\bpflichteinstellung\b/
/** The post itself is for them, or says that it is open to them. */
const MEANT =
  /\briservat\w+|\brivolt[oa] (?:esclusivamente |anche |solo |prioritariamente )*(?:a |ai |alle |agli |al )|\bapert[oa]\b|\bappartenen\w+|\bappartien\w+|\bappartenere\b|\biscri(?:tt|zion)\w+|\brequisit\w+|\bpreferenz\w+|\bpreferibil\w+|\bpriorit\w+|\bpossibilita\b|\bcerc\w+|\bricerc\w+|\bselezion\w+|\bcandidatur\w+ .{0,30}\b(?:anche|di)\b|\bvalut\w+|\binseriment\w+|\breserved\b|\bopen to\b|\banche\b|\bassunzione\b|\bgradit\w+/
/** "Nel rispetto della L. 68/99", "senza distinzione di …": what every advert says at its end. */
const GENERAL =
  /\bnel rispetto\b|\bai sensi\b(?!.{0,40}(?:riservat|appartenen|apert|iscritt))|\bpari opportunita\b|\bequal opportunit\w+|\bsenza (?:distinzion\w+|discriminazion\w+)|\bindipendentemente\b|\bambosess\w*|\bentrambi i sessi\b|\b903\/77\b|\b198\/(?:20)?06\b|\bregardless\b|\bwithout regard\b|\bdiversity\b|\binclusion\w*|\bdiversita\b|\btutte le (?:nostre )?(?:posizioni|offerte|ricerche)\b|\bl'azienda (?:promuove|assume|rispetta)\b|\be in regola\b|\bobblighi\b/

export function readProtectedCategories(advert: Advert): Evidenced<true> | null {
  const titled = NAMED.exec(advert.title.folded)
  if (titled) return evidenced(true, quoteOf(advert.title, titled.index, titled.index + titled[0].length), BY)
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || !speaksOf(statement, 'protected')) continue
    const named = NAMED.exec(statement.folded)
    if (!named) continue
    const isGeneral =
      GENERAL.test(statement.folded) &&
      !/\briservat\w+|\bla (?:posizione|ricerca|selezione|figura) e (?:apert|rivolt|riservat)\w+/.test(statement.folded)
    const isWhole = statement.isItem || statement.kind === 'requirements' || statement.folded.length < 60
    if (!isGeneral && (MEANT.test(statement.folded) || isWhole)) {
      return evidenced(true, quoteOf(statement, named.index, named.index + named[0].length), BY)
    }
  }
  return null
}
