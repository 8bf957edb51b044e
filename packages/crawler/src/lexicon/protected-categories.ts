import { terms } from './compile-terms.ts'

export const protectedCategoryNames = terms`
  categori[ae] protett[ae]\b
  l(?:egge|\.)? ?(?:n\.? ?)?68 ?\/ ?(?:19)?99\b
  68\/(?:19)?99\b
  collocamento (?:mirato|obbligatorio)\b
  (?:art\.? ?1|art\.? ?18)\b(?=.{0,20}68)
  appartenent\w+ alle categorie\b
  invalidita (?:civile )?(?:superiore|riconosciuta)
  protected categor\w+
  disabled candidates\b
  pflichteinstellung\b
`

/** The post itself is for them, or says that it is open to them. */
export const reservedFor = terms`
  riservat\w+
  rivolt[oa] (?:esclusivamente |anche |solo |prioritariamente )*(?:a |ai |alle |agli |al )
  apert[oa]\b
  appartenen\w+
  appartien\w+
  appartenere\b
  iscri(?:tt|zion)\w+
  requisit\w+
  preferenz\w+
  preferibil\w+
  priorit\w+
  possibilita\b
  cerc\w+
  ricerc\w+
  selezion\w+
  candidatur\w+ .{0,30}\b(?:anche|di)\b
  valut\w+
  inseriment\w+
  reserved\b
  open to\b
  anche\b
  assunzione\b
  gradit\w+
`

/** "Nel rispetto della L. 68/99", "senza distinzione di …": what every advert says at its end. */
export const equalOpportunityPhrases = terms`
  nel rispetto\b
  (?<!(?:riservat|appartenen|apert|iscritt|rivolt).{0,80})ai sensi\b(?!.{0,40}(?:riservat|appartenen|apert|iscritt))
  pari opportunita\b
  equal opportunit\w+
  senza (?:distinzion\w+|discriminazion\w+)
  indipendentemente\b
  ambosess\w*
  entrambi i sessi\b
  903\/77\b
  198\/(?:20)?06\b
  regardless\b
  without regard\b
  diversity\b
  inclusion\w*
  diversita\b
  tutte le (?:nostre )?(?:posizioni|offerte|ricerche)\b
  l'azienda (?:promuove|assume|rispetta)\b
  non discrimin\w+
  e in regola\b
  obblighi\b
`
