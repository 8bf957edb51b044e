import { anyOf, terms } from './compile-terms.ts'

const subscriptions = terms`
  mezzi
  trasport
  treno
  bus
  autobus
  metro
  tram
  palestra
  teatr
  atm\b
  gtt\b
  atac\b
  tper\b
  amt\b
  anm\b
  annual
  mensil
  urban
`

/** Benefits wherever they are named. */
export const sureBenefits = terms`
  buon[oi] pasto\b
  cure (?:dentali|mediche|termali)\b
  trasporto (?:gratuit|organizzat|a carico|compres|inclus)\w*
  past[io] in servizio\b
  buon[oi] (?:spesa|sconto)\b
  cors[oi] (?:\S+ ){0,4}?(?:pagat|gratuit)[oi]\b
  corso di preparazione\b
  (?:freie|kostenlose?) (?:unterkunft|verpflegung)\b
  unterkunft .{0,40}\b(?:kostenlos|gratis|frei)\b
  mittagessen\b
  tickets? (?:restaurant|pasto|da|mensa|di \d)
  meal vouchers?\b
  lunch vouchers?\b
  essensgutschein\w*
  welfare\b(?! (?:manager|territorial|pubblic|state))
  auto(?:vettura)? aziendale\b
  company car\b
  car (?:policy|allowance scheme)\b
  auto(?:vettura)? (?:ad|in) uso promiscuo\b
  firmenwagen\b
  dienstwagen\b
  firmenfahrzeug\b
  betriebsmensa\b
  mitarbeiter(?:rabatt|wohnung)\w*
  buoni spesa\b
  mezzo aziendale\b
  furgone (?:aziendale|per)\b
  vitto(?: e |\/)alloggio\b
  assicurazione (?:sanitari|infortuni|medic|vita|integrativ)\w*
  polizza (?:sanitari|infortuni|medic|vita)\w*
  (?<!ccnl )sanita (?:integrativa|privata)\b
  assistenza sanitaria(?: integrativa)?\b
  fondo (?:sanitario|pensione|previdenza|est|metasalute)\b
  health insurance\b
  private (?:health|medical)\b
  stock options?\b
  relocation\b
  (?:fringe|flexible|flex) benefits?\b
  post[oi] auto (?:gratuit\w+|riservat\w+|aziendal\w+|intern\w+|copert\w+)\b
  smartphone(?: aziendale)?\b
  (?:telefono|cellulare|pc|computer|portatile|laptop|notebook|tablet) (?:aziendale|portatile)\b
  macbook\w*(?: pro| air)?\b
  sconto (?:dipendenti|personale|sui)\b
  sconti (?:dipendenti|sui|aziendali|dedicati)\b
  employee discount\w*
  spaccio\b
  asilo (?:nido|aziendale|interno|convenzionato)\b
  (?:nido|doposcuola|ludoteca) (?:aziendale|intern[oa]|convenzionat[oa])\b
  (?:bus|servizio) navetta\b
  (?:staff )?canteen\b
  cafeteria\b
  work(?:wear| clothes)\b
  arbeitskleidung\b
  arbeitsschuhe\b
  (?:abbigliamento|vestiario|indumenti) da lavoro\b
  divisa (?:fornita|inclusa|gratuita)\b
  check.?up\b
  (?:auto|vettura|macchina|scooter|bici) di servizio\b
  (?:auto|vettura) (?:in )?(?:uso promiscuo|a noleggio)\b
  uso promiscuo\b
  budget (?:libri|corsi|conferenze|annual\w+|individual\w+|learning)\b
  (?:private )?(?:health|dental|medical)(?:care)? (?:cover(?:age)?|plan|scheme)\b
  (?:bar|palestra|ristorante|piscina|spa) (?:intern[oa] )?convenzionat[oa]\b
  fondo (?!sociale|europeo|cassa|di garanzia|monetario|per|del|di |a |perduto)[a-z]{4,}\b(?= ?(?:$|[.,;:)·+]))
  metasalute\b
  sanilog\b
  sanarti\b
  sanimpresa\b
  fondo est\b
  faschim\b
  fasda\b
  fonchim\b
  cometa\b
  (?:bottigli[ae]|cassett[ae]|cest[oi]|pacc[oh]i?|kit|omaggi) (?:[a-z]+ ){0,3}(?:in omaggio|gratis|natalizi\w*|di benvenuto|settimanal[ei]|mensil[ei])\b
  in omaggio\b
  pacco natalizio\b
  giorn[oi] (?:libero|di ferie) (?:al|per il|il) (?:tuo )?compleanno\b
  birthday (?:off|leave)\b
  congedo (?:parentale )?(?:esteso|aggiuntivo|di paternita)\b
  maggiordomo aziendale\b
  lavanderia\b
  palestra (?:aziendale|convenzionata)\b
  mensa (?:aziendale|interna|gratuita)\b
  budget (?:di |per la |per )?formazione\b
  training budget\b
  settimana corta\b
  venerdi (?:corto|pomeriggio libero)\b
  day off\b
  flexible (?:hours|working)\b
  orari[o]? flessibil[ei]\b
  flessibilita (?:oraria|in entrata|in ingresso|in uscita|di orario|d'orario|nell'orario)\b
  kantine\b
  gleitzeit\b
  mittagstisch\b
  (?:kostenlose[rs]?|gratis|freie[rs]?) (?:parkplatz|getranke|verpflegung|unterkunft)\w*
  parkplatz\b
  (?:essens|fahrt|kinder)(?:zuschuss|karte|bons?)\b
  obstkorb\b
  firmen(?:handy|laptop|events?)\b
  pet.?friendly\b
  permess[io] (?:retribuit[io] )?(?:extra|aggiuntiv[io])\b
  flexible arbeitszeit\w*
  buoni (?:carburante|benzina|acquisto)\b
  carta carburante\b
  convenzioni\b
  portafoglio clienti\b
  (?:navetta|bus|shuttle) (?:aziendale|gratuit\w+|interna)\b
  company (?:bus|shuttle|bike|phone|laptop|flat)\b
  shuttle (?:bus|service)\b
  (?:free|paid) parking\b
  parcheggio (?:gratuito|aziendale|interno|riservato|dipendenti)\b
  abbonament\w+ (?:ai |al |ad? |alla |per i |per il )?${anyOf(subscriptions)}\w*
  job.?(?:rad|ticket)\b
  bike sharing\b
  free (?:lunch(?:es)?|breakfasts?|coffee|snacks?|drinks|meals?|fruit)\b
  (?:pranz[oi]|pasto|colazione|caffe|frutta fresca) (?:gratuit\w+|offert\w+|inclus\w+|in mensa|in struttura|alla mensa)\b
  scont[oi] (?:del|di|fino|al|su|sul|sulla|sulle|sugli|per|in|presso|riservat\w+)\b
  (?:tariff[ae]|prezz[io]|condizioni) (?:agevolat[aei]|di favore|(?:riservat|scontat|special)\w+)\b
  (?:staff|employee) (?:rates?|pricing|discounts?)\b
  personalrabatt\b
  (?:previdenza|pensione) (?:integrativa|complementare)\b
  copertur[ae] (?:sanitari|assicurativ|medic)\w+
  cassa (?:sanitaria|mutua)\b
  (?:sportello|supporto|assistenza) psicologic\w+
  (?:dental|life|medical|accident) (?:insurance|cover|plan)\b
  pension (?:plan|fund|scheme)\b
  altersvorsorge\b
  zusatzversicherung\b
  cors[oi] (?:di |d')(?:inglese|tedesco|francese|spagnolo|italiano|lingu\w+)\b
  lezioni di (?:inglese|tedesco|lingua)\b
  (?:english|language|italian|german) (?:courses?|classes|lessons)\b
  sprachkurs\w*
  (?:learning|conference|education) (?:budget|allowance)\b
  formazione (?:retribuita|pagata|gratuita|continua|a carico|certificata)\b
  ferie (?:aggiuntiv|extra|illimitat)\w*
  (?:unlimited|extra|additional) (?:vacation|holidays?|leave|pto|days? off)\b
  paid time off\b
  (?:4|four).?day week\b
  settimana (?:lavorativa )?di (?:4|quattro) giorni\b
  parental leave\b
  orario elastico\b
  ski.?pass\b
  gym (?:membership|card)\b
  wellhub\b
  gympass\b
  fitness.?(?:studio|angebot|card)\b
  (?:alloggio|appartamento|casa) (?:di servizio|aziendale|gratuit\w+)\b
  foresteria\b
  dienstwohnung\b
  free (?:accommodation|housing|uniform)\b
  gift cards?\b
  buon[oi] regalo\b
  centri estivi\b
  borse di studio per i figli\b
  esop\b
`

/** Words that are benefits only where something is offered. */
export const offeredBenefits = terms`
  mensa\b
  alloggio\b
  vitto\b
  past[io]\b(?! al)
  furgone\b
  telefono\b
  cellulare\b
  formazione\b
  corsi\b(?! di laurea)
  training\b
  accademia\b
  academy\b
  weiterbildung\w*
  divis[ae]\b
  abbigliamento\b(?! da lavoro)
  indumenti\b
  navetta\b
  parcheggio\b
  palestra\b
  assicurazione\b
  insurance\b
  mezzi? (?:propri|dell'azienda)\b
  bicicletta\b
  bonus formazione\b
  ferie (?:aggiuntiv|extra|illimitat)\w*
  permessi aggiuntivi\b
  patentin\w+ .*(?:pagat|carico|offert)\w+
  scont[oi]\b
  unterkunft\b
  verpflegung\b
  accommodation\b
  meals\b
  pension\b
  gym\b
  free (?:lunch|coffee|snacks?)\b
  frutta\b
  coworking\b
  laptop\b
  visite (?:specialistiche|mediche)\b
  percors[oi] formativ\w+
  ticket\b
  pranz[oi]\b
  cen[ae] (?:con|in|offert|inclus|gratuit)\w*
  pc\b
  appartament\w+
  monolocal\w+
  camera (?:singola|doppia)\b
  stanza\b
  abbonament\w+
  shuttle\b
  mittagessen\b
  allenament\w+
  nido\b
`
