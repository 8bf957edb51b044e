/** What a sentence may speak of, by the beginnings of its words; `$` ends a whole word. A reader looks closer only there. */
const stemsOfTopics = {
  contract:
    'somm$ indefinit summer$ winter$ t$ td$ ti$ fisso$ fix$ mesi$ anno$ month rinnovabil prorogabil azubi auszubild ausbildung mutterschaft elternzeit sommersaison wintersaison werkstud jahresstell fixanstell supplenz indeterminat determinat permanent open unbefrist festanstell cdi$ ind$ indet$ indeterm$ det$ determ$ termine$ fixed befrist sostituzion maternity karenz temporane temporar stagion season saison somministra interinal staff$ agency temp$ zeitarbeit leiharbeit arbeitnehmer agenzia apprendist apprentic lehr tirocin stag intern trainee praktik extracurric partita piva$ iva$ libera$ liber freelance collaborazion prestazion co$ cococo autonomo self$ mandato monomandatar plurimandatar',
  schedule:
    '12h$ 15h$ 16h$ 18h$ 20h$ 24h$ 25h$ 28h$ 30h$ 32h$ 36h$ 37h$ 38h$ 39h$ 40h$ p$ f$ pt$ ft$ pensum ganztag halbtag hrs$ wochenstunden giornata$ full part tempo$ orario vollzeit teilzeit ore$ h$ hours$ stunden std$ mezza half 100$ fulltime parttime',
  remote:
    'sw$ modalita$ mobil ufficio$ negozio$ azienda$ gg$ giorn remot smart agile$ ibrid hybrid mist telelavoro telecommut casa$ home presenza$ sede$ site$ onsite$ office$ vor$ anywhere smartworking',
  experience:
    'esperien experien erfahrung anzianita maturat lavorat pratica praxis seniority beruf worked anni$ anno$ year yrs$ jahr mesi$ mese$ month monat neo prima$ primo$ prime$ recent new$ entry quereinst ohne$ keine$ biennal triennal quadriennal quinquennal decennal ventennal annuale bienni$ biennio$ triennio$ quinquennio$ inespert armi$ anfang einsteiger graduates$ einjahr vierjahr zehnjahr 4jahr zweijahr dreijahr funfjahr 2jahr 3jahr 5jahr',
  language:
    'ingles englis tedesc german deutsch franc french franz spagnol spani portog portug russ cines chines chinesisch mandarin giappon japan corean korean arab oland dutch nieder polac polish poln rumen roman ruman sloven slowen croat kroat serb alban ungher hungar ungar ceco ceca czech tschech slovac slovak greco greca greek turc turk ucrain ukrain bulgar svedes swedish schwed danes danish norveg norweg finland finnish ebraic hebrew hindi',
  certificate:
    'pat$ stapler kran idoneita patent licen driv fuhrerschein forklift tractor cqc adr$ carta$ scheda$ kb$ abilita iscri attestat certif brevett qualific pes$ pav$ cors haccp librett porto$ decreto rec$ sab$ diploma$ esame ecdl pekit pmp$ prince2 itil ccn cisa$ cissp ielts toefl rspp ege$ gas$ fgas mmt$ cfp$ zweisprach lehrabschluss staplerschein lkw ceh$ oscp cism$ crisc comptia ccie mcs rhc lpic cka$ ckad togaf psm$ csm$ cspo cfa$ acca$ efa$ efpa oam$ rui$ leed cswp cswa blsd bls$ acls als$ nebosh sigma$ belt$ stcw celi$ cedils ditals delf dele$ toeic iwe$ iwt$ iwcf',
  benefit:
    'tickets car$ mittagstisch parkplatz kostenlos freie essens fahrt kinderzus obstkorb pet$ nido$ doposcuola ludoteca canteen cafeteria workwear work$ arbeitskleid arbeitsschuh vestiario check$ checkup vettura macchina scooter bici$ uso$ medical bar$ piscina spa$ metasalute sanilog sanarti sanimpresa faschim fasda fonchim cometa bottigli cassett cest pacc kit$ omaggi giorn birthday congedo maggiordomo lavander dipendent collaborator personale$ employees$ staff$ vantagg perks agevolaz servizi$ post cena$ cene$ buon ticket meal lunch essens welfare auto company firmen dienst mezz furgon vitto assicura polizza sanit assistenza fond health private stock relocation fringe smartphone telefon cellular pc$ computer portatil laptop notebook tablet macbook scont employee spaccio asilo palestra mensa budget training settiman venerd day$ flexib flessib orari kantine gleitzeit convenzion portafogli allogg past formazion cors accademia academy weiterbild divis abbigliament indument navetta parchegg insurance biciclett bonus ferie permess patentin unterkunft verpfleg accommodation pension gym$ free$ frutta coworking betriebs mitarbeiter carta$ board$ shuttle bus$ abbonament jobrad jobticket job$ bike$ pranz colazion caffe$ tariff prezz condizioni staff$ personalrabatt previdenz copertur cassa$ sportello supporto dental life$ medical accident altersvors zusatzvers lezioni english language italian german sprachkurs learning conference education unlimited extra$ additional paid$ four$ 4$ parental ski$ skipass wellhub gympass fitness appartament casa$ forester dienstwohn gift centri$ borse$ esop$ parking$ gratis$ gratuit omaggio$ allenament ingress mittagess stanza$ kost$ monolocal',
  protected: 'categori 68$ collocament invalid protected disabled pflichteinst appartenent',
  pay: 'ral$ retribuzion stipend compens paga$ salar lord nett gehalt brutto gross pay$ wage rimbors indennit allowance mensil annu',
  agreement: 'ccnl collettiv kollektiv livell liv$ inquadra metalmecc commercio terziario turismo multiserviz',
  shifts: 'turn ciclo$ notturn spezzat schicht shift',
  agency: 'agenz agenc agentur personalagentur client kund',
  closed:
    'chius conclus complet copert scadut terminat assegnat archiviat sospes filled closed expired besetzt geschlossen piu$ longer trovato posto$',
  deadline:
    'entro$ scad termine$ fino$ candidature deadline apply$ closing closes valid bewerb chiusura stagion estate$ summer sommer invern winter period dal$ da$',
  course:
    'ore$ attestat iscri quota costo$ cors gratuit fondo fse$ docent lezion aula$ alliev programma$ modul partecipant esame posti$ rilasci durata percors abilitazion bootcamp',
  franchise: 'investiment fee$ diritto$ royalt franchis affiliazion',
  place:
    'sede$ sedi$ luogo base$ posto$ part workplace place$ based location arbeitsort standort dienstsitz frazion fraz$ localita loc$ zon area$ provinc prov$ dintorni hinterland',
  craft:
    'macchin telai ritorcitoi centro$ torni trattor scavallat vendemmiatr mietitr terna$ miniescav pala$ bobcat rullo lavasciuga lavapav monospaz idropul tagli rasaerba densitom durom microm calibro comparat oscillos multim autoclav ecograf defibrill affettat abbatt forno impastat retratt stoccat commissionat piegatr cesoia bordatr squadratr pantogr plotter fustell piegainc cottura sottovuoto food$ menu$ sfilett lievitaz cake$ intaglio flamb didattic condition pietra zollat invaso riempim monitoragg conto$ trial$ imposiz variant lettura leggere interpretazione saldatur taglio piegatur sviluppo pressa calandr sbavatur formatur rettific elettroer stampagg cambio presse tornio centri vernic trattament lucidat programmazion messa controllo strument macchine collaud cablagg schemi diagnosi impianti pompe solare caldaie tvcc antintrus domotica manutenzion riparazion tagliandi equilibr converg carrello carroponte gru$ transpallet terminale palmare lettore barcode pistola motosega decespugl utensili escavat autogru piattaforma ple$ picking preparazion gestione carico bolle inventari polizze pratiche documentazion comput contabilita gare$ lavori opere cartong cappotto restauro posa$ carpent prima$ fatturaz riconcil liquidaz partita buste cedolin bilancio ciclo$ recupero data$ dataentry rendicont prevent turnistica contrattual antiric due$ redazione screening pubblicaz onboard payroll amministraz negozia email campagne segment lead$ copyw social piano calendario media$ story schede newsletter visual analisi assistenza customer vendita test$ time$ reti$ help cyber sicurezza machine shelf prove$ scale$ scaleup confeziona panific pasta disosso mise$ riassetto rifaciment caffett latte mixol potatura innest mungit vinific affinam imbott degust irrig invasat cura$ terapia metod mammogr prelievi medicaz triage contattol dermoc galen massaggio linfo pilates balayage manicure uni$ iso$ iatf en$ hplc gascrom spettro ricett colata camera fascic batch software gestional portali conduzione',
  offering:
    'offr offert proponiam garantiam mettiam offer$ you$ bieten benefit previst contratto$ assunzione$ inserimento$ tempo$ stagionale apprendistato somministrazione permanent fixed unbefristet full part fulltime parttime vitto alloggio',
  asking:
    'richied chied richiest requisit necessari indispensabil costituisc preferi gradit possesso$ possied conosc esperienz padronanza$ capacita$ diploma laurea patent required$ must$ experience$ knowledge$ erfahrung kenntnisse buon ottim competenz abilita$ uso$ utilizzo autonomia$ sappia$ candidat',
} as const

export type Topic = keyof typeof stemsOfTopics

const topicNames = Object.keys(stemsOfTopics) as Topic[]
const digitBit = 1 << topicNames.length

const bitOf = Object.fromEntries(topicNames.map((topic, index) => [topic, 1 << index])) as Record<Topic, number>

type Stem = { text: string; isWhole: boolean; bits: number }

/** Stems by their first two letters. */
const byStart = new Map<number, Stem[]>()
for (const topic of topicNames) {
  for (const written of stemsOfTopics[topic].split(' ')) {
    const stem = { text: written.replace('$', ''), isWhole: written.endsWith('$'), bits: bitOf[topic] }
    const key = keyAt(stem.text, 0)
    byStart.set(key, [...(byStart.get(key) ?? []), stem])
  }
}

function keyAt(text: string, index: number): number {
  return text.charCodeAt(index) * 128 + (index + 1 < text.length ? text.charCodeAt(index + 1) & 127 : 0)
}

const isWordCode = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** The topics of a folded text, as bits for `speaksOf`: one walk over its words. */
export function topicsOf(folded: string): number {
  let topics = 0
  let start = -1
  for (let index = 0; index <= folded.length; index++) {
    const code = index < folded.length ? folded.charCodeAt(index) : 0
    if (isWordCode(code)) {
      if (start < 0) start = index
    } else if (start >= 0) {
      topics |= topicsOfWord(folded, start, index)
      start = -1
    }
  }
  return topics
}

function topicsOfWord(folded: string, start: number, end: number): number {
  const code = folded.charCodeAt(start)
  let topics = code >= 48 && code <= 57 ? digitBit : 0
  const stems = byStart.get(end - start === 1 ? code * 128 : keyAt(folded, start))
  if (!stems) return topics
  for (const { text, isWhole, bits } of stems) {
    if (text.length <= end - start && (!isWhole || text.length === end - start) && folded.startsWith(text, start))
      topics |= bits
  }
  return topics
}

export function speaksOf({ topics }: { topics: number }, topic: Topic): boolean {
  return (topics & bitOf[topic]) !== 0
}

/** Whether a word of it begins with a digit, as a date's does. */
export const hasNumber = ({ topics }: { topics: number }) => (topics & digitBit) !== 0
