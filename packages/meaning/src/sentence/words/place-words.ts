import { wordSet } from '../phrases.ts'

/** Names of areas by the provinces they stand for: adjectives of the capitals (all of them) and landscapes. */
export const provinceAreas: Readonly<Record<string, string>> = {
  AG: 'agrigentino',
  AL: 'alessandrino',
  AN: 'anconetano | anconitano',
  AO: 'aostano',
  AP: 'ascolano | piceno',
  AQ: 'aquilano | marsica',
  AR: 'aretino | casentino | valtiberina',
  AT: 'astigiano',
  AV: 'avellinese | irpinia',
  BA: 'barese',
  BG: 'bergamasco | bergamasca | val seriana | val brembana | bassa bergamasca | orobie',
  BI: 'biellese',
  BL: 'bellunese | cadore | dolomiti bellunesi',
  BN: 'beneventano | sannio',
  BO: 'bolognese',
  BR: 'brindisino',
  BS: `
    bresciano | bresciana | franciacorta | val camonica | valcamonica | val trompia | valtrompia | valsabbia
    bassa bresciana
  `,
  BT: 'bat | barletta andria trani | barletta-andria-trani',
  BZ: 'alto adige | sudtirol | suedtirol | south tyrol | altoatesino | bolzanino | val pusteria',
  CA: 'cagliaritano',
  CB: 'campobassano',
  CE: 'casertano',
  CH: 'chietino',
  CL: 'nisseno',
  CN: 'cuneese | langhe | roero | la granda',
  CO: 'comasco | comasca | lario',
  CR: 'cremonese | cremasco',
  CS: 'cosentino',
  CT: 'catanese | etneo',
  CZ: 'catanzarese | lametino',
  EN: 'ennese',
  FC: 'forlivese | cesenate | forli cesena | forli-cesena',
  FE: 'ferrarese',
  FG: 'foggiano | capitanata | gargano | daunia',
  FI: 'fiorentino | mugello | empolese | valdelsa fiorentina',
  FM: 'fermano',
  FR: 'frusinate | ciociaria | ciociaro',
  GE: 'genovese | genovesato | tigullio',
  GO: 'goriziano | isontino',
  GR: 'grossetano | maremma',
  IM: 'imperiese',
  IS: 'isernino',
  KR: 'crotonese',
  LC: 'lecchese',
  LE: 'leccese | salento',
  LI: 'livornese',
  LO: 'lodigiano',
  LT: 'pontino | agro pontino',
  LU: 'lucchese | lucchesia | versilia | garfagnana',
  MB: 'brianza | monza brianza | monza e brianza | monza e della brianza | monzese | brianzolo',
  MC: 'maceratese',
  ME: 'messinese',
  MI: 'milanese | hinterland milanese | hinterland di milano | brianza milanese',
  MN: 'mantovano',
  MO: 'modenese',
  MS: 'massese | lunigiana | massa carrara | massa e carrara | massa-carrara',
  MT: 'materano',
  NA: 'napoletano | hinterland napoletano | penisola sorrentina | costiera sorrentina',
  NO: 'novarese',
  NU: 'nuorese | ogliastra | barbagia',
  OR: 'oristanese',
  PA: 'palermitano',
  PC: 'piacentino',
  PD: 'padovano',
  PE: 'pescarese',
  PG: 'perugino',
  PI: 'pisano',
  PN: 'pordenonese',
  PO: 'pratese',
  PR: 'parmense',
  PT: 'pistoiese',
  PU: 'pesarese | pesaro urbino | pesaro e urbino',
  PV: 'pavese | lomellina | oltrepo | oltrepo pavese',
  PZ: 'potentino',
  RA: 'ravennate',
  RC: 'reggino',
  RE: 'reggiano | reggiana',
  RG: 'ragusano',
  RI: 'reatino',
  RM: 'hinterland romano | castelli romani | hinterland di roma',
  RN: 'riminese',
  RO: 'rodigino | polesine',
  SA: 'salernitano | cilento | costiera amalfitana | costa d amalfi | amalfi coast',
  SI: 'senese | val d orcia',
  SO: 'valtellina | valchiavenna | sondriese',
  SP: 'spezzino | cinque terre',
  SR: 'siracusano',
  SS: 'sassarese | gallura',
  SV: 'savonese',
  TA: 'tarantino',
  TE: 'teramano',
  TN: 'trentino | val di non | val di fiemme',
  TO: 'torinese | canavese | hinterland torinese | val di susa | pinerolese',
  TP: 'trapanese',
  TR: 'ternano',
  TS: 'triestino',
  TV: 'trevigiano | marca trevigiana | trevisano',
  UD: 'udinese | carnia',
  VA: 'varesotto | varesino',
  VB: 'vco | verbano | verbano cusio ossola | verbano-cusio-ossola | ossola | cusio',
  VC: 'vercellese | valsesia',
  VE: 'veneziano',
  VI: 'vicentino | alto vicentino',
  VR: 'veronese | valpolicella',
  VT: 'viterbese | tuscia',
  VV: 'vibonese',
}

/** Areas of several provinces. */
export const wideAreas: Readonly<Record<string, string>> = {
  'FC RA RN': 'romagna | riviera romagnola',
  'FI SI': 'chianti',
  'BL TN BZ': 'dolomiti | dolomites | the dolomites',
  'BA BR TA': 'valle d itria',
  'PC PR RE MO BO FE': 'emilia',
  'TP PA': 'sicilia occidentale',
  'AL AT': 'monferrato',
  'BS VR TN': 'lago di garda | lake garda | garda lake',
  'CO LC': 'lago di como | lake como',
  'VA VB': 'lago maggiore | lake maggiore',
  'CN AT': 'langhe e roero',
  'LE BR TA': 'penisola salentina',
}

/** Parts of the country by their regions. */
export const regionAreas: Readonly<Record<string, string>> = {
  '01 02 03 07': `
      nord ovest | nordovest | north west | northwest | nord ovest italia | north west italy | northwest italy
      northwestern italy | italia nord occidentale | north-western italy
    `,
  '04 05 06 08': `
      nord est | nordest | north east | northeast | nord est italia | north east italy | northeast italy
      northeastern italy | italia nord orientale | north-eastern italy
    `,
  '04 05 06': 'triveneto | tre venezie | tri veneto',
  '01 02 03 04 05 06 07 08': `
      nord | nord italia | italia settentrionale | north | north italy | northern italy | the north
      settentrione | nord d italia | italia del nord | tutto il nord | north of italy | alta italia
    `,
  '09 10 11 12': `
      centro italia | centro | italia centrale | center italy | centre italy | central italy | centre of italy
      centro d italia | italia del centro
    `,
  '13 14 15 16 17 18': `
      sud | sud italia | south | south italy | southern italy | italia meridionale | the south | italia del sud
      meridione | south of italy | sud d italia | tutto il sud
    `,
  '13 14 15 16 17 18 19 20': `
      sud e isole | sud isole | mezzogiorno | south and islands | sud italia e isole | the south and islands
      tutto il sud e isole | sud e le isole | south and the islands | sud ed isole | southern italy and islands
      southern italy and the islands
    `,
  '19 20': 'isole | le isole | islands | the islands | isole maggiori | italia insulare',
  '09 10 11 12 13 14 15 16 17 18': `
      centro sud | centrosud | centro sud italia | central and southern italy | centro e sud | centre south
      central southern italy | centro e sud italia
    `,
  '09 10 11 12 13 14 15 16 17 18 19 20': 'centro sud e isole | centro sud isole',
  '01 02 03 04 05 06 07 08 09 10 11 12': `
      centro nord | centronord | centro nord italia | central and northern italy | nord e centro
      nord e centro italia | centro e nord | northern and central italy
    `,
  '13 14': 'abruzzo molise | abruzzi e molise | abruzzi',
  '01 02': 'piemonte valle d aosta',
  '04': `
    trentino alto adige | trentino-alto adige | taa | trentino south tyrol | trentino-south tyrol
    trentino sudtirol
  `,
  '06': 'friuli | friuli venezia giulia | fvg | venezia giulia',
  '08': 'emilia romagna | emilia-romagna | emilia e romagna | emiliaromagna',
  '02': 'val d aosta | valle d aosta | valle daosta | vda | aosta valley | valdaosta | vallee d aoste',
  '12': 'latium | lazio',
  '16': 'puglie | apulia | puglia',
  '03': 'lombardy | lombardia | lombradia',
  '01': 'piedmont | piemonte',
  '05': 'veneto | venetian region',
  '11': 'marche | the marches | le marche',
  '09': 'tuscany | toscana | tuscani',
}

/** Places abroad, which no filter stands for. */
export const foreignPlaces: ReadonlySet<string> = wordSet(`
  germania germany svizzera switzerland francia france austria spagna spain portogallo portugal europa europe belgio
  belgium olanda netherlands slovenia croazia croatia romania polonia poland malta grecia greece albania ungheria
  hungary inghilterra england irlanda ireland scozia scotland danimarca denmark svezia sweden norvegia norway
  finlandia finland lussemburgo luxembourg ticino lugano londra london parigi paris berlino berlin monaco munich
  madrid barcellona barcelona zurigo zurich ginevra geneva vienna bruxelles brussels dubai usa uk america africa
  asia cina china india giappone japan russia ucraina ukraine turchia turkey tunisia marocco brasile messico canada
`)

/** Adjectives of regions: after companies they say where these are. */
export const regionAdjectives: Readonly<Record<string, string>> = {
  '01': 'piemontese piemontesi piedmontese',
  '02': 'valdostano valdostana valdostani valdostane',
  '03': 'lombardo lombarda lombardi lombarde lombard',
  '05': 'veneto veneta veneti venete venetian',
  '06': 'friulano friulana friulani friulane giuliano giuliana giuliani giuliane',
  '07': 'ligure liguri ligurian',
  '08': 'emiliano emiliana emiliani emiliane',
  '09': 'toscano toscana toscani toscane tuscan',
  '10': 'umbro umbra umbri umbre umbrian',
  '11': 'marchigiano marchigiana marchigiani marchigiane',
  '12': 'laziale laziali',
  '13': 'abruzzese abruzzesi',
  '14': 'molisano molisana molisani molisane',
  '15': 'campano campana campani campane',
  '16': 'pugliese pugliesi apulian',
  '17': 'lucano lucana lucani lucane',
  '18': 'calabrese calabresi calabrian',
  '19': 'siciliano siciliana siciliani siciliane sicilian',
  '20': 'sardo sarda sardi sarde sardinian',
}

/** Municipalities whose names are everyday words, beyond those that adverts are read with. */
export const moreWordTowns = `
  lode   albino ali altare anzi apice arcade arre barbara bard barge bee bettola bore borghi boca busso camini canino
    cascina casina cento ceres cesa chiari chamois conta cori covo cozzo dolce dro ello erbe felino force fosso
    furore gais gela grado greggio grone hone introd itala lustra male marzi marzio melle merlino molare momo
    monta mossa mozzo nesso nole noli nomi opi ossi ottone pagno pergola piglio pisano pignone poppi portici
    postal pray preci quart rabbi rio rezzo rubano russi sambuco scanno silvi signa sommo sospiro sover spiazzo
    spinoso strozza susa teti tires trevi trino urbana valva vetto vigo vo medicina mercato molise cologne crema
    pero bene forte cartigliano mede lesa rota tribano ripa miglionico asso ponza prata premolo samone torri
    turri ternate terenzo
  `

export const englishTowns: Readonly<Record<string, string>> = {
  leghorn: 'Livorno',
  turin: 'Torino',
  'reggio emilia': "Reggio nell'Emilia",
  'reggio calabria': 'Reggio di Calabria',
  bozen: 'Bolzano',
  meran: 'Merano',
  'emilia reggio': "Reggio nell'Emilia",
  'san dona': 'San Donà di Piave',
  desenzano: 'Desenzano del Garda',
  bassano: 'Bassano del Grappa',
  castelfranco: 'Castelfranco Veneto',
  busto: 'Busto Arsizio',
  'sesto san giovanni': 'Sesto San Giovanni',
  lamezia: 'Lamezia Terme',
  civitanova: 'Civitanova Marche',
  gioia: 'Gioia Tauro',
  lignano: 'Lignano Sabbiadoro',
  cortina: "Cortina d'Ampezzo",
  peschiera: 'Peschiera del Garda',
  pinerolo: 'Pinerolo',
  'san benedetto': 'San Benedetto del Tronto',
  cernusco: 'Cernusco sul Naviglio',
  'san donato': 'San Donato Milanese',
  castellammare: 'Castellammare di Stabia',
  'torre annunziata': 'Torre Annunziata',
  bz: 'Bolzano',
  cesena: 'Cesena',
  abano: 'Abano Terme',
  montecatini: 'Montecatini-Terme',
  conegliano: 'Conegliano',
  chianciano: 'Chianciano Terme',
  'riva del garda': 'Riva del Garda',
  nocera: 'Nocera Inferiore',
  'barcellona pozzo di gotto': 'Barcellona Pozzo di Gotto',
  'piazza armerina': 'Piazza Armerina',
  mazara: 'Mazara del Vallo',
  'forte dei marmi': 'Forte dei Marmi',
  'porto recanati': 'Porto Recanati',
  santarcangelo: 'Santarcangelo di Romagna',
  rho: 'Rho',
  'lido di jesolo': 'Jesolo',
  'porto cervo': 'Arzachena',
  malpensa: 'Ferno',
  linate: 'Segrate',
  'costa smeralda': 'Arzachena',
}

/** Before a town: it is around it. */
export const nearBefore = `
    vicino | vicino a | vicino ad | vicino al | zona | in zona | zona di | zone | nella zona di | in zona di
    area | area di | nell area di | dintorni | dintorni di | nei dintorni di | nei dintorni | intorno a
    intorno ad | attorno a | nei pressi di | pressi | presso | near | near to | close to | around
    in the area of | area of | the area of | nearby | vic | limitrofi | zona limitrofa a | limitrofi a
    non lontano da | poco lontano da | hinterland | hinterland di | in the vicinity of | not far from | vicinanze
    zona nord | zona nord di | zona sud | zona sud di | zona est | zona est di | zona ovest | zona ovest di
    a nord di | a sud di | a est di | a ovest di | north of | south of | east of | west of
    vicinanze di | nelle vicinanze di | comuni limitrofi a | comuni vicino a | paesi vicino a
  `
/** After a town: it is around it. */
export const nearAfter = `
    e dintorni | e zone limitrofe | e zona | dintorni | e limitrofi | area | e hinterland | hinterland
    and surroundings | surroundings | e comuni limitrofi | and surrounding area | and surrounding areas
    zone limitrofe | zona | and nearby | and area | e vicinanze | e zone vicine | limitrofi | vicinanze
    and around | e paesi limitrofi | metropolitan area | and the surrounding area
  `
/** Before a town: exactly there. */
export const inBefore = `
    a | ad | in | su | nella citta di | citta di | comune di | nel comune di | at | based in | di | sede a
    sede di | sede | in citta a | a sede | con sede a | con sede in | located in | town of | city of
    centro | centro di | in centro a | nel centro di | nord | sud | est | ovest | central | downtown | zona centro
    north | south | east | west | the city of | from | da | per | dalle parti di | solo a | solo | only in | in quel di
  `
/** After a town, said to mean the town alone. */
export const townAfter =
  'citta | nord | sud | est | ovest | centro | city | only | town | city centre | centro citta | comune'
export const provinceBefore = `
    provincia di | provincia | in provincia di | nella provincia di | prov | prov di | province di | province
    in prov | in prov di | in prov. di | citta metropolitana di | provincie di | provincia del | province of
    in the province of | the province of | prov. | pr di | provincia dell | nelle province di
    in the provinces of | provinces of | tutta la provincia di | intera provincia di | in provincia
    in provincia del | in province di | metropolitan city of
  `
export const provinceAfter = `
    e provincia | e prov | province | and province | provincia | prov | e tutta la provincia | and its province
    ed provincia | e in provincia | provinces
  `

/** Before a distance: "entro 50 km", "within 25 km". */
export const distanceBefore = `
    entro | raggio | nel raggio di | raggio di | nel raggio | in un raggio di | within | max | a | fino a
    massimo | a max | a meno di | in a radius of | radius of | radius | within a radius of | distanza
    distanza max | distanza massima | not more than | no more than | up to | + | al massimo | entro un raggio di
    con raggio | con raggio di | less than | entro max | entro massimo | a non piu di | non oltre
  `
/** Between a distance and its town. */
export const distanceAfter = `
    da | dal | dalla | di | of | from | intorno a | attorno a | around | d | di distanza da | away from
    radius of | radius from | radius around | di raggio da | near | vicino a | vicino | max da | massimo da
    dall | distance from | distance of | intorno ad | d distanza da | da citta di
  `
