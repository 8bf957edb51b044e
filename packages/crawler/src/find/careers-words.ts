import { anyOf } from './fold-words.ts'

/**
 * Words that lead to open positions, in the folded spelling of `foldWords`, with how surely they do.
 * From 10 on a link is a promise; 5 is a good place to look; 2 is where careers pages hide.
 */
const promises = [
  'lavora(?:re)? (?:con|per|in|da|presso|nel|nell|nella|nello|nei|al|alla|all|allo|dal|dalla|dall|insieme|qui|a|ad) \\w+',
  'vieni a lavorare',
  '(?:vuoi|vorresti|ti piacerebbe) lavorare',
  'posizion[ei] (?:lavorativ[ea] )?(?:apert[ea]|disponibil[ei]|vacant[ei])',
  'posizioni lavorative',
  '(?:arruolamento|arruolati|reclutamento|reclutiamo)',
  '(?:cerchi|cercate|ti serve) (?:un )?(?:lavoro|impiego|occupazione)',
  '(?:cresci|crescere|inizia|costruisci il tuo futuro|il tuo futuro) (?:con noi|in|nel|nella|qui)',
  'mettiti (?:in gioco|alla prova)',
  '(?:fai parte|far parte|parte) (?:del|della|di) (?:\\w+ ){0,2}(?:team|squadra|famiglia|gruppo|brigata|equipaggio)',
  '(?:la nostra |il nostro )?(?:squadra|brigata|team|equipaggio) cerca',
  '(?:opportunita|posti|ruoli|profili|figure|mestieri) (?:di lavoro|apert[iea]|ricercat[iea]|vacant[ie])',
  'lavoro e carriera',
  'si assume',
  'ci (?:serve|servono|manca|mancano) \\w+',
  '(?:offert[ae]|annunc(?:i|io)|opportunita|proposte?|richieste?|domande?|possibilita) (?:di )?(?:lavoro|impiego|lavorative|carriera|professionali)',
  'carrier[ae]',
  'unisciti (?:a|al|alla|ai)',
  'entra (?:nel|nella|a far|in|nello|anche tu)',
  'fai parte (?:del|della)',
  'diventa (?:uno|una|parte|dei) (?:di noi|del|della|nostri)',
  'ricerc(?:a|he) (?:di |del |e selezione )?(?:personale|collaborator[ie]|figure|profili)',
  'ricerche (?:in corso|attive)',
  '(?:ricerca e )?selezion[ei] (?:di |del )?personale',
  'selezioni (?:in corso|aperte)',
  'stiamo (?:cercando|assumendo|selezionando)',
  '(?:cerchiamo|ricerchiamo|assumiamo|selezioniamo)',
  'collabora con (?:noi|\\w+)',
  'candidat(?:i|ura|ure)(?: con noi| ora| qui)?',
  'invia (?:il tuo |la tua |il )?(?:cv|curriculum|candidatura)',
  'fai carriera',
  'cerco lavoro',
  'carreers?',
  'careers?',
  'jobs?',
  'join (?:us|our|the|\\w+)',
  'work (?:with|for|at) (?:us|\\w+)',
  'working (?:with|for|at) (?:us|\\w+)',
  'vacanc(?:y|ies)',
  '(?:open|current|job|available) (?:positions?|openings?|roles?|opportunities)',
  'openings',
  '(?:we re|we are|were|now) hiring',
  'career opportunities',
  'employment(?: opportunities)?',
  'karriere',
  'stellen(?:angebote?|anzeigen?|ausschreibungen?|markt)?',
  'offene stellen',
  'freie stellen',
  'arbeiten (?:bei|mit)',
  'mitarbeiter gesucht',
  'wir suchen',
  'bewerb(?:en|ung)',
  'werde teil',
  'jobangebote',
  '(?:job|stellen|lehrstellen)borse',
  'mitarbeit(?:en)? (?:am|bei|im|in|an|auf|mit)',
  '(?:arbeite|arbeiten) (?:am|im|in|an|auf|fur) \\w+',
  '(?:personal|team|kollegen|verstarkung|hilfe|lehrlinge?) gesucht',
  '(?:freie|offene) (?:jobs|platze|arbeitsplatze|lehrstellen|positionen)',
  '(?:lehr|saison|arbeits)stellen?',
  'wir stellen ein',
  'bewirb dich',
  'komm (?:in unser|ins|zu uns|zu)',
  'avvis[oi] di selezione',
]

const places = [
  'risorse umane',
  'human resources',
  'hr',
  'recruit(?:ing|ment)',
  'personale',
  'persone',
  'people',
  'talent[is]?',
  'lavoro',
  'lavora',
  'avvisi(?: pubblici)?(?: e opportunita)?',
  '(?:la |nostra )*(?:squadra|crew|brigata|ciurma)',
  '(?:l |nostra )*equipe',
  'equipaggio',
  'arbeit',
  'mitarbeit(?:er|erinnen|ende)?',
  'arbeitgeber',
  'ausbildung',
  'lehre',
  'praktikum',
  'unser team',
  'collabora(?:zioni|tori)?',
  'opportunita',
  'opportunities',
  'posizioni',
  'positions?',
  'selezion[ei]',
  'annunc(?:i|io)',
  'cercasi',
  'concorsi',
  'avvisi e bandi',
  'bandi (?:e|di) (?:concors[io]|selezion[ei])',
  'life at',
  'vivere in',
  'curriculum',
  'unisciti',
  'join',
  'jobday',
  'staff',
  'our team',
  'cv',
]

const hidingPlaces = [
  'chi siamo',
  'azienda',
  'about',
  'about us',
  'company',
  'la societa',
  'il gruppo',
  'group',
  'contatti',
  'team',
  'uber uns',
  'unternehmen',
  'studio',
  'la cooperativa',
  'organizzazione',
  'area (?:lavoratori|candidati|talenti)',
  'per (?:i )?(?:candidati|lavoratori)',
  'bacheca',
  // Public companies publish their selections under this head.
  '(?:societa|amministrazione|azienda|fondazione|ente|sezione) trasparente',
  'trasparenza',
  '(?:stagione|season|saison|sommer|winter)(?: \\w+)? 20\\d\\d',
]

/** Near the words above, and never where a company's own positions are. */
const traps = [
  'privacy|cookie|informativ[ae]|gdpr|condizioni|termini|disclaimer|whistleblowing',
  '(?:sicurezza|salute|infortuni|medicina|diritto|consulen(?:za|te|ti)|mercato|ispettorato|giurista|psicologia|ambienti?|luoghi|macchine|abiti|abbigliamento|scarpe|indumenti|piani|banchi|tavoli|gruppi|gruppo|metodo|lampade|flusso) (?:sul|del|di|da|al) lavoro',
  'lavori (?:in corso|eseguiti|realizzati|pubblici|edili|stradali)|(?:nostri|ultimi|alcuni) lavori',
  '(?:il nostro|modo di|come) lavoro',
  'cors[io]|master|academy|iscrizion[ei]|orientamento|sbocchi|career (?:service|day coaching)|placement',
  'area (?:personale|riservata|clienti)|login|log in|accedi|registrati|(?:my|il mio|tuo) account|carrello',
  'cura (?:della |del )?person[ae]|servizi alla persona|dati personali|personal (?:training|trainer|data|shopper)',
  'assunt[ioae]|assunzion[ei]',
  'dipendenti portal|portale dipendenti|busta paga|cedolin[io]',
  'job order|job shop|jobs? act|steve jobs',
  'eventi|rassegna stampa',
  'diventa (?:nostro )?(?:rivenditore|partner|affiliato|fornitore|distributore|agente|cliente)',
  'join (?:the )?(?:newsletter|community|club|our newsletter|our mailing)',
  'iscriviti|newsletter',
  'bandi di gara|gare (?:d |di )?appalt[oi]',
]

/** For those whom nobody asked: where positions are only if they are nowhere else. */
const unasked =
  / (?:candidatur[ae]|application|bewerbung) (?:spontane[ae]|libera)(?= )| spontane(?:ous|a|e) | initiativbewerbung /

const promising = anyOf(promises)
const placing = anyOf(places)
const hiding = anyOf(hidingPlaces)
const trapping = anyOf(traps)

const any = anyOf([...promises, ...places, ...hidingPlaces])

/** Whether `careersWeight` can be more than 0, at a fraction of its cost: most links of a page say nothing of this kind. */
export const mayLeadToCareers = (words: string): boolean => any.test(words) || unasked.test(words)

/** How surely folded words speak of a company's open positions: 10, 5, 2 or 0; below 0 for what only sounds alike. */
export function careersWeight(words: string): number {
  if (unasked.test(words)) return 4
  if (trapping.test(words)) return promising.test(words) && words.length < 60 ? 1 : -5
  if (promising.test(words)) return 10
  if (placing.test(words)) return 5
  if (hiding.test(words)) return 2
  return 0
}
