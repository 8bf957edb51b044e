import { sameLengthFold } from './same-length-fold.ts'
import { speaksOf } from './topics.ts'

/** What a part of an advert tells. `heading` and `title` stand for those lines themselves. */
export type PartKind =
  | 'title'
  | 'heading'
  | 'requirements'
  | 'offer'
  | 'tasks'
  | 'place'
  | 'terms'
  | 'about'
  | 'legal'
  | 'other'

const kinds: readonly (readonly [PartKind, RegExp])[] = [
  [
    'legal',
    /privacy|gdpr|trattamento dei dati|dati personali|informativa|pari opportunita|equal opportunit|datenschutz|candidati ai sensi|note legali|^nota bene$/,
  ],
  [
    'about',
    /^(?:(?:descrizione|presentazione|profilo) (?:dell'|della |del |di )?(?:azienda|aziendale|societa|gruppo|impresa|struttura|company)|company (?:description|profile|overview)|about (?!the (?:role|job|position|opportunity)|you|your).{2,40}|chi e .{2,40}|wer wir sind|das unternehmen|unternehmens(?:beschreibung|profil)|chi siamo|l'azienda|la nostra azienda|azienda|la nostra storia|il gruppo|about(?: us| the company)?|who we are|uber uns|wir uber uns|company|contatti|dove siamo|come candidarsi|come candidar.{0,20}|candidati|candidatura|how to apply|apply|bewerbung|iter di selezione|processo di selezione)$/,
  ],
  [
    'place',
    /^(?:(?:la )?sed[ei](?: di lavoro| lavorativ\w+| operativ\w+)?|luogo(?: di lavoro| di svolgimento| lavor\w+)?|localita(?: di lavoro)?|cantiere.{0,12}|dove(?: lavorerai| si lavora)?|ubicazione|citta|provincia|zona(?: di lavoro| operativa)?|area geografica|location|job location|place of work|work ?place|standort|arbeitsort|dienstort|ort)$/,
  ],
  [
    'offer',
    /\b(?:offr|offert|diamo\b|proposta|proponiamo)|benefit|vantagg|perks|what(?:'s in it|you(?:'ll)? (?:get|find))|we offer|we give|you get|wir bieten|unser angebot|das bieten wir|deine vorteile|ihre vorteile|cosa trov|cosa ti (?:aspetta|diamo|offr)|condizioni|inquadrament|retribuzion|trattamento|perche (?:noi|sceglier|lavorare|unirti)|garantiamo|compenso|pacchetto|why join|ti (?:offriamo|garantiamo|aspetta)|in cambio|da noi trov|^(?:per|a) (?:tutt[ie] (?:i|gli|le|quelli)\b|chi(?:unque)? (?:lavor|entra)|tutto il (?:personale|team)|(?:i )?(?:nostri )?(?:dipendenti|collaborator))|^(?:ai|alle) nostr\w (?:dipendenti|collaborator|person)|^(?:servizi|agevolazioni) (?:per|al|ai) (?:il |i )?(?:personale|dipendenti|collaborator)|^for (?:all|everyone|our (?:team|people|staff|employees))|^fur (?:alle|unsere) mitarbeit|^mitarbeitervorteile/,
  ],
  [
    'terms',
    /^(?:(?:tipo|tipologia|forma)(?: di)?(?: contratt\w+| rapporto\w*| impiego)?|contratto(?: di lavoro)?|orari\w*(?: di lavoro)?|impegno(?: orario)?|durata|livello|ccnl|contract(?: type)?|employment(?: type)?|job type|type|schedule|working hours|hours|vertrag\w*|arbeitszeit|periodo|turni|inizio|decorrenza|rapporto di lavoro|modalita(?: di lavoro| lavorativa)?|remote|smart working)$/,
  ],
  [
    'requirements',
    /requisit|competenz|conoscenz|skill|requirement|qualific|qualificat|profilo|profile|cosa (?:cerchiamo|chiediamo|richiediamo|ci aspettiamo|serve)|chi cerchiamo|chi sei|chi stiamo cercando|chiediamo|si (?:richied|chied)|richiediamo|richiest|cosa (?:devi|dovresti) (?:avere|sapere)|what you bring|you bring|about you|who you are|we(?:'re| are)? (?:expect|look|ask)\w*|you have|your background|must have|nice to have|anforderung|dein profil|ihr profil|das bringst du|das bringen sie|was du mitbringst|was wir erwarten|deve possedere|candidato ideale|il candidato|la candidata|caratteristiche|cosa ti serve|ti serve|was sie mitbringen|sie bringen mit|titolo preferenziale|costituisce|plus|preferenz|esperienza|formazione e|titoli|lingue|sei la persona|fa per te|ideal candidate|serve/,
  ],
  [
    'tasks',
    /mansion|attivita|responsabilita|compiti|di cosa ti occuperai|cosa farai|ti occuperai|il ruolo|la posizione|la figura|la risorsa|descrizione|il (?:tuo )?lavoro|il tuo ruolo|task|duties|responsibilit|the role|what you(?:'ll| will) do|your role|job description|about the (?:job|role|position)|aufgaben|deine rolle|tatigkeit|stellenbeschreibung|in particolare|obiettiv/,
  ],
]

/** By a folded heading. */
export function partKindOf(heading: string): PartKind {
  if (heading === '') return 'other'
  const bare = heading.slice(0, 120).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return kinds.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other'
}

const runIn =
  /^(?:e |inoltre |ed )?((?:si |vi |ti |cosa |we |wir )?(?:offr\w+|offerta|diamo|chied\w+|richied\w+|richiest\w+|requisiti(?: richiesti| preferenziali| minimi| essenziali)?|profilo|competenze|conoscenze|benefit\w*|mansioni|attivita|compiti|sed[ei](?: di lavoro| lavorativa)?|luogo(?: di lavoro)?|dove|localita|citta|zona(?: di lavoro)?|location|work location|arbeitsort|standort|dienstort|orario(?: di lavoro)?|contratto|inquadramento|retribuzione|offer|bieten|require\w*|requirements|bring)) ?: ?(?=\S)/

/** "Requisiti: patente B": the label's kind and what it holds. */
export function labelledPart(sentence: string): { kind: PartKind; text: string } | null {
  const colon = sentence.indexOf(':')
  if (colon < 0 || colon > 60) return null
  const match = runIn.exec(sameLengthFold(sentence.slice(0, 120)))
  if (!match?.[1]) return null
  const kind = partKindOf(match[1])
  return kind === 'other' ? null : { kind, text: sentence.slice(match[0].length) }
}

const offering =
  /\b(?:si offr\w+|offriamo|offre|offerta|proponiamo|garantiamo|mettiamo a disposizione|we offer|you(?:'ll| will) (?:get|receive)|wir bieten|benefit|e previst[oa]|sono previst[ie]|contratto|assunzione|inserimento (?:diretto|in|immediato|a|con|stabile|lavorativo)|tempo (?:in)?determinato|stagionale|apprendistato|somministrazione|permanent|fixed.term|unbefristet|full.?time|part.?time|vitto|alloggio)\b/
const requiring =
  /\b(?:si richied\w+|si chied\w+|richied\w+|richiest[aeio]|requisit\w+|necessari[aeo]|indispensabil\w+|costituisc\w+|preferibil\w+|preferenzial\w+|gradit[aeio]|in possesso|possied\w+|conosc\w+|esperienz[ae]|padronanza|capacita|diploma|laurea|patent\w+|required|must|experience|knowledge|erfahrung|kenntnisse|buon[ao]? |ottim[ao]|competenz[ae]|abilita|uso d\w+|utilizzo|autonomia|sappia|il candidato|la candidata)\b/

/** What a sentence without a heading tells, by its own words. */
export function partKindOfProse(statement: { folded: string; topics: number }): PartKind {
  const asks = speaksOf(statement, 'asking') ? requiring.exec(statement.folded) : null
  const gives = speaksOf(statement, 'offering') ? offering.exec(statement.folded) : null
  if (gives && (!asks || gives.index < asks.index)) return 'offer'
  return asks ? 'requirements' : 'other'
}
