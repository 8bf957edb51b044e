import type { Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { datesIn } from './dates.ts'
import { isPlaceName } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { isExperience, isNoSkill, isSchooling } from './skill-words.ts'

const maxWords = 4

/** A sentence with a verb tells a story; a list of nouns names what is done. */
const verbal =
  /^(?:\w+(?:sci|zzi|ppi)|rispond[ie]|propon[ie]|cur[ai]|guid[ai]|coordin[ai]|prepar[ai]|segu[ie]|support[ai]|collabor[ai]|organizz[ai]|controll[ai]|verifich[ia]|install[ai]|assist[ie]|vend[ie]|serv[ie]|accogl[ie]|svilupp[ai]|realizz[ai]|negozi|analizz[ai]|utilizz[ai]|conduc[ie]|effettu[ai]|esegu[ie]|redig[ie]|partecip[ai]|aiut[ai]|cre[ai]|pianifich[ia]|monitor[ai]|insegn[ai]|costruirai|consegn[ai]|presidi[ai]?|ricev[ie]|raccogl[ie]|carich[ia]|scarich[ia]|lavor[ai]|gestisc[ie]) |\b(?:\w{3,}iamo|sono|siamo|sei|sara|sarai|saranno|ha|hai|hanno|abbiamo|avra|avrai|dovra|dovrai|potra|viene|verra|verrai|cerc\w+|ricerc\w+|selezion(?:a|iamo)|offr\w+|occup\w+|affianch\w+|entrer\w+|\w{3,}(?:erai|irai|arai|era'|ira'|eremo|iremo)|you|we|will|our|sie|wir|du|unser\w*|che|chi|stiamo|si|scriv\w+|invi\w+|mand\w+|chiam\w+|contatt\w+|presentars\w*|passate|the|der|die|das|und|mit|zur|zum)\b/

/** What people do in any job, or whom they deal with. */
const generic =
  /^(?:prelievo$|prelievi? (?:da|di|dal)\b|imball[oi]$|pesa$|fornitori$|sollecit[oi]\b|simulazione$|colloqui\b|consiglio$|cucina$|aggiornament\w+|cernit\w+|spedizion\w+|trasferiment\w+|gestione (?:telefonat|registri|della corrispondenza|posta)\w*|controllo (?:peso|pezzi)|vendita (?:diretta|bigliett\w+)|prestiti$|addett\w+|emissione (?!di )|lavori|rapport\w+|accoglien\w+|coordinament\w+|support\w+|pulizi\w+|visit\w+|telefon\w+|ricezion\w+|registrazion\w+|inseriment\w+|ricerca|cura|carico|scarico|consegn\w+|ritir\w+|serviz\w+|collaborazion\w+|partecipazion\w+|relazion\w+|incontr\w+|attivita|lavor[oi] (?:serale|notturn|in|su|di)\w*|turn[io]\b|fier[ae]|offerte|ordini|presenze|archivi\w+|monitoraggio$|controllo$|affiancament\w+|sviluppo|gestione (?:clienti|fornitori|del laboratorio)|alimentazion\w+|movimentazion\w+|promozion\w+|interventi|sopralluogh\w+|trasfert\w+|budget|robot|scadenzar\w+|f24|cassa$|riforniment\w+|preparazione (?:vaschette|campionari)|taglio (?:salumi|formaggi)|confezion[ei]$|formazione|rinnovi|analisi dei mercati|incass\w+|assistenza (?:ai|agli|alle|al)\b|corsi|meeting|site|etichett\w+|peso|giro|varie|altr[oiae]|eventual\w+|ogni|tutt[ei])\b/
const notNoun =
  /^(?:richiest[aeio]|gradit[aeio]|necessari[aeio]|con|nel\w*|su|sul\w*|per|da|dal\w*|in|presso|anche|a|ad|al\w*|di|del\w*|e|o|il|la|le|lo|i|gli|un|una|non|oltre|fino|dopo|durante|verso|tra|fra|of|the|and|with|from|mit|und|im|am|ab|nach)\b/
/** Lines that tell where, when or on what terms, not what. */
const placed =
  /\b(?:sed[ei]\b|luogo\b|zona\b|punto vendita\b|cookie\b|privacy\b|societa\b|(?:via|viale|piazza|corso) [a-z]+$)|^(?:supermercat|negozi|filial|stabiliment|magazzin|hotel|ristorant|centr|residenz|agenzi|farmaci)\w* (?:di|a|in) \w+|📍|\b(?:s\.?r\.?l\b|periodo\b)/
const terms =
  /\b(?:tempo\b|contract\b|contratt\w+|permanent\b|internship\b|fixed.term\b|months?\b|mes[ei]\b|giorn[oi]\b|office$|hybrid\b|ibrid\w+|remot[oe]\b|smart.?working\b|stagional\w+|(?:in)?determinato\b|auto aziendale\b|furgone\b|premi[oi]?\b|bonus\b|incentiv\w+|provvigion\w+|pasti\b|mensa\b|bando\b|modell[oi]\b|modul[oi]\b|informativa\b|allegat\w+|domand[ae]\b|part.?time\b|full.?time\b|possibilita\b|sostituzione\b|relocation\b|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/
/** Whether folded words tell on what terms the work is done. */
export const isTerm = (folded: string): boolean => terms.test(folded) || placed.test(folded)

/** Sentences of one clause that name the machine or the paper worked on. */
const handling =
  /^(?:conduzione|revisione|utilizzo|uso|redazione|elaborazione|lavorazioni? su|installazione|emissione|stesura|preparazione) (?:di |del |della |delle |dei |degli |dell'|su )?/

/** What introduces the list within a sentence: "si occuperà di", "in grado di seguire", "sono indispensabili". */
const introduces =
  /\b(?:(?:si|ti|ci si) occup\w+ (?:principalmente |anche )?(?:di |del |della |dello |dell'|dei |delle |degli )|in grado di \w+ (?:in autonomia )?|sono (?:indispensabili|richiest[ei]|necessari[ei]|fondamentali) |serv(?:e|ono) |(?:mansioni|attivita|compiti)(?: principali)?: |[a-z]{4,} [a-z]{4,}: )/
const articles =
  /^(?:(?:di|del|della|dello|dell'|dei|delle|degli|la|il|lo|i|gli|le|l'|una|un|anche|della?)(?: |(?<=')))+/

/** The list within a sentence that has a verb. */
function introducedTasks(statement: Statement, title: string): Clause[] {
  const match = introduces.exec(statement.folded)
  if (!match || statement.text.length > 300) return []
  const start = match.index + match[0].length
  const tail = statement.folded.slice(start)
  if (!/,| e /.test(tail) || told.test(tail)) return []
  return clausesOf(statement.text.slice(start)).flatMap((clause) => {
    const lead = articles.exec(sameLengthFold(clause.text))?.[0].length ?? 0
    const short = upToPlace({ text: clause.text.slice(lead), index: start + clause.index + lead })
    return isTask(short, title) ? [short] : []
  })
}

/** "Ti occuperai di trapianto, diradamento e carichi": the day's work, not what one must know for it. */
const toldWork = /\b(?:si|ti|ci si) occup/

/** A verb after the list's opening: a sentence goes on. */
const told = /\b(?:che|e' |sara|saranno|avra|deve|puo|potra|we|you)\b/

function isTask(clause: Clause, title: string): boolean {
  const words = sameLengthFold(clause.text)
  if (lengthOf(words) > maxWords || words.length < 4 || notNoun.test(words) || generic.test(words)) return false
  if (terms.test(words) || isExperience(words) || isPlaceName(clause.text)) return false
  if (title.includes(words)) return false
  return !isNoSkill(words) && !/\d{2}/.test(words)
}

/** "È richiesta", "gestirà": the accents that folding loses. */
const isTelling = (text: string) => /[èàÈ]/.test(text) && /(?:^|\s)è\s|\p{L}{3,}[aei]rà(?=\s)/iu.test(text)

/** The skills a list of nouns names: "Prima nota, fatturazione, rapporti con lo studio". */
export function listedTasks(statement: Statement, title: string): Clause[] {
  const { folded, text } = statement
  if (text.includes('@')) return []
  const isUnheaded = statement.kind === 'other' && statement.isProse && !statement.isItem
  const introduced = isUnheaded && toldWork.test(folded) ? [] : introducedTasks(statement, title)
  if (introduced.length > 0) return introduced
  if (verbal.test(folded) || isTelling(text) || text.length > 220) return []
  if (placed.test(folded) || datesIn(text).length > 0) return []
  const clauses = clausesOf(text).filter(({ isBracketed }) => !isBracketed)
  if (clauses.length < 2 && !handling.test(folded)) return []
  const isHandling = handling.test(folded)
  return clauses.flatMap((clause, position) => {
    const short = upToPlace(clause)
    const words = sameLengthFold(short.text)
    const count = lengthOf(short.text)
    const most = position === 0 && !isHandling ? 3 : maxWords + (isHandling && position === 0 ? 2 : 0)
    if (
      count > most ||
      short.text.length < 3 ||
      notNoun.test(words) ||
      /\s(?:il|lo|la|gli|le|i)\s|\sl'|^\S+ (?:alla|alle|agli|ai|al|un|una|uno) /.test(words) ||
      generic.test(words)
    )
      return []
    // "Taglio salumi e formaggi": the second word needs the first.
    if (clause.isJoined && count === 1 && !(isHandling && position > 0)) return []
    const opener = clauses.find(({ part }) => part === clause.part) ?? clause
    if (isSchooling(sameLengthFold(opener.text)) || isExperience(words)) return []
    if (terms.test(words) || isPlaceName(short.text) || title.includes(words)) return []
    return isNoSkill(words) || isSchooling(words) || /\d{2}/.test(words) ? [] : [short]
  })
}

/** "Saldatura di tubi in rame": what a thing is made of lengthens its name by nothing. */
const lengthOf = (words: string) => words.replace(/ in [a-z]+$/i, '').split(/\s+/).length

/** "potatura nel vigneto" is "potatura". */
function upToPlace(clause: Clause): Clause {
  const end = clause.text.search(
    /\s(?:nel|nella|nell['’]|nei|nelle|presso|per|in(?! (?:acciaio|inox|ferro|ghisa|rame|ottone|alluminio|pvc|polietilene|polipropilene|plastica|legno|vetro|vetroresina|pietra|marmo|cemento|calcestruzzo|muratura|pelle|tessuto|gomma|tavola|carta|bolla)(?!\p{L}))|durante|dei nostri|a bordo|con|da|dal|dalle|su tre|su due)\s/iu,
  )
  return { text: (end < 0 ? clause.text : clause.text.slice(0, end)).replace(/[\s.;:!]+$/u, ''), index: clause.index }
}
