import { isExactFactLabel, isExactPartLabel, isPartLabel } from '../html/labels.ts'

/** What tells an advert from any other text; a position shows at least two beside its title. */
export type Sign = 'requirements' | 'apply' | 'place' | 'contract' | 'date' | 'reference' | 'page'

const requirements =
  /\b(?:requisit|richied|richiest|si offre|offriamo|esperienza|diploma|laurea|patente|patentin|abilitazion|führerschein|praxis\b|conoscenza|disponibilit|mansion|cerchiamo|ricerchiamo|ricerca(?:no)?\b|selezion|ti occuperai|si occuperà|la risorsa|il candidato|candidato ideale|requirement|experience|we offer|you will|responsibilit|wir bieten|erfahrung|aufgaben|anforderungen|kenntnisse|cercasi|assunzione)/iu
const apply =
  /\b(?:candidat[ie]\b|candidarsi|candidatura|curriculum|\bcv\b|c\.v\.|colloquio|apply|resume|bewerb|lebenslauf)/iu
/** "Scrivi a lavoro@acme.it". */
const mail =
  /\b(?:scriv|inviat|inviare|invia|mand|rispond|telefon|contatt|candid|write|mail|send|schreib)\p{L}*[^.@]{0,60}[\s:][\w.-]+@[\w-]+\./iu
const contract =
  /\b(?:tempo (?:in)?determinato|indeterminato|determinato|somministrazione|apprendistato|tirocinio|stage|stagional|full[ -]?time|part[ -]?time|tempo pieno|p\.? ?iva|partita iva|contratto|inquadramento|ccnl|ral\b|livello|permanent|fixed[ -]term|internship|contract|vollzeit|teilzeit|unbefristet|befristet|freelance|smart working|remoto|remote|hybrid|ibrido|turni|ore settimanali)/iu
const place =
  /\b(?:[Ss]ed[ei]|SED[EI]|[Ll](?:uogo|ocalità)|LUOGO|LOCALITÀ|[Zz]ona|ZONA|[Pp](?:rovincia|resso|unto vendita)|PROVINCIA|PRESSO|PUNTO VENDITA|[Ss]tabilimento|STABILIMENTO|[Ff]iliale|FILIALE|[Ll]ocation|LOCATION|[Oo]ffice|[Ss]tandort|[Aa]rbeitsort|[Dd]ienstsitz)(?![\p{L}\p{N}])|\((?:[A-Z]{2})\)|[📍🏢]/u
const date =
  /\b(?:\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b|20\d{2}-\d{2}-\d{2}\b|\d{1,2}°? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\b)/iu
const reference = /\b(?:rif|ref|cod|codice|riferimento|reference|annuncio n|job id|id)\b\.?\s*:?\s*[#\w/-]*\d/iu

const tests: readonly (readonly [Sign, RegExp])[] = [
  ['requirements', requirements],
  ['apply', apply],
  ['place', place],
  ['contract', contract],
  ['date', date],
  ['reference', reference],
]

/** The signs that an advert's own text and links show. */
export function signsOf(texts: readonly string[]): Set<Sign> {
  const signs = new Set<Sign>()
  for (const text of texts) {
    const part = text.slice(0, 1_500)
    for (const [sign, test] of tests) if (!signs.has(sign) && test.test(part)) signs.add(sign)
    if (!signs.has('apply') && part.includes('@') && mail.test(part)) signs.add('apply')
    if (isExactPartLabel(part) || (part.endsWith(':') && isPartLabel(part.slice(0, -1)))) signs.add('requirements')
    if (isExactFactLabel(part)) signs.add('place')
  }
  return signs
}

/** Signs that hardly anything but an advert shows. */
export function isTelling(signs: ReadonlySet<Sign>): boolean {
  return signs.has('requirements') || signs.has('contract') || signs.has('apply')
}
