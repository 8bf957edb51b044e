import type { Collar } from '@vedetta/contracts/vocabulary'

/**
 * Trades by the words of folded titles. Offices, technicians' desks, nurses, teachers, shops and tills are white;
 * production, transport, building, kitchens, tables, care and cleaning are blue. The first match decides, so what says
 * more stands first.
 */
export const trades: readonly (readonly [Collar, RegExp])[] = [
  // Whole titles that their single words would lead astray.
  [
    'white',
    /\baccettator\w+|\bbdc\b|\b(?:raccolta|ricerca) fondi\b|\bfund.?rais\w+|\bmarketer\b|\bmontator\w* (?:video|rvm|cinematografic\w+|audiovisiv\w+)\b|\banimator\w* (?:2d|3d|digital\w+)\b|\b(?:2d|3d|character|lead|motion) animator\b|\bmodellist\w+ (?:\S+ )?(?:cad|3d)\b|\b(?:servizio|servizi) (?:client[ei]|educativ\w+|didattic\w+|social[ei]|museal[ei])\b|\boperat\w+(?:\/\w+)? (?:di|della) centrale\b|\b(?:registrar\b|conservator\w+ (?:museal|di|dei|delle|del)\w*|curator\w+\b|catalogator\w+|archivist\w+)/,
  ],
  // "Addetta alla ritorcitura": work done on a thing.
  [
    'blue',
    /^addett\w*(?:\/\w+)? (?:alla |alle |all'|al |allo |ai )?(?!fattur|pianific|certific|qualific|verific|scrittur|lettur|cultur|apertur|coperta|procedur)\w{3,}(?:[aeiu]tura|aggio|[ai]ture|ficazione)\b/,
  ],
  [
    'blue',
    /^addett\w*(?:\/\w+)? (?:alla |alle |all'|al |allo |ai |agli |di )?(?:collaud\w+|press[ae]|produzione|line[ae]|macchin\w+|taglio|cucito|stireria|camere|stanze|riassetto|lavanderia|imball\w+|assembl\w+|cucina|sala|piani|verde|raccolta|macellazione|sezionamento|disosso|forno|impast\w+|cernita|galvanica|filatura|finissaggio|tintoria|serra|serre|stalla|vigneto|cantiere|ponteggi|scavi)\b|\bski.?m[ae]n\b/,
  ],
  ['blue', /\b(?:pulizi[ae]\b|pulizie\b)/],
  // Whom a title calls first, before what is driven, fitted or sold.
  [
    'blue',
    /^(?:aiuto |primo |secondo |apprendista )?(?:elettromeccanic\w+|operat(?:or[ei]|ric[ei])(?:\/\w+)? (?:d[i'’]|su|agli?|all['’]|addett\w+ (?:agli|all['’])) ?(?:impiant\w+|reattor\w+|forn[oi]\b|caldai[ae]\b|press[ae]\b)|autist\w+|camionist\w+|conducent\w+|magazzinier\w+|carrellist\w+|mulettist\w+|operai[oaei]?\b|manoval\w+|montator\w+|manutentor\w+|meccanic[oi]\b|saldator\w+|murator\w+|carpentier\w+|elettricist\w+|idraulic[oi]\b|lavaggist\w+|preparator\w+|facchin\w+|giardinier\w+|cuoc\w+|camerier\w+)/,
  ],
  [
    'white',
    /^addett[oaie](?:\/[oaie])? (?:all['’ae] ?|al |alla )?(?:accettazione|accoglienza|reception|segreteria|cass[ae]|barriera cass[ae]|front|back|vendit\w+|contabilita|amministrazione|paghe|risorse|acquisti|ufficio|booking|prenotazioni|clienti|assistenza clienti|traffico|fatturazione|bollettazione|gare|import|export|marketing|comunicazione|social|e.?commerce|centralino|call.?center|protocollo|data.?entry|inserimento dati|customer|tesoreria|crediti|recupero crediti|pratiche|biglietteria|sportello)\b/,
  ],
  [
    'white',
    /^responsabil\w+\b|\b(?:direzione\b|informator\w+|bigliett\w+|sportell\w+|centrale operativa\b|centralinist\w+|alliev[oaie]\b)/,
  ],
  ['white', /\b(?:(?:direttor|direttric|dirigent)\w*|(?:ceo|cfo|coo|cto|chief)\b)/],
  ['white', /^tecnic[oaih]+\b|^(?:junior |senior )?technician\b/],
  [
    'white',
    /\b(?:ufficio\b|uffici\b|office\b|back.?office\b|front.?office\b|impiegat\w+|segretari\w+|amministrativ\w+)/,
  ],
  [
    'white',
    /\b(?:ingegner\w*|engineer\w*|architett\w*|architect\b|geometr\w*|progettist\w+|disegnator\w+|disegnatrice\b|ingenieur\w*|metodist\w+|techniker\w*|konstrukteur\w*)/,
  ],
  [
    'white',
    /\b(?:manager\b|specialist\w*|analyst\w*|analist\w+|consulen\w+|consultant\b|developer\b|sviluppat\w+|programmat\w+|sistemist\w+|data\b|software\b|help.?desk\b|devops\b|cloud\b|scrum\b|tester\b|controller\b|auditor\b|buyer\b|planner\b|account\b|marketing\b|hr\b|recruit\w+|copywriter\b|grafic[oahi]+\b|designer\b|merchandiser\b|generalist\b|assistant\b|advisor\b|executive\b|scientist\b|research\b|clinical\b|researcher\b|ricercat\w+|attuari\w*|actuar\w+|underwriter\b|sottoscrittor\w+|liquidator\w+|broker\b|claims\b|teller\b|trader\b|front.?desk\b|night auditor\b|receptionist\b|officer\b|administrator\b|secretary\b|clerk\b|strategist\b|editor\b|writer\b|lawyer\b|attorney\b|professor\w*|event\b|wedding\b|travel\b|archeolog\w+|sociolog\w+|statistic\w+|geolog\w+|artist\b|illustrat\w+|compositor\b|animation\b|vfx\b|rigger\b|(?:technical director|td)\b|producer\b|video.?maker\b|film.?maker\b|video editor\b|storyboard\w*|fotograf[oai]\b|photographer\b|regist[ai]\b|sceneggiat\w+|sound designer\b)/,
  ],
  [
    'white',
    /\b(?:infermier\w*|nurse\b|krankenpfleger\w*|medic[oia]\b|medical\b|fisioterap\w+|farmacist\w+|logoped\w+|psicolog\w+|ostetric\w+|odontoiat\w+|dentist\w+|igienist\w+|radiolog\w+|biolog\w+|chimic[oaih]+\b|ottic[oaih]+\b|optometrist\w*|audioprotesist\w*|veterinari[oa]\b|dietist\w+|nutrizionist\w+|terapist\w+|tecnico sanitari\w+|tecnico di (?:laboratorio|radiologia)\b|laborator\w+|assistente (?:alla )?poltrona\b|assistente social\w+|psicomotric\w+)/,
  ],
  [
    'blue',
    /\b(?:capo ?(?:cantiere|squadra|officina|reparto produzione|turno|partita|cuoc\w+)|capocantiere\b|caposquadra\b|capoturno\b|capofficina\b|sous.?chef\b|chef\b|cuoc\w+|pizzaiol\w+|pasticc\w+|panett?ier\w+|gelat(?:ai|ier)\w*|focacc\w+|piadin\w+|rosticc\w+|friggitor\w+|cioccolat\w+|pastai\w*|fornai\w*|barman\b|barist\w+|barlady\b|bartender\b|camerier\w+|waiter\b|waitress\b|commis\b|maitre\b|sommelier\b|lavapiatti\b|cucina\b|sala\b(?! riunioni)|ristora\w+|koch\b|kochin\b|kellner\w*|housekeeping\b|governant\w+|ai piani\b|facchin\w+|portier\w+ (?:notturn|di notte)\w*|bagnin\w+|bagnanti\b|animator\w+)/,
  ],
  [
    'white',
    /\b(?:insegnant\w*|docent[ei]\b|maestr[aoie]\b|educator\w+|educatric\w+|tutor\b|formator[ei]\b(?! ?\/ ?animist)|formatric\w+|teacher\b|trainer\b|pedagog\w+|lehrer\w*|erzieher\w*|istruttor\w+|istruttric\w+|coordinator\w+|coordinatric\w+|coordinator\b)/,
  ],
  [
    'blue',
    /\b(?:o\.?s\.?s\.?\b|o\.?s\.?a\.?\b|a\.?s\.?a\.?\b|operator\w* socio|socio.?(?:sanitari|assistenzial)\w+|badant\w+|colf\b|assistent\w+ (?:familiar|agli anziani|domiciliar|alla persona)\w*|baby.?sitter\b|pflegehelfer\w*|caregiver\b|massaggiat\w+|estetist\w+|parrucchier\w+|barbier\w+|hair ?stylist\b|friseur\w*)/,
  ],
  [
    'blue',
    /\b(?:puli(?:zi[ae]|tor\w*|tric\w+)|sanificazion\w+|cleaner\b|cleaning\b|reinigung\w*|lavander\w+|stirat\w+|giardinier\w+|manutentor\w+|manutenzion\w+|maintenance\b|custod\w+|guardian\w+|guardi[ae]\b|vigilan\w+|sorveglian\w+|netturbin\w+|operator\w+ ecologic\w+|raccolta\b|bidell\w+|collaborator\w+ scolastic\w+|portierat\w+)/,
  ],
  [
    'blue',
    /\b(?:autist\w+|camionist\w+|conducent\w+|corrier\w+|fattorin\w+|rider\b|driver\b|padroncin\w+|fahrer\w*|consegn\w+|delivery\b|carrellist\w+|mulettist\w+|magazzinier\w+|magazzin\w+|lagerarbeiter\w*|lagerist\w*|warehouse\b|picking\b|picker\b|facchinaggio\b|gruist\w+|escavatorist\w+|ruspist\w+|palist\w+|trattorist\w+|macchinist\w+|staffett\w+|trasportator\w+|movimentazion\w+|merci\b|capotreno\b)/,
  ],
  [
    'blue',
    /\b(?:operai[oaei]?\b|operai\b|arbeiter\w*|manoval\w+|murator\w+|carpentier\w+|ferraiol\w+|piastrellist\w+|cartongessist\w+|imbianchin\w+|pittor\w+|decorator\w+|intonacat\w+|lattonier\w+|idraulic\w+|termoidraulic\w+|elettricist\w+|elektriker\w*|electrician\b|frigorist\w+|caldaist\w+|fuochist\w+|installat\w+|installer\b|montator\w+|monteur\w*|serramentist\w+|fabbr[oi]\b|falegnam\w+|tischler\w*|mobilier\w+|marmist\w+|posator\w+|asfaltist\w+|ponteggiat\w+|spazzacamin\w+|verniciat\w+|carrozzier\w+|meccanic[oi]\b|mechanic\b|mechaniker\w*|gommist\w+|elettraut\w+|meccatronic[oi]\b|officina\b)/,
  ],
  [
    'blue',
    /\b(?:saldat\w+|schweisser\w*|welder\b|tornit\w+|fresat\w+|dreher\b|rettificat\w+|attrezzist\w+|aggiustat\w+|stampist\w+|stampat\w+|piegator\w+|calandrat\w+|pressist\w+|puntatric\w+|sbavat\w+|molator\w+|lucidator\w+|galvanic\w+|fondit\w+|fonderia\b|formator\w+ ?\/? ?animist\w*|animist\w+|colator\w+|laminator\w+|forn(?:i|ist\w+)\b|siviera\b|trafilator\w+|assemblat\w+|assembler\b|assembly\b|cablat\w+|quadrist\w+|collaudator\w+|cnc\b|taglio\b|piegatura\b|verniciatura\b|linea\b|conduttor\w+|confezion\w+|imballator\w+|imballagg\w+|imbottigliament\w+|produzione\b|production\b|produktion\w*|montaggio\b|smistament\w+|cernit\w+|macellai\w*|macellator\w+|disossator\w+|casar\w+|salumier\w+|mugnai\w*|cantinier\w+|sarta\b|sart[oie]\b|cucitric\w+|cucitor\w+|cucito\b|modellist\w+|magliai\w+|tessitor\w+|tessitric\w+|orditor\w+|filatur\w+|tintor\w+|stirator\w+|pellett\w+|conceria\b|conciator\w+|calzatur\w+|orlatric\w+|orafo\b|orafi\b|incastonator\w+|pulitore\b|ceramist\w+|smaltator\w+|vetrai\w*|cartai\w*|legator\w+|tipograf\w+|serigraf\w+|operator\w+ (?:macchin\w+|cnc|di macchina|meccanic\w+|di produzione|camera bianca|agricol\w+)|camera bianca\b|cleanroom\b)/,
  ],
  [
    'blue',
    /\b(?:agricol\w+|bracciant\w+|potator\w+|vendemmi\w+|stallier\w+|allevat\w+|mungitor\w+|boscaiol\w+|vivaist\w+|floricolt\w+|pescator\w+|vigna\w*|specializzat[oi]\b|marinai\w*|nostromo\b|skipper\b)/,
  ],
  [
    'white',
    /\b(?:vendit\w+|vendite\b|sales\b|commess\w+|cassier\w+|cassa\b|negozio\b|store\b|shop\b|retail\b|banconist\w+|banconier\w+|gastronomi\w+|punto vendita\b|verkauf\w*|verkaufer\w*|agent[ei]\b|commercial[ei]\b|rappresentant\w+|procacciat\w+|promoter\b|promotor\w+|hostess\b|steward\b|reception\w*|rezeption\w*|accettazione\b|ortofrutta\b|pescheria\b|panetteria\b|macelleria\b|scatolame\b|freschi\b|barriera casse\b|capo ?reparto (?:vendit|food|non food|supermercat|tessil|abbigliament|profumeri|bazar)\w*|agent\b|accoglienza\b|centralin\w+|call.?center\b|customer\b|assistenza clienti\b|guest\b|concierge\b|portier\w+|prenotazion\w+|booking\b|hospitality\b|tour\b|guida turistic\w+|guide turistic\w+)/,
  ],
  [
    'white',
    /\b(?:contabil\w+|contabilita\b|amministrazion\w+|finan\w+|paghe\b|ragionier\w+|buchhalt\w+|accountant\b|tesorer\w+|credit\w*|risk\b|legal[ei]\b|avvocat\w+|giurist\w+|compliance\b|aml\b|notar\w+|commercialist\w+|fiscal\w+|assicurat\w+|banc(?:a|ari[oa])\b|acquist[io]\b|import\b|export\b|spedizionier\w+|dogan\w+|logistic[ao]?\b|pianificazion\w+|qualita\b|quality\b|qualitat\w*|hse\b|rspp\b|sicurezza sul lavoro\b|sustainability\b|regulatory\b|ricerca e sviluppo\b|r&s\b|r&d\b|tecnolog[oai]\b|enolog[oai]\b|agronom[oai]\b|perit[oi]\b|giornalist\w+|redattor\w+|redattric\w+|comunicazion\w+|community\b|social\b|segreteria\b|sekretar\w*|crm\b|seo\b|e.?commerce\b|web\b|it\b|informatic[oahi]+\b|plc\b|automazione\b|energy\b|tecnico\b|tecnici\b|tecnica\b|technician\b|responsabil\w+|head\b|lead\b|leader\b|leiter\w*|interpret\w+|traduttor\w+|bibliotecari\w+|addett[oaie]\b.{0,20}\bcontroll\w+)/,
  ],
  [
    'blue',
    /\b(?:operator[ei]\b|operatric[ei]\b|letturist\w+|portalettere\b|postin[oaie]\b|spazzin\w+|stradin\w+|cantonier\w+|affissator\w+|necrofor\w+|becchin\w+|acquaiol\w+|fontanier\w+|spurghist\w+|addett[oaie](?:\/[oaie])? (?:\S+ ){0,3}(?:reparto|caseificio|lavagg\w+|mungitura|mensa|antincendio|stiro|trattament\w+|lavagg\w+|carico|scarico|rifornimento|scaffal\w+)\b|smistat\w+|lavavetri\b|frantoian\w+|motorist\w+|groom\b|artier\w+|trafilator\w+|pontegg\w+|restaurat\w+|lavorant\w+|aiutante\b|apprendist\w+|filettat\w+|turnist\w+|operativ[oi]\b|manovr\w+|segheria\b|murat\w+)/,
  ],
  [
    'blue',
    /\b(?:mitarbeiter|helfer|hilfskraft|aushilfe)\S* (?:fur|im|in|bei|am|auf)(?: \w+)? \w*(?:schnitt|ernte|lese|stall|feld|weinberg|obst|garten|lager|produktion|reinigung|montage|kuche|werkstatt|baustelle)\w*|\berntehelfer\w*|\bzimmer(?:er|ei|mann|leute|madchen)\w*|\w*fahrer(?:\/?in|innen)?\b|\b(?:sortierer\w*|schlosser\w*|maurer\w*|maler\w*|spengler\w*|installateur\w*)|\w*elektriker\w*|\b(?:backer\w*|konditor\w*|metzger\w*|gartner\w*|landarbeiter\w*|hilfsarbeiter\w*|facharbeiter\w*|handwerker\w*|hausmeister\w*|pflegehelfer\w*|pflegehelfer\w*|lagerarbeiter\w*|maschinist\w*|monteur\w*|barkeeper\w*|putzkraft\w*|reinigungskraft\w*|kuchenhilfe\w*|lehrling\w*)/,
  ],
  [
    'white',
    /\b(?:sachbearbeiter\w*|sekretar\w*|kontrolleur\w*|berater\w*|projektleiter\w*|zeichner\w*|buro\w*|assistent\w*|mitarbeiter\w* (?:in der )?(?:verwaltung|buchhaltung)|entwickler\w*|stage\b|tirocin\w+|stagist\w+|intern(?:ship)?\b|trainee\b)/,
  ],
]

/** Technicians who work with tools at customers' or on machines. */
export const blueTechnicians =
  /\b(?:tecnic[oi] (?:\S+ ){0,3}?(?:frigorist\w+|install\w+|manuten\w+|caldai\w+|elettricist\w+|idraulic\w+|montator\w+|riparat\w+|trasfertist\w+|climatizz\w+|ascensor\w+|elettrodomestic\w+|fibra|fotovoltaic\w+|antincendio|luci|audio|fonic\w+|palco|allarm\w+|videosorveglianza|piscin\w+|serrament\w+|reti idriche|ponteggi|elettromeccanic\w+|autoriparat\w+)|(?:assembly|maintenance|repair|installation|workshop|field|on.?site) technician\b|ascensorist\w+|trasfertist\w+)/

/** What a sentence calls the person looked for, if the title says nothing. */
export const blueWork =
  /\b(?:operai[oaei]?\b|reparto (?:produ\w+|taglio|montaggio|verniciatura)|linea di produzione\b|carico e scarico\b|turni di produzione\b|muletto\b|cantier[ei]\b|pulizi[ae]\b|guida (?:di|del) (?:camion|furgone|mezzi))/
export const whiteWork =
  /\b(?:impiegat[oaie]\b|ufficio\b|back.?office\b|office\b|laurea in\b|degree in\b|pacchetto office\b)/
