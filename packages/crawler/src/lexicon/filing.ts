import { terms } from './compile-terms.ts'

/** "Funzione aziendale", "Reparto", "Allegati": where the post is filed, or papers about it. */
export const filingHeadings = terms`
  funzione
  area\b
  ruolo\b
  seniority
  livello
  inquadramento
  reparto
  dipartimento
  department
  settore
  divisione
  business unit
  team
  function
  categoria
  azienda
  company
  codice
  rif\b
  riferimento
  data\b
  pubblica
  scadenza
  allegat
  document
  avvis
  abteilung
  bereich
  job family
  famiglia professionale
`

/** "Categoria: Lavora con noi", "Leggi tutto: Cuoco": what a blog puts around its posts. */
export const blogLabels = terms`
  (?:categori[ae]|category|kategorie|tags?|etichett[ae]|archiviato in|filed under|autore|author|scritto da|written by|visite|hits|condividi|share)\s*:
  (?:leggi (?:tutto|di piu|ancora)|continua a leggere|read more|weiterlesen)(?: |:|$)
`

/** The names that departments have, alone on their line. */
export const departmentNames = terms`
  produzione
  commerciale
  vendite
  sales
  marketing
  amministrazione
  finanza
  finance
  contabilita
  acquisti
  purchasing
  logistica
  logistics
  magazzino
  qualita
  quality
  manutenzione
  maintenance
  engineering
  ingegneria
  infrastructure
  product
  design
  operations
  tecnico
  technology
  tech
  data
  security
  people
  hr
  risorse umane
  human resources
  it
  ict
  r&d
  ricerca e sviluppo
  customer (?:care|service|success|support)
  legal[e]?
  direzione
  produktion
  vertrieb
  einkauf
  verwaltung
  technik
`
