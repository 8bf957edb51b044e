const END = String.raw`(?=$|[.,;:)(]| (?:e|ed|con|per|in|su|nel\w*|presso|dal|dei|alla|sui|tramite) )`

/** Pieces of work that name a skill even where they are only described, by trade. On folded text. */
const PIECES: readonly RegExp[] = [
  // Drawings, machines, metal
  /\b(?:lettura|leggere|interpretazione) (?:(?:e (?:interpretazione|comprensione) )?(?:del |dei |di |della |delle |il |i )?)(?:disegn[oi]|schem[ai]|sched[ae])(?: (?:meccanic|tecnic|elettric|idraulic|quotat|costruttiv)\w+)?/,
  /\bsaldatura (?:a filo(?: continuo)?|tig|mig|mag|mig\/mag|ad elettrodo|a elettrodo|a stagno|laser|robotizzata|a punti|ossiacetilenica|pvc|inox)(?: ?(?:e|\/|,) ?(?:tig|mig|mag|elettrodo|pe))*/,
  /\btaglio (?:laser|plasma|ossitaglio|a getto d'acqua)\b|\bpiegatura(?: lamiera)?\b|\bsviluppo lamiera\b|\bpressa piegatrice\b|\bcalandratura\b|\bsbavatura(?: manuale)?\b|\bformatura(?: manuale)?\b|\brettifica\b|\belettroerosione\b|\bstampaggio (?:a iniezione|lamiera|a caldo|a freddo)\b|\bcambio stampi\b|\bpresse a iniezione\b|\btornio parallelo\b|\bverniciatura a (?:spruzzo|polvere|liquido)\b|\btrattamenti termici\b|\blucidatura\b/,
  /\bprogrammazione (?:a bordo macchina|cnc|plc|robot|viaggi|della pressa piegatrice|della produzione|macchine cnc)\b|\bmessa a punto d[ie]\w* [a-z]+(?: e [a-z]+)?/,
  /\bcontrollo (?:dimensionale|qualita|fumi|di gestione|numerico|statistico|accessi)\b|\bstrumenti di misura\b|\bmacchine di misura(?: tridimensionali(?: \(cmm\))?)?|\bcollaud[io] funzional[ei]\b/,
  /\bcablaggio (?:di |dei )?(?:quadri|bordo macchina|elettrico)(?: elettrici)?\b|\bschemi (?:elettrici|idraulici|pneumatici)\b|\bdiagnosi (?:elettronica|energetic\w+|guasti)\b|\bimpianti (?:frenanti|elettrici|idraulici|oleodinamici|pneumatici|fotovoltaici|termici|antincendio|di (?:climatizzazione|refrigerazione|allarme|irrigazione)(?: (?:commerciale|industriale|civile))?)\b|\bpompe di calore\b|\bsolare termico\b|\bcaldaie a condensazione\b|\btvcc\b|\bantintrusione\b|\bdomotica\b/,
  /\bmanutenzione (?:ordinaria|straordinaria|preventiva|predittiva|programmata|correttiva)(?: e (?:ordinaria|straordinaria|a guasto|preventiva|predittiva|correttiva))?\b|\briparazioni [a-z]+ e [a-z]+|\btagliandi\b|\bequilibratura\b|\bconvergenza\b/,
  // Stores, lifting, transport, building
  /\b(?:carrello (?:elevatore|retrattile|frontale)|carroponte|gru a (?:bandiera|torre)|transpallet(?: (?:elettrico|manuale))?|terminale rf|palmare|lettore ottico|barcode|pistola scanner|motosega|decespugliatore(?: e motosega)?|utensili (?:pneumatici|manuali|elettrici)|escavatore|autogru|piattaforma aerea|ple)\b/,
  /\bpicking\b(?: con voice)?|\bpreparazione (?:degli )?ordini\b|\bgestione (?:ddt|magazzino|centralino|scadenze|rifiuti|scorte|commesse|ordini clienti|bolle|allarmi|trattative)\b|\bcarico ddt\b|\bbolle doganali\b|\binventari\b|\bpolizze di carico\b|\bpratiche doganali\b|\bdocumentazione doganale\b/,
  /\bcomputi? metric[io]\b|\bcontabilita lavori\b|\bgare (?:pubbliche|d'appalto)\b|\blavori in quota\b|\bopere civili\b|\bcartongess[oi]\b|\bcappotto termico\b|\brestauro\b|\bposa (?:di |del )?(?:piastrelle|parquet|pavimenti)\b/,
  // Offices
  /\bprima nota\b|\bfatturazione(?: (?:attiva|passiva|elettronica)(?: e passiva)?)?\b|\briconciliazion[ei] bancari[ae]\b|\bliquidazion[ei] iva\b|\bcontabilita (?:ordinaria|semplificata|generale|industriale|analitica|clienti|fornitori)(?: e (?:semplificata|ordinaria|analitica|fornitori))?\b|\bpartita doppia\b|\bbuste paga\b|\bcedolini\b|\bbilancio (?:civilistico|di esercizio|ce[eo]|consolidato)\b|\bciclo (?:attivo|passivo)\b|\brecupero crediti\b|\bdata ?entry\b|\brendicontazione\b|\bpreventivazione\b|\bturnistica\b/,
  /\bcontrattualistica\b|\bantiriciclaggio\b|\bdue diligence\b|\bredazione di (?:contratti|atti|bandi|capitolati)\b|\bscreening (?:dei )?cv\b|\bpubblicazione (?:di |degli )?annunci\b|\bonboarding\b|\bpayroll\b|\bamministrazione del personale\b|\bnegoziazione (?!con)[a-z]+(?: [a-z]+)?/,
  /\bemail marketing\b|\bcampagne (?:email|adv|social|pubblicitarie|digital)\b|\bsegmentazione\b|\blead generation\b|\bcopywriting\b|\bsocial media (?:marketing|management)\b|\b(?:piano|calendario) editoriale\b|\bmedia planning\b|\bstoryboard\b|\bschede prodotto\b|\bnewsletter\b|\bvisual merchandising\b|\banalisi dei kpi\b|\bassistenza clienti\b|\bcustomer care\b|\bvendita assistita\b|\bgestione reclami\b/,
  /\btest automation\b|\btime.series modelling\b|\breti (?:lan|wan)\b|\bhelp ?desk\b|\bcyber ?security\b|\bsicurezza informatica\b|\bmachine vision\b/,
  // Food, land, hospitality, care, laboratories
  /\bshelf.life\b|\bprove di stabilita\b|\bscale.up\b|\bconfezionamento in atmosfera (?:protetta|modificata)\b|\bpanificazione\b|\bpasta fresca\b|\bdisosso\b|\bmise en place\b|\b(?:riassetto|rifacimento) (?:delle )?camere\b|\bcaffetteria\b|\blatte art\b|\bmixology\b/,
  /\bpotatura\b|\binnest[io]\b|\bmungitura\b|\btrattamenti fitosanitari\b|\bvinificazione\b|\baffinamento\b|\bimbottigliamento\b|\bdegustazioni guidate\b|\birrigazione\b|\binvasatura\b|\bcura del (?:verde|giardino)\b/,
  /\bterapia manuale\b|\bmetod[oi] [a-z]{3,}\b(?= |$|[.,;])|\bmammografia\b|\bprelievi(?: ematici)?\b|\bmedicazioni\b|\btriage\b|\bcontattologia\b|\bdermocosmesi\b|\bgalenica\b|\bmassaggio [a-z]+\b|\blinfodrenaggio\b|\bpilates\b|\bbalayage\b|\bmanicure\b/,
  /\b(?:uni en )?iso \d{4,5}\b|\biatf 16949\b|\ben (?:9100|1090)\b|\bhplc\b|\bgascromatografia\b|\banalisi (?:chimiche|microbiologiche|acque)\b|\bspettrofotometro\b|\bricettazione\b|\bcolata continua\b|\bcamera bianca(?: iso \d)?\b|\bfascicol[oi] tecnic[oi]\b|\bbatch record review\b|\bsoftware di [a-z]+(?: service)?\b|\bgestionale (?:alberghiero|prenotazioni|di magazzino)\b|\bportali di prenotazione\b/,
  new RegExp(
    String.raw`\bconduzione (?:di |della |delle |degli )(?:forni|linee|impianti|caldaie|macchine)(?: (?!con\b|per\b|in\b)[a-z]+){0,3}?${END}`,
  ),
]

/** The whole match is the skill. */
export const TASK_SKILLS = new RegExp(PIECES.map(({ source }) => source).join('|'), 'g')
