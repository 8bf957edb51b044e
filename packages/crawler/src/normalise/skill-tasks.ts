const END = String.raw`(?=$|[.,;:)(]| (?:e|ed|con|per|in|su|nel\w*|presso|dal|dei|alla|sui|tramite) )`

/** Pieces of work that name a skill even where they are only described, by trade. On folded text. */
const PIECES: readonly RegExp[] = [
  // Drawings, machines, metal
  /\b(?:lettura|leggere|interpretazione) (?:(?:e (?:interpretazione|comprensione) )?(?:del |dei |di |della |delle |il |i )?)(?:disegn[oi]|schem[ai]|sched[ae])(?: (?:meccanic|tecnic|elettric|idraulic|quotat|costruttiv)\w+)?/,
  /\bsaldatura (?:a filo(?: continuo)?|tig|mig|mag|mig\/mag|ad elettrodo|a elettrodo|a stagno|laser|robotizzata|a punti|ossiacetilenica|pvc|inox)(?: ?(?:e|\/|,) ?(?:tig|mig|mag|elettrodo|pe))*/,
  /\b(?:taglio (?:laser|plasma|ossitaglio|a getto d'acqua)\b|piegatura(?: lamiera)?\b|sviluppo lamiera\b|pressa piegatrice\b|calandratura\b|sbavatura(?: manuale)?\b|formatura(?: manuale)?\b|rettifica\b|elettroerosione\b|stampaggio (?:a iniezione|lamiera|a caldo|a freddo)\b|cambio stampi\b|presse a iniezione\b|tornio parallelo\b|verniciatura a (?:spruzzo|polvere|liquido)\b|trattamenti termici\b|lucidatura\b)/,
  /\b(?:programmazione (?:a bordo macchina|cnc|plc|robot|viaggi|della pressa piegatrice|della produzione|macchine cnc)\b|messa a punto d[ie]\w* [a-z]+(?: e [a-z]+)?)/,
  /\b(?:controllo (?:dimensionale|qualita|fumi|di gestione|numerico|statistico|accessi)\b|strumenti di misura\b|macchine di misura(?: tridimensionali(?: \(cmm\))?)?|collaud[io] funzional[ei]\b)/,
  /\b(?:cablaggio (?:di |dei )?(?:quadri|bordo macchina|elettrico)(?: elettrici)?\b|schemi (?:elettrici|idraulici|pneumatici)\b|diagnosi (?:elettronica|energetic\w+|guasti)\b|impianti (?:frenanti|elettrici|idraulici|oleodinamici|pneumatici|fotovoltaici|termici|antincendio|di (?:climatizzazione|refrigerazione|allarme|irrigazione)(?: (?:commerciale|industriale|civile))?)\b|pompe di calore\b|solare termico\b|caldaie a condensazione\b|tvcc\b|antintrusione\b|domotica\b)/,
  /\b(?:manutenzione (?:ordinaria|straordinaria|preventiva|predittiva|programmata|correttiva)(?: e (?:ordinaria|straordinaria|a guasto|preventiva|predittiva|correttiva))?\b|riparazioni [a-z]+ e [a-z]+|tagliandi\b|equilibratura\b|convergenza\b)/,
  // Stores, lifting, transport, building
  /\b(?:carrello (?:elevatore|retrattile|frontale)|carroponte|gru a (?:bandiera|torre)|transpallet(?: (?:elettrico|manuale))?|terminale rf|palmare|lettore ottico|barcode|pistola scanner|motosega|decespugliatore(?: e motosega)?|utensili (?:pneumatici|manuali|elettrici)|escavatore|autogru|piattaforma aerea|ple)\b/,
  /\b(?:picking\b(?: con voice)?|preparazione (?:degli )?ordini\b|gestione (?:ddt|magazzino|centralino|scadenze|rifiuti|scorte|commesse|ordini clienti|bolle|allarmi|trattative)\b|carico ddt\b|bolle doganali\b|inventari\b|polizze di carico\b|pratiche doganali\b|documentazione doganale\b)/,
  /\b(?:computi? metric[io]\b|contabilita lavori\b|gare (?:pubbliche|d'appalto)\b|lavori in quota\b|opere civili\b|cartongess[oi]\b|cappotto termico\b|restauro\b|posa (?:di |del )?(?:piastrelle|parquet|pavimenti)\b)/,
  // Offices
  /\b(?:prima nota\b|fatturazione(?: (?:attiva|passiva|elettronica)(?: e passiva)?)?\b|riconciliazion[ei] bancari[ae]\b|liquidazion[ei] iva\b|contabilita (?:ordinaria|semplificata|generale|industriale|analitica|clienti|fornitori)(?: e (?:semplificata|ordinaria|analitica|fornitori))?\b|partita doppia\b|buste paga\b|cedolini\b|bilancio (?:civilistico|di esercizio|ce[eo]|consolidato)\b|ciclo (?:attivo|passivo)\b|recupero crediti\b|data ?entry\b|rendicontazione\b|preventivazione\b|turnistica\b)/,
  /\b(?:contrattualistica\b|antiriciclaggio\b|due diligence\b|redazione di (?:contratti|atti|bandi|capitolati)\b|screening (?:dei )?cv\b|pubblicazione (?:di |degli )?annunci\b|onboarding\b|payroll\b|amministrazione del personale\b|negoziazione (?!con)[a-z]+(?: [a-z]+)?)/,
  /\b(?:email marketing\b|campagne (?:email|adv|social|pubblicitarie|digital)\b|segmentazione\b|lead generation\b|copywriting\b|social media (?:marketing|management)\b|(?:piano|calendario) editoriale\b|media planning\b|storyboard\b|schede prodotto\b|newsletter\b|visual merchandising\b|analisi dei kpi\b|assistenza clienti\b|customer care\b|vendita assistita\b|gestione reclami\b)/,
  /\b(?:test automation\b|time.series modelling\b|reti (?:lan|wan)\b|help ?desk\b|cyber ?security\b|sicurezza informatica\b|machine vision\b)/,
  // Food, land, hospitality, care, laboratories
  /\b(?:shelf.life\b|prove di stabilita\b|scale.up\b|confezionamento in atmosfera (?:protetta|modificata)\b|panificazione\b|pasta fresca\b|disosso\b|mise en place\b|(?:riassetto|rifacimento) (?:delle )?camere\b|caffetteria\b|latte art\b|mixology\b)/,
  /\b(?:potatura\b|innest[io]\b|mungitura\b|trattamenti fitosanitari\b|vinificazione\b|affinamento\b|imbottigliamento\b|degustazioni guidate\b|irrigazione\b|invasatura\b|cura del (?:verde|giardino)\b)/,
  /\b(?:terapia manuale\b|metod[oi] [a-z]{3,}\b(?= |$|[.,;])|mammografia\b|prelievi(?: ematici)?\b|medicazioni\b|triage\b|contattologia\b|dermocosmesi\b|galenica\b|massaggio [a-z]+\b|linfodrenaggio\b|pilates\b|balayage\b|manicure\b)/,
  /\b(?:(?:uni en )?iso \d{4,5}\b|iatf 16949\b|en (?:9100|1090)\b|hplc\b|gascromatografia\b|analisi (?:chimiche|microbiologiche|acque)\b|spettrofotometro\b|ricettazione\b|colata continua\b|camera bianca(?: iso \d)?\b|fascicol[oi] tecnic[oi]\b|batch record review\b|software di [a-z]+(?: service)?\b|gestionale (?:alberghiero|prenotazioni|di magazzino)\b|portali di prenotazione\b)/,
  new RegExp(
    String.raw`\bconduzione (?:di |della |delle |degli )(?:forni|linee|impianti|caldaie|macchine)(?: (?!con\b|per\b|in\b)[a-z]+){0,3}?${END}`,
  ),
]

/** The whole match is the skill. */
export const TASK_SKILLS = new RegExp(PIECES.map(({ source }) => source).join('|'), 'g')
