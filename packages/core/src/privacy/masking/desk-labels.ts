import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { companyLine, officeWords } from './contact-numbers.ts'

type Span = { start: number; end: number }

/**
 * What the words of a number's own clause call it. `desk`: a place, a desk or a service of the firm; `hours`: what several
 * people may answer, such as urgencies; `room`: an office, which may be one person's; `person`: the number of a role.
 */
export type NumberLabel = 'desk' | 'hours' | 'room' | 'person' | null

const whole = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)

/** With `officeWords`, in three languages. Stems end in `[a-z]*`, as German sets words together: a run of letters is looked at once, since `whole` lets none begin within it. */
const desk = whole(
  String.raw`filial[a-z]+|succursal[a-z]+|agenzi[ae]|segr\.|[a-z]{3,}teca|bottegh[a-z]+|banc(?:o|one)|cass[ae]|deposit[oi]|logistica|spedizion[ei]|accettazione|biglietteri[ae]|cup|urp|ced|libreri[ae]|edicola|tabacchi|tabaccheria|officin[ae]|carrozzeria|laborator[io]|stabiliment[oi]|fabbrica|capannone|cantier[ei]|spacci|spaccio|shop|bookshop|recapito unico|unico recapito|unico numero|(?:un solo|stesso) numero|soccorso(?: stradale)?|guardiania|guardiola|autoparco|parco (?:auto|mezzi)|autorimessa|garage|showroom|sala (?:operativa|prove|mostra|esposizione|controllo)|centrale(?: operativa)?|torre|darsena|pontile|ormeggi|capitaneria|stazione|distributore|autolavaggio|autofficina|rifugio|baita|malga|capanna|chalet|museo|biblioteca|teatro|cinema|scuola|asilo|nido|oratorio|parrocchia|canonica|sacrestia|convento|canile|gattile|maneggio|scuderia|vivaio|serra|mulino|frantoio|cantina|enoteca|caseificio|macello|macelleria|forno|panificio|pasticceria|gelateria|bar|caffetteria|osteria|trattoria|pizzeria|taverna|ristorante|albergo|ostello|locanda|camping|campeggio|villaggio|stabilimento|bagno|lido|spiaggia|chiosco|piscina|palestra|spogliato[io]|campo|circolo|bocciodromo|palazzetto|impianto|impianti|funivia|seggiovia|ski ?pass|noleggi|noleggio|redazione|studi[o]? (?:radio|tv)|ambulatorio|poliambulatorio|clinica|consultorio|day hospital|corsia|reparto|infermeria|farmacia|parafarmacia|ottica|casa editrice|casa di cura|casa famiglia|cooperativa|associazione|fondazione|comunita|struttura|residenza|rsa|foresteria|pensione|convitto|collegio|mensa|cucina|lavanderia|stireria|merceria|cartoleria|atelier|sartoria|falegnameria|segheria|cava|cave|pesa|discarica|isola ecologica|ecocentro|centro (?:[a-z]+ )?(?:raccolta|prenotazion[ei]|assistenza|servizi|visite|estivo|commerciale|revisioni)|numero (?:fisso|aziendale|dell[a']|del|unico|verde)|telefono fisso|bollettino|segreteria telefonica|risponditore`,
)
const deskAbroad = whole(
  `werkstatt|[a-z]*buro|lager|[a-z]*lager|empfang|[a-z]*rezeption|[a-z]*laden|geschaft|[a-z]*geschaft|zentrale|[a-z]*zentrale|sekretariat|[a-z]*sekretariat|kasse|[a-z]*kasse|hutte|[a-z]*hutte|[a-z]*telefon|(?:service|dienst|hutten|firmen|notfall|not|bereitschafts)handy|[a-z]*notdienst|notruf|[a-z]*hotline|kundendienst|[a-z]*service|buchhaltung|verwaltung|ausstellung|betrieb|[a-z]*betrieb|einrichtung|gasthaus|gasthof|gastehaus|pension|praxis|ordination|kanzlei|verkauf|[a-z]*verkauf|einkauf|versand|[a-z]*stelle|schalter|[a-z]*schalter|kuche|kindergarten|schule|[a-z]*schule|[a-z]*verleih|[a-z]*depot|schwimmbad|hallenbad|talstation|bergstation|apotheke|front desk|[a-z]* ?desk|workshop|headquarters|hq|box office|ticket office|bookings? office|toll[ -]free|main (?:line|number)|factory|plant|lab|gate|dock|pier|showroom|warehouse|branch|head office|school|studio line|gallery|clubhouse|pro shop|marina|harbou?r`,
)
const hours = whole(
  String.raw`reperibilita|urgenz[ae]|emergenz[ae]|emergency|guasti|h ?24|24 ?h|24 ?ore|24 ?/ ?7|24 hours|rund um die uhr|tag und nacht|notturn[oi]|festiv[io]|a turno|notfall|bereitschaft|prenotazion[ei]|prenot[ai]|iscrizion[ei]|informazioni|reservierung[a-z]*|anmeldung|[a-z]*anmeldung|tischreservierung|bookings?|reservations?|enquiries|bestellung[a-z]*|ordini|ordin[ai]|domicilio|consegne|delivery|asporto|takeaway|take away|preventivi|sopralluoghi|assistenza|riparazioni|servizio\s[a-z]+`,
)
const room = whole(
  `ufficio|uffici|uff|studio|office|azienda|ditta|impresa|sede|lavoro|work|firma|team|staff|hr|recruiting|amministrazione|struttura`,
)
/** Whose number is somebody's, though nobody is named. */
const role = whole(
  `titolar[ei]|responsabil[ei]|resp|cap[oi][a-z]*|coordinat(?:ore|rice|ori)|referent[ei]|chef|supervisor|manager|sig|sigra|signora?|dott[a-z]*|dr|geom[a-z]*|ing|avv|arch|rag|prof[a-z]*|presidente|vicepresidente|consiglier[ei]|segretari[ao]|coach|mister|allenat(?:ore|rice)|istrutt(?:ore|rice)|maestr[oa]|docente|insegnante|casaro|fattore|enologo|guida|nostromo|autist[ai]|conducente|capitano|comandante|custode|agente|venditore|venditrice|commerciale|area|driver|concierge|host|hostess|owner|founder|ceo|cfo|cto|director|head|[a-z]*leiter(?:in)?|[a-z]*meister(?:in)?|inhaber(?:in)?|wirt(?:in)?|geschaftsfuhrer(?:in)?|ansprechpartner(?:in)?|obmann|obfrau|president|mediat(?:ore|rice)|tecnico|medic[oa]|veterinari[oa]|infermier[ea]|ostetrica|psicolog[ao]|amministrat(?:ore|rice)|soci[oa]|direttor[ei]|direttrice|fondat(?:ore|rice)|gestore|gestrice|proprietari[oa]|privat[oa]|personale|suo|sua|mio|mia|durchwahl|direktwahl|dirett[oaie]|direct|passante|interno|int|casa mia|abitazione|chied[a-z]+|rivolg[a-z]+|sentir[a-z]*|sentit[a-z]+|fragen|verlangen|ask for`,
)
/** "mastro birraio", "la giardiniera": whoever does something, by the ending of the word. */
const agent =
  /(?<![a-z])(?!cantier|quartier|motore|settore|trattore|distributore|generatore|mestier|rivista|pista|lista|vista|autista)([a-z]{3,}(?:aio|aia|iera|iere|ista|tore|trice))\W*(?:(?:tel|cell|cellulare|mobile|mob)\W*)?$/
function isAgent(before: string): boolean {
  const word = agent.exec(before)?.[1]
  return word !== undefined && !isTrade(word)
}
/** "prenotazioni alla biglietteria 011…", whoever is named before. */
const atDesk =
  /(?:^|\s)(?:alla|allo|all'|al|in|nella|nel|presso (?:la|il|lo)|della|del)\s([a-z]+)\W*(?:(?:tel|al|allo)\W*)?$/
/** Of these two, the role stands for the place: "casa del custode", "servizio tecnico". */
const ofService =
  /(?:servizio|ufficio|assistenza|reparto|studio|ambulatorio|clinica|centro)\s(?:tecnico|commerciale|medic[oa]|veterinari[oa]|personale)/g

const phoneWord =
  /(?<![a-z])(?:tel(?:efono|ef|\.)?|telefon|fon|phone|ph|fax|cell(?:ulare)?|mobil\w*|mob|handy|whats ?app|wa|numero|num|nr|n|chiam\w+|call|al(?:lo)?|at|the|il|lo|la|it|ita|italia)(?![a-z])|[^a-z]/g

/** Where a number's own clause begins: behind the last line, sentence or other contact. */
function clauseStart(folded: string, start: number): number {
  const before = folded.slice(0, start)
  const ends = allMatches(
    /\n|(?<!(?:[^a-z][a-z]{1,4}))[.!?]\s(?=[a-z])|;|\s[|·•]\s|\d[\d\s./-]{5,}\d[\s,–/-]*|@\S+/g,
    before,
  )
  const last = ends.at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}

/** The words of a number's own clause: those before it, or of the line above where it stands alone; and what is said behind it. */
export function clauseOf(text: string, { start, end }: Span): Span & { isAbove: boolean; after: Span } {
  const folded = sameLengthFold(text)
  const own = clauseStart(folded, start)
  const behind =
    /^\s*(?:\([^)\n]{0,60}\)?|,\s?(?:e |il |lo |la |l')?(?:tel|cell|num|linea|risponde)[^\n.;]{0,50}|\s?[-–—]\s?[^\n\d.;]{0,40}|\s(?:e|is|ist) (?:il|lo|la|l'|the|our|das|die)[^\n.;\d]{0,50})?/.exec(
      folded.slice(end),
    )
  const after = { start: end, end: end + (behind?.[0].length ?? 0) }
  const isAlone = folded.slice(own, start).replace(phoneWord, '') === '' && folded[own - 1] === '\n'
  if (!isAlone) return { start: own, end: start, isAbove: false, after }
  return { start: clauseStart(folded, own - 1), end: start, isAbove: true, after }
}

/** By the words of its own clause, which names nobody. */
export function labelOf(text: string, clause: Span & { after: Span }): NumberLabel {
  const folded = sameLengthFold(text)
  const before = folded.slice(clause.start, clause.end)
  const said = [before, folded.slice(clause.after.start, clause.after.end)].map((words) =>
    words.replace(ofService, 'reparto'),
  )
  if (said.some((words) => role.test(words))) return 'person'
  if (said.some((words) => desk.test(words) || deskAbroad.test(words) || companyLine.test(words))) return 'desk'
  if (isAgent(before)) return 'person'
  const town = before
    .replace(/[^a-z' ]/g, ' ')
    .replace(/\b(?:tel|telefono|sede|di|uff|ufficio)\b/g, '')
    .trim()
  if (town.length > 3 && findMunicipality(town) !== undefined) return 'room'
  if (said.some((words) => room.test(words))) return 'room'
  if (said.some((words) => officeWords.test(words))) return 'desk'
  return said.some((words) => hours.test(words)) ? 'hours' : null
}

export function isAtDesk(text: string, { start, end }: Span): boolean {
  const word = atDesk.exec(sameLengthFold(text).slice(start, end))?.[1]
  return word !== undefined && desk.test(word)
}

/** A word of labels, which is nobody's name though it begins with a capital. */
export const isLabelWord = (word: string): boolean =>
  isCaption(word) || [desk, deskAbroad, hours, room, role].some((words) => words.test(word))

/** Headings and hours beside contacts. */
export const isCaption = (word: string): boolean => captions.has(word)

const captions = new Set(
  'contatti contatto kontakt contacts dove siamo trovarci trovaci orari orario apertura chiuso chiusura aperto lunedi martedi mercoledi giovedi venerdi sabato domenica lun mar mer gio ven sab dom montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so offnungszeiten unsere kontaktieren monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun opening hours get in touch call us visit find our book now privacy policy cookie cookies legale legal tecnica tecnico commerciale generale online whatsapp telegram facebook instagram handy uhr switchboard centralino mobil telefon telefono tel cell fax phone adresse indirizzo address sede partita iva note info web sito seguici zona industriale gewerbegebiet gewerbezone handwerkerzone home chi siamo scrivici servizi prodotti'.split(
    ' ',
  ),
)
