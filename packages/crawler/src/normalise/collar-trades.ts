import type { Collar } from '@vedetta/contracts/vocabulary'

/**
 * Trades by the words of folded titles. Offices, technicians' desks, nurses, teachers, shops and tills are white;
 * production, transport, building, kitchens, tables, care and cleaning are blue. The first match decides, so what says
 * more stands first.
 */
export const TRADES: readonly (readonly [Collar, RegExp])[] = [
  // Whole titles that their single words would lead astray.
  ['blue', /\bpulizi[ae]\b|\bpulizie\b/],
  [
    'white',
    /^responsabil\w+\b|\bdirezione\b|\binformator\w+|\bbigliett\w+|\bsportell\w+|\bcentrale operativa\b|\bcentralinist\w+|\balliev[oaie]\b/,
  ],
  ['white', /\b(?:direttor|direttric|dirigent)\w*|\b(?:ceo|cfo|coo|cto|chief)\b/],
  ['white', /^tecnic[oaih]+\b|^(?:junior |senior )?technician\b/],
  [
    'white',
    /\bufficio\b|\buffici\b|\boffice\b|\bback.?office\b|\bfront.?office\b|\bimpiegat\w+|\bsegretari\w+|\bamministrativ\w+/,
  ],
  [
    'white',
    /\bingegner\w*|\bengineer\w*|\barchitett\w*|\barchitect\b|\bgeometr\w*|\bprogettist\w+|\bdisegnator\w+|\bdisegnatrice\b|\bingenieur\w*|\bmetodist\w+|\btechniker\w*|\bkonstrukteur\w*/,
  ],
  [
    'white',
    /\bmanager\b|\bspecialist\w*|\banalyst\w*|\banalist\w+|\bconsulen\w+|\bconsultant\b|\bdeveloper\b|\bsviluppat\w+|\bprogrammat\w+|\bsistemist\w+|\bdata\b|\bsoftware\b|\bhelp.?desk\b|\bdevops\b|\bcloud\b|\bscrum\b|\btester\b|\bcontroller\b|\bauditor\b|\bbuyer\b|\bplanner\b|\baccount\b|\bmarketing\b|\bhr\b|\brecruit\w+|\bcopywriter\b|\bgrafic[oahi]+\b|\bdesigner\b|\bmerchandiser\b|\bgeneralist\b|\bassistant\b|\badvisor\b|\bexecutive\b|\bscientist\b|\bresearch\b|\bclinical\b|\bresearcher\b|\bricercat\w+/,
  ],
  [
    'white',
    /\binfermier\w*|\bnurse\b|\bkrankenpfleger\w*|\bmedic[oia]\b|\bmedical\b|\bfisioterap\w+|\bfarmacist\w+|\blogoped\w+|\bpsicolog\w+|\bostetric\w+|\bodontoiat\w+|\bdentist\w+|\bigienist\w+|\bradiolog\w+|\bbiolog\w+|\bchimic[oaih]+\b|\bottic[oaih]+\b|\boptometrist\w*|\baudioprotesist\w*|\bveterinari[oa]\b|\bdietist\w+|\bnutrizionist\w+|\bterapist\w+|\btecnico sanitari\w+|\btecnico di (?:laboratorio|radiologia)\b|\blaborator\w+|\bassistente (?:alla )?poltrona\b|\bassistente social\w+|\bpsicomotric\w+/,
  ],
  [
    'blue',
    /\bcapo ?(?:cantiere|squadra|officina|reparto produzione|turno|partita|cuoc\w+)|\bcapocantiere\b|\bcaposquadra\b|\bcapoturno\b|\bcapofficina\b|\bsous.?chef\b|\bchef\b|\bcuoc\w+|\bpizzaiol\w+|\bpasticc\w+|\bpanett?ier\w+|\bgelat(?:ai|ier)\w*|\bfornai\w*|\bbarman\b|\bbarist\w+|\bbarlady\b|\bbartender\b|\bcamerier\w+|\bwaiter\b|\bwaitress\b|\bcommis\b|\bmaitre\b|\bsommelier\b|\blavapiatti\b|\bcucina\b|\bsala\b(?! riunioni)|\bristora\w+|\bkoch\b|\bkochin\b|\bkellner\w*|\bhousekeeping\b|\bgovernant\w+|\bai piani\b|\bfacchin\w+|\bportier\w+ (?:notturn|di notte)\w*|\bbagnin\w+|\bbagnanti\b|\banimator\w+/,
  ],
  [
    'white',
    /\binsegnant\w*|\bdocent[ei]\b|\bmaestr[aoie]\b|\beducator\w+|\beducatric\w+|\btutor\b|\bformator[ei]\b(?! ?\/ ?animist)|\bformatric\w+|\bteacher\b|\btrainer\b|\bpedagog\w+|\blehrer\w*|\berzieher\w*|\bistruttor\w+|\bistruttric\w+|\bcoordinator\w+|\bcoordinatric\w+|\bcoordinator\b/,
  ],
  [
    'blue',
    /\bo\.?s\.?s\.?\b|\bo\.?s\.?a\.?\b|\ba\.?s\.?a\.?\b|\boperator\w* socio|\bsocio.?(?:sanitari|assistenzial)\w+|\bbadant\w+|\bcolf\b|\bassistent\w+ (?:familiar|agli anziani|domiciliar|alla persona)\w*|\bbaby.?sitter\b|\bpflegehelfer\w*|\bcaregiver\b|\bmassaggiat\w+|\bestetist\w+|\bparrucchier\w+|\bbarbier\w+|\bhair ?stylist\b|\bfriseur\w*/,
  ],
  [
    'blue',
    /\bpuli(?:zi[ae]|tor\w*|tric\w+)|\bsanificazion\w+|\bcleaner\b|\bcleaning\b|\breinigung\w*|\blavander\w+|\bstirat\w+|\bgiardinier\w+|\bmanutentor\w+|\bmanutenzion\w+|\bmaintenance\b|\bcustod\w+|\bguardian\w+|\bguardi[ae]\b|\bvigilan\w+|\bsorveglian\w+|\bnetturbin\w+|\boperator\w+ ecologic\w+|\braccolta\b|\bbidell\w+|\bcollaborator\w+ scolastic\w+|\bportierat\w+/,
  ],
  [
    'blue',
    /\bautist\w+|\bcamionist\w+|\bconducent\w+|\bcorrier\w+|\bfattorin\w+|\brider\b|\bdriver\b|\bpadroncin\w+|\bfahrer\w*|\bconsegn\w+|\bdelivery\b|\bcarrellist\w+|\bmulettist\w+|\bmagazzinier\w+|\bmagazzin\w+|\blagerarbeiter\w*|\blagerist\w*|\bwarehouse\b|\bpicking\b|\bpicker\b|\bfacchinaggio\b|\bgruist\w+|\bescavatorist\w+|\bruspist\w+|\bpalist\w+|\btrattorist\w+|\bmacchinist\w+|\bstaffett\w+|\btrasportator\w+|\bmovimentazion\w+|\bmerci\b|\bcapotreno\b/,
  ],
  [
    'blue',
    /\boperai[oaei]?\b|\boperai\b|\barbeiter\w*|\bmanoval\w+|\bmurator\w+|\bcarpentier\w+|\bferraiol\w+|\bpiastrellist\w+|\bcartongessist\w+|\bimbianchin\w+|\bpittor\w+|\bdecorator\w+|\bintonacat\w+|\blattonier\w+|\bidraulic\w+|\btermoidraulic\w+|\belettricist\w+|\belektriker\w*|\belectrician\b|\bfrigorist\w+|\bcaldaist\w+|\bfuochist\w+|\binstallat\w+|\binstaller\b|\bmontator\w+|\bmonteur\w*|\bserramentist\w+|\bfabbr[oi]\b|\bfalegnam\w+|\btischler\w*|\bmobilier\w+|\bmarmist\w+|\bposator\w+|\basfaltist\w+|\bponteggiat\w+|\bspazzacamin\w+|\bverniciat\w+|\bcarrozzier\w+|\bmeccanic[oi]\b|\bmechanic\b|\bmechaniker\w*|\bgommist\w+|\belettraut\w+|\bmeccatronic[oi]\b|\bofficina\b/,
  ],
  [
    'blue',
    /\bsaldat\w+|\bschweisser\w*|\bwelder\b|\btornit\w+|\bfresat\w+|\bdreher\b|\brettificat\w+|\battrezzist\w+|\baggiustat\w+|\bstampist\w+|\bstampat\w+|\bpiegator\w+|\bcalandrat\w+|\bpressist\w+|\bpuntatric\w+|\bsbavat\w+|\bmolator\w+|\blucidator\w+|\bgalvanic\w+|\bfondit\w+|\bfonderia\b|\bformator\w+ ?\/? ?animist\w*|\banimist\w+|\bcolator\w+|\blaminator\w+|\bforn(?:i|ist\w+)\b|\bsiviera\b|\btrafilator\w+|\bassemblat\w+|\bassembler\b|\bassembly\b|\bcablat\w+|\bquadrist\w+|\bcollaudator\w+|\bcnc\b|\btaglio\b|\bpiegatura\b|\bverniciatura\b|\blinea\b|\bconduttor\w+|\bconfezion\w+|\bimballator\w+|\bimballagg\w+|\bimbottigliament\w+|\bproduzione\b|\bproduction\b|\bproduktion\w*|\bmontaggio\b|\bsmistament\w+|\bcernit\w+|\bmacellai\w*|\bmacellator\w+|\bdisossator\w+|\bcasar\w+|\bsalumier\w+|\bmugnai\w*|\bcantinier\w+|\bsarta\b|\bsart[oie]\b|\bcucitric\w+|\bcucitor\w+|\bcucito\b|\bmodellist\w+|\bmagliai\w+|\btessitor\w+|\btessitric\w+|\borditor\w+|\bfilatur\w+|\btintor\w+|\bstirator\w+|\bpellett\w+|\bconceria\b|\bconciator\w+|\bcalzatur\w+|\borlatric\w+|\borafo\b|\borafi\b|\bincastonator\w+|\bpulitore\b|\bceramist\w+|\bsmaltator\w+|\bvetrai\w*|\bcartai\w*|\blegator\w+|\btipograf\w+|\bserigraf\w+|\boperator\w+ (?:macchin\w+|cnc|di macchina|meccanic\w+|di produzione|camera bianca|agricol\w+)|\bcamera bianca\b|\bcleanroom\b/,
  ],
  [
    'blue',
    /\bagricol\w+|\bbracciant\w+|\bpotator\w+|\bvendemmi\w+|\bstallier\w+|\ballevat\w+|\bmungitor\w+|\bboscaiol\w+|\bvivaist\w+|\bfloricolt\w+|\bpescator\w+|\bvigna\w*|\bspecializzat[oi]\b|\bmarinai\w*|\bnostromo\b|\bskipper\b/,
  ],
  [
    'white',
    /\bvendit\w+|\bvendite\b|\bsales\b|\bcommess\w+|\bcassier\w+|\bcassa\b|\bnegozio\b|\bstore\b|\bshop\b|\bretail\b|\bbanconist\w+|\bbanconier\w+|\bgastronomi\w+|\bpunto vendita\b|\bverkauf\w*|\bverkaufer\w*|\bagent[ei]\b|\bcommercial[ei]\b|\brappresentant\w+|\bprocacciat\w+|\bpromoter\b|\bpromotor\w+|\bhostess\b|\bsteward\b|\breception\w*|\brezeption\w*|\baccettazione\b|\baccoglienza\b|\bcentralin\w+|\bcall.?center\b|\bcustomer\b|\bassistenza clienti\b|\bguest\b|\bconcierge\b|\bportier\w+|\bprenotazion\w+|\bbooking\b|\bhospitality\b|\btour\b|\bguida turistic\w+|\bguide turistic\w+/,
  ],
  [
    'white',
    /\bcontabil\w+|\bcontabilita\b|\bamministrazion\w+|\bfinan\w+|\bpaghe\b|\bragionier\w+|\bbuchhalt\w+|\baccountant\b|\btesorer\w+|\bcredit\w*|\brisk\b|\blegal[ei]\b|\bavvocat\w+|\bgiurist\w+|\bcompliance\b|\baml\b|\bnotar\w+|\bcommercialist\w+|\bfiscal\w+|\bassicurat\w+|\bbanc(?:a|ari[oa])\b|\bacquist[io]\b|\bimport\b|\bexport\b|\bspedizionier\w+|\bdogan\w+|\blogistic[ao]?\b|\bpianificazion\w+|\bqualita\b|\bquality\b|\bqualitat\w*|\bhse\b|\brspp\b|\bsicurezza sul lavoro\b|\bsustainability\b|\bregulatory\b|\bricerca e sviluppo\b|\br&s\b|\br&d\b|\btecnolog[oai]\b|\benolog[oai]\b|\bagronom[oai]\b|\bperit[oi]\b|\bgiornalist\w+|\bredattor\w+|\bredattric\w+|\bcomunicazion\w+|\bcommunity\b|\bsocial\b|\bsegreteria\b|\bsekretar\w*|\bcrm\b|\bseo\b|\be.?commerce\b|\bweb\b|\bit\b|\binformatic[oahi]+\b|\bplc\b|\bautomazione\b|\benergy\b|\btecnico\b|\btecnici\b|\btecnica\b|\btechnician\b|\bresponsabil\w+|\bhead\b|\blead\b|\bleader\b|\bleiter\w*|\binterpret\w+|\btraduttor\w+|\bbibliotecari\w+|\baddett[oaie]\b.{0,20}\bcontroll\w+/,
  ],
  [
    'blue',
    /\boperator[ei]\b|\boperatric[ei]\b|\baddett[oaie](?:\/[oaie])? (?:\S+ ){0,3}(?:reparto|caseificio|mungitura|mensa|antincendio|stiro|trattament\w+|lavagg\w+|carico|scarico|rifornimento|scaffal\w+)\b|\bsmistat\w+|\blavavetri\b|\bfrantoian\w+|\bmotorist\w+|\bgroom\b|\bartier\w+|\btrafilator\w+|\bpontegg\w+|\brestaurat\w+|\blavorant\w+|\baiutante\b|\bapprendist\w+|\bfilettat\w+|\bturnist\w+|\boperativ[oi]\b|\bmanovr\w+|\bsegheria\b|\bmurat\w+/,
  ],
  [
    'blue',
    /\bzimmer(?:er|ei|mann|leute|madchen)\w*|\w*fahrer(?:\/?in|innen)?\b|\bsortierer\w*|\bschlosser\w*|\bmaurer\w*|\bmaler\w*|\bspengler\w*|\binstallateur\w*|\w*elektriker\w*|\bbacker\w*|\bkonditor\w*|\bmetzger\w*|\bgartner\w*|\blandarbeiter\w*|\bhilfsarbeiter\w*|\bfacharbeiter\w*|\bhandwerker\w*|\bhausmeister\w*|\bpflegehelfer\w*|\bpflegehelfer\w*|\blagerarbeiter\w*|\bmaschinist\w*|\bmonteur\w*|\bbarkeeper\w*|\bputzkraft\w*|\breinigungskraft\w*|\bkuchenhilfe\w*|\blehrling\w*/,
  ],
  [
    'white',
    /\bsachbearbeiter\w*|\bsekretar\w*|\bkontrolleur\w*|\bberater\w*|\bprojektleiter\w*|\bzeichner\w*|\bburo\w*|\bassistent\w*|\bmitarbeiter\w* (?:in der )?(?:verwaltung|buchhaltung)|\bentwickler\w*|\bstage\b|\btirocin\w+|\bstagist\w+|\bintern(?:ship)?\b|\btrainee\b/,
  ],
]

/** Technicians who work with tools at customers' or on machines. */
export const BLUE_TECHNICIANS =
  /\btecnic[oi] (?:\S+ ){0,3}?(?:frigorist\w+|install\w+|manuten\w+|caldai\w+|elettricist\w+|idraulic\w+|montator\w+|riparat\w+|trasfertist\w+|climatizz\w+|ascensor\w+|elettrodomestic\w+|fibra|fotovoltaic\w+|antincendio|luci|audio|fonic\w+|palco|allarm\w+|videosorveglianza|piscin\w+|serrament\w+|reti idriche|ponteggi|elettromeccanic\w+|autoriparat\w+)|\b(?:assembly|maintenance|repair|installation|workshop) technician\b|\bascensorist\w+|\btrasfertist\w+/

/** What a sentence calls the person looked for, if the title says nothing. */
export const BLUE_WORK =
  /\boperai[oaei]?\b|\breparto (?:produ\w+|taglio|montaggio|verniciatura)|\blinea di produzione\b|\bcarico e scarico\b|\bturni di produzione\b|\bmuletto\b|\bcantier[ei]\b|\bpulizi[ae]\b|\bguida (?:di|del) (?:camion|furgone|mezzi)/
export const WHITE_WORK =
  /\bimpiegat[oaie]\b|\bufficio\b|\bback.?office\b|\boffice\b|\blaurea in\b|\bdegree in\b|\bpacchetto office\b/
