import { anyOf, terms } from './compile-terms.ts'

export const kindsOfDrawings = terms`
  meccanic
  tecnic
  elettric
  idraulic
  quotat
  costruttiv
`

export const readingWords = terms`
  lettura
  leggere
  interpretazione
`

export const metalworking = terms`
  taglio (?:laser|plasma|ossitaglio|a getto d'acqua)\b
  piegatura(?: lamiera)?\b
  sviluppo lamiera\b
  pressa piegatrice\b
  calandratura\b
  sbavatura(?: manuale)?\b
  formatura(?: manuale)?\b
  rettifica\b
  elettroerosione\b
  stampaggio (?:a iniezione|lamiera|a caldo|a freddo)\b
  cambi[o]? (?:stamp[oi]|format[oi]|utensil[ei])\b
  presse a iniezione\b
  tornio parallelo\b
  verniciatura a (?:spruzzo|polvere|liquido)\b
  trattamenti termici\b
  lucidatura\b
`

const systemKinds = terms`
  frenanti
  elettrici
  idraulici
  oleodinamici
  pneumatici
  fotovoltaici
  termici
  antincendio
  di (?:climatizzazione|refrigerazione|allarme|irrigazione)(?: (?:commerciale|industriale|civile))?
`

export const electricalWork = terms`
  cablaggio (?:di |dei )?(?:quadri|bordo macchina|elettrico)(?: elettrici)?\b
  schemi (?:elettrici|idraulici|pneumatici)\b
  diagnosi (?:elettronica|energetic\w+|guasti)\b
  impianti ${anyOf(systemKinds)}\b
  pompe di calore\b
  solare termico\b
  caldaie a condensazione\b
  tvcc\b
  antintrusione\b
  domotica\b
`

export const maintenance = terms`
  manutenzione (?:ordinaria|straordinaria|preventiva|predittiva|programmata|correttiva)(?: e (?:ordinaria|straordinaria|a guasto|preventiva|predittiva|correttiva))?\b
  riparazioni [a-z]+ e [a-z]+
  tagliandi\b
  equilibratura\b
  convergenza\b
`

export const liftingGear = terms`
  carrello (?:elevatore|retrattile|frontale)
  carroponte
  gru a (?:bandiera|torre)
  transpallet(?: (?:elettrico|manuale))?
  terminale rf
  palmare
  lettore ottico
  barcode
  pistola scanner
  motosega
  decespugliatore(?: e motosega)?
  utensili (?:pneumatici|manuali|elettrici)
  escavatore
  autogru
  piattaforma aerea
  ple
`

export const storesWork = terms`
  picking\b(?: con voice)?
  preparazione (?:degli )?ordini\b
  gestione (?:ddt|magazzino|centralino|scadenze|rifiuti|scorte|commesse|ordini clienti|bolle|allarmi|trattative)\b
  carico ddt\b
  bolle doganali\b
  inventari\b
  polizze di carico\b
  pratiche doganali\b
  documentazione doganale\b
`

export const buildingWork = terms`
  computi? metric[io]\b
  contabilita lavori\b
  gare (?:pubbliche|d'appalto)\b
  lavori in quota\b
  opere civili\b
  cartongess[oi]\b
  cappotto termico\b
  restauro\b
  posa (?:di |del )?(?:piastrelle|parquet|pavimenti)\b
`

export const bookkeeping = terms`
  prima nota\b
  fatturazione(?: (?:attiva|passiva|elettronica)(?: e passiva)?)?\b
  riconciliazion[ei] bancari[ae]\b
  liquidazion[ei] iva\b
  contabilita (?:ordinaria|semplificata|generale|industriale|analitica|clienti|fornitori)(?: e (?:semplificata|ordinaria|analitica|fornitori))?\b
  partita doppia\b
  buste paga\b
  cedolini\b
  bilancio (?:civilistico|di esercizio|ce[eo]|consolidato)\b
  ciclo (?:attivo|passivo)\b
  recupero crediti\b
  data ?entry\b
  rendicontazione\b
  preventivazione\b
  turnistica\b
`

export const legalAndPersonnelWork = terms`
  contrattualistica\b
  antiriciclaggio\b
  due diligence\b
  redazione di (?:contratti|atti|bandi|capitolati)\b
  screening (?:dei )?cv\b
  pubblicazione (?:di |degli )?annunci\b
  onboarding\b
  payroll\b
  amministrazione del personale\b
  negoziazione (?!con)[a-z]+(?: [a-z]+)?
`

export const marketingAndSales = terms`
  email marketing\b
  campagne (?:email|adv|social|pubblicitarie|digital)\b
  segmentazione\b
  lead generation\b
  copywriting\b
  social media (?:marketing|management)\b
  (?:piano|calendario) editoriale\b
  media planning\b
  storyboard\b
  schede prodotto\b
  newsletter\b
  visual merchandising\b
  analisi dei kpi\b
  assistenza clienti\b
  customer care\b
  vendita assistita\b
  gestione reclami\b
`

export const foodAndHospitality = terms`
  shelf.life\b
  prove di stabilita\b
  scale.up\b
  confezionamento in atmosfera (?:protetta|modificata)\b
  panificazione\b
  pasta fresca\b
  disosso\b
  mise en place\b
  (?:riassetto|rifacimento) (?:delle )?camere\b
  caffetteria\b
  latte art\b
  mixology\b
`

export const farmingAndCellars = terms`
  potatura\b
  innest[io]\b
  mungitura\b
  trattamenti fitosanitari\b
  vinificazione\b
  affinamento\b
  imbottigliamento\b
  degustazioni guidate\b
  irrigazione\b
  invasatura\b
  cura del (?:verde|giardino)\b
`

export const careAndTherapy = terms`
  terapia manuale\b
  metod[oi] [a-z]{3,}\b(?= |$|[.,;])
  mammografia\b
  prelievi(?: ematici)?\b
  medicazioni\b
  triage\b
  contattologia\b
  dermocosmesi\b
  galenica\b
  massaggio [a-z]+\b
  linfodrenaggio\b
  pilates\b
  balayage\b
  manicure\b
`

export const laboratoriesAndStandards = terms`
  (?:uni en )?iso \d{4,5}\b
  iatf 16949\b
  en (?:9100|1090)\b
  hplc\b
  gascromatografia\b
  analisi (?:chimiche|microbiologiche|acque)\b
  spettrofotometro\b
  ricettazione\b
  colata continua\b
  camera bianca(?: iso \d)?\b
  fascicol[oi] tecnic[oi]\b
  batch record review\b
  software di [a-z]+(?: service)?\b
  gestionale (?:alberghiero|prenotazioni|di magazzino)\b
  portali di prenotazione\b
`

export const specialTechniques = terms`
  cottura (?:a bassa temperatura|sottovuoto)\b
  sottovuoto\b
  food cost\b
  menu engineering\b
  sfilettatura\b
  lievitazione naturale\b
  cake design\b
  intaglio\b
  flambe\b
  didattica museale\b
  condition report\b
  pietra a vista\b
  zollatura\b
  invaso\b
  riempimento (?:in asepsi|asettico)\b
  monitoraggio ambientale\b
  analisi di sterilita\b
  conto economico\b
  trial master file\b
  imposizione\b
  messa in carta\b
  varianti colore\b
`
