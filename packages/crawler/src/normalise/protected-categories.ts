import type { Evidenced } from '../evidence.ts'
import { type Advert, quoteOf } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'protected-categories'

const categoryNamed =
  /\b(?:categori[ae] protett[ae]\b|l(?:egge|\.)? ?(?:n\.? ?)?68 ?\/ ?(?:19)?99\b|68\/(?:19)?99\b|collocamento (?:mirato|obbligatorio)\b|(?:art\.? ?1|art\.? ?18)\b(?=.{0,20}68)|appartenent\w+ alle categorie\b|invalidita (?:civile )?(?:superiore|riconosciuta)|protected categor\w+|disabled candidates\b|pflichteinstellung\b)/
/** The post itself is for them, or says that it is open to them. */
const meant =
  /\b(?:riservat\w+|rivolt[oa] (?:esclusivamente |anche |solo |prioritariamente )*(?:a |ai |alle |agli |al )|apert[oa]\b|appartenen\w+|appartien\w+|appartenere\b|iscri(?:tt|zion)\w+|requisit\w+|preferenz\w+|preferibil\w+|priorit\w+|possibilita\b|cerc\w+|ricerc\w+|selezion\w+|candidatur\w+ .{0,30}\b(?:anche|di)\b|valut\w+|inseriment\w+|reserved\b|open to\b|anche\b|assunzione\b|gradit\w+)/
/** "Nel rispetto della L. 68/99", "senza distinzione di …": what every advert says at its end. */
const general =
  /\b(?:nel rispetto\b|(?<!(?:riservat|appartenen|apert|iscritt|rivolt).{0,80})ai sensi\b(?!.{0,40}(?:riservat|appartenen|apert|iscritt))|pari opportunita\b|equal opportunit\w+|senza (?:distinzion\w+|discriminazion\w+)|indipendentemente\b|ambosess\w*|entrambi i sessi\b|903\/77\b|198\/(?:20)?06\b|regardless\b|without regard\b|diversity\b|inclusion\w*|diversita\b|tutte le (?:nostre )?(?:posizioni|offerte|ricerche)\b|l'azienda (?:promuove|assume|rispetta)\b|non discrimin\w+|e in regola\b|obblighi\b)/

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
    if (!isGeneral && (meant.test(statement.folded) || isWhole)) {
      return evidenced(true, quoteOf(statement, named.index, named.index + named[0].length), by)
    }
  }
  return null
}
