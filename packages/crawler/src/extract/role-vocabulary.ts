const words = (text: string) => text.trim().split(/\s+/)

/** Beginnings of Italian words that name who does a job, wherever they stand among the first words of a title. */
export const roleStems = words(`
  addett impiegat operai operator responsabil apprendist tirocinant stagist stagiair praticant magazzinier mulettist
  carrellist autist camionist corrier fattorin saldator saldocarpentier carpentier tornitor fresator rettificator
  piegator stampator verniciator lucidator molatori sbavator fonditor formator animist fornist tessitor tintor
  filator orditor sarta sarti sarto cucitri modellist magliaist stirator montator cablator quadrist assemblator
  attrezzist manutentor elettricist elettromeccanic elettrotecnic frigorist idraulic termoidraulic lattonier
  caldaist bruciatorist ascensorist serramentist fabbro fabbri falegnam ebanist muratori muratore ferraiol
  imbianchin piastrellist cartongessist gessist intonacator pavimentist posator ponteggiator gruist escavatorist
  palista capocantier capoturno caporepart capoofficin capocommess capoarea capotecnic caposala capoprogett
  caposquadr geometr ingegner architett progettist disegnator perito periti metodist collaudator tecnologo tecnologi
  programmator sviluppator sistemist analist informatic webmaster grafic fotograf videomaker redattor copywriter
  giornalist traduttor interpret contabil ragionier commercialist amministrativ segretari centralinist receptionist
  receptionist portinai custode custodi guardian vigilant usciere usceri sorvegliant bidell
  commess banconist cassier scaffalist repartist vetrinist venditor rappresentant agente agenti procacciator
  consulent promotor promoter hostess steward informator merchandiser buyer
  cuoco cuochi cuoca cuoche pizzaiol pasticcer pasticcier panettier panifica fornaio fornai gelatai macella
  barist barman barmaid bartender camerier lavapiatt sommelier pasticcer aiutocuoco maitre commis chef
  governant bagnin animator animatric massaggiator estetist parrucchier barbier onicotecnic truccator
  infermier fisioterapist logopedist psicolog medico medici dottor dietist ostetric radiolog odontoiatr
  dentist odontotecnic igienist podolog farmacist optometrist ottico ottici audioprotesist veterinari biolog
  educator educatric insegnant docent maestr tutor formatric istruttor allenator pedagogist bibliotecari
  assistent badant colf caregiver ausiliari operatric coordinator supervisor direttor dirigent presidente
  amministrator gestor capo vicedirettor funzionari ispettor auditor controllor revisor avvocat notai legali
  giurist paralegal statistic economist attuari ricercator scienziat chimic fisico geolog agronom enolog cantinier
  trattorist potator vendemmiator giardinier boscaiol allevator mungitor stallier vivaist agricoltor bracciant
  giardiniera meccanic meccatronic carrozzier gommist lattoniere elettrauto motorist pontist
  smontator imballator confezionator etichettator impacchettator picker facchin traslocator netturbin spazzin
  pulitor addobbator allestitor macchinist conducent conduttor pilota marinai skipper nostromo comandant
  taglierin tagliator pellettier calzolai conciator orafo orafi incastonator incisor decorator ceramist smaltator vetrai
  marmist scalpellin litograf tipograf rilegator impaginator serigraf cartotecnic fustellator
  orlator orlatric giuntator giuntric premontator tomaist suolator registrar catalogator conservator curator
  estrusor pressist galvanist trattamentist stampist aggiustator lamierist laminator trafilator fucinator
  collaborator jolly manovale manovali garzon inservient dispensier cantonier necrofor bigliettai
  croupier intrattenitor ballerin musicist cantant attore attrice costumist scenograf regist montatore truccator
  casaro casari norcin salumier salumai pescivendol fruttivendol mugnai birrai frantoian mandrian maniscalc artier groom
  toelettator fiorist copritett asfaltator fochin palombar sommozzator ormeggiator stivator manovrator capotren
  casellant benzinai lavaggist parcheggiator portalettere postino postini barellier soccorritor osteopat chinesiolog
  nutrizionist puericultor puericultric mediator archivist restaurator tappezzier ricamatric orologiai accordator
  fonico fonici cioccolatier gelatier rosticcier laborantin laboratorist rammendator caposcal magutt
  schedulator pianificator spedizionier doganalist dispatcher disponent logist tempist preventivist
  stimator computist compratori approvvigionator acquisitor cablatric
  manager engineer developer specialist assistant analyst designer consultant officer technician trainee
  executive representative architect scientist administrator coordinator accountant planner controller tester
  recruiter generalist visual waiter waitress nurse driver clerk teacher researcher strategist advisor programmer
  salesman salesperson storekeeper shopkeeper concierge butler housekeeper housekeeping bellboy cook baker electrician
  plumber welder fitter machinist toolmaker photographer bookkeeper paralegal lawyer estimator surveyor scheduler
  mitarbeiter techniker ingenieur verkaufer elektriker mechaniker mechatroniker schlosser schweisser koch kochin
  kellner fahrer lagerist sachbearbeiter buchhalter praktikant lehrling auszubildende rezeptionist pfleger
  entwickler berater kaufmann kauffrau tischler maurer maler monteur installateur hausmeister aushilfe fachkraft
  betreuer konstrukteur zeichner backer konditor metzger friseur zimmermadchen reinigungskraft servicekraft
  gartner schneider naherin dreher fraser spengler dachdecker zimmerer glaser fliesenleger verputzer schreiner kaminkehrer
  winzer melker senner hirte barkeeper spuler abspuler masseur kosmetiker animateur lehrer erzieher therapeut arzt arztin
  apotheker optiker sekretar portier polier vorarbeiter zusteller wachmann gouvernante zimmerfrau stubenmadchen hausdame
`)

/** Whole words and short names of roles. */
export const roleWords = new Set(
  words(`
  chief hacker evangelist ambassador guardia guardie vigile vigili aso cashier guard bellman
  oss asa osa rspp hse ege cuoco chef sous commis barman oste cfo cto ceo coo cmo ciso dpo hr pm pmo intern interns
  stage tirocinio internship traineeship account seller sales head lead leader owner
  host nanny babysitter rider runner picker packer driver worker operator agent expert buyer maker trainer
  coach editor writer auditor partner tester steward manovale devops sre fullstack frontend backend
  helpdesk segretaria commerciale venditori perito fabbro sarta medico mozzo cambusiere
  caposala caporeparto capocantiere capoturno verkaufsleiter leiter leiterin koch lehrling
`),
)

/** Endings that make a German compound a role: `Vertriebsleiter`, `Küchenhilfe`. */
export const germanEnding =
  /(?:mitarbeiter|techniker|ingenieur|verkaufer|elektriker|mechaniker|mechatroniker|schlosser|schweisser|fahrer|leiter|berater|entwickler|pfleger|helfer|hilfe|kraft|krafte|kellner|kaufmann|kauffrau|assistent|referent|monteur|maler|planer|zeichner|bearbeiter|betreuer|meister|lehrling|praktikant|putzer|backer|koch|arbeiter|gartner|schneider|lehrer|erzieher|therapeut|sekretar|fuhrer|spuler|chef|madchen|frau)(?:in|innen|en|e|s)?$/

/** Italian words that end as if someone did them. */
export const notRoles = new Set(
  words(`
  settore settori motore motori fattore fattori trattore trattori generatore generatori ventilatore ventilatori
  compattatore refrigeratore radiatore radiatori contatore contatori trasformatore trasformatori visitatore visitatori
  fornitore fornitori investitore investitori consumatore consumatori genitore genitori sostenitori utilizzatore
  utilizzatori rivenditore rivenditori distributore distributori autore autori lettore lettori espositore espositori
  navigatore ascensore donatore calcolatore configuratore condensatore reattore contattore separatore essiccatore
  riduttore riduttori variatore attuatore attuatori miscelatore bruciatore bruciatori elevatore elevatori iniettore
  connettore connettori indicatore indicatori sezionatore alternatore accumulatore isolatore avviatore carburatore
  spettatori ascoltatori creatori predittore precursore equatore vettore vettori rettore tutore
  lista liste pista piste vista viste rivista riviste intervista interviste conquista acquisti provvista misti prevista
  previsti previste turista turisti ciclista ciclisti acquista protagonista protagonisti batterista
  tristi resista visti avvista chiavista
  carriera carriere karriere cantiere cantieri maniera maniere quartiere quartieri mestiere mestieri barriera barriere frontiera
  frontiere bandiera bandiere miniera miniere filiera filiere volentieri fiera fiere preghiera ieri interi costiera
  costiere raffineria ingegneria infermieristica riviera corriera cerniera cerniere lamiera lamiere saliera cucchiera
  scacchiera teleferica tastiera tastiere peschiera pensieri pensiero stranieri straniere straniera alberghiera
  alberghiero alberghiere alberghieri doganiera petroliera finanziera finanziere finanziaria levatrice matrice matrici
  cicatrice lavatrice lavatrici calcolatrice calcolatrici
  formazione grafica chimica fisica statistica informatica meccanica meccatronica idraulica elettrotecnica
  statistiche grafiche meccaniche meccatroniche chimiche fisiche idrauliche architettura ostetricia psicologia
  biologia biologico biologica biologici biologiche legalita direttoriale capodanno capogruppo capofila capolavoro
  capolavori capoluogo capitale maestria veterinaria odontoiatria contabilita responsabilita dottorato avvocatura
  gestorie ristoratori cookie cookies elettrici elettrice elettriche geometrici simmetrici motrice motrici
  metrici settoriale
`),
)

/** First words of what is a department, a service, a course, a page: not of a title. */
export const notFirst = new Set(
  words(`
  area aree ufficio uffici reparto reparti settore settori dipartimento divisione team staff sede sedi servizio servizi
  prodotto prodotti corso corsi scuola formazione academy master convegno evento eventi news notizie blog chi come cosa
  perche dove quando quanto quali scopri invia inviaci inviate compila leggi candidati candidatura candidature contattaci
  contatti richiedi scarica vedi guarda diventa vuoi sei hai siamo abbiamo offriamo lavora lavorare lavoro unisciti entra
  entrare vieni conosci incontra requisiti competenze esperienza esperienze mansioni attivita responsabilita profilo
  titolo laurea diploma patente disponibilita capacita conoscenza conoscenze buona buone ottima ottime buon ottimo
  supporto supportare gestione controllo assistenza manutenzione realizzazione progettazione sviluppo collaborazione
  collaborare redazione analisi verifica coordinamento partecipazione costruzione produzione vendita vendite noleggio
  nostri nostre nostra nostro il lo la gli le i un uno una
  home azienda privacy cookie informativa copyright note legale legali credits sitemap mappa faq storia valori mission
  vision qualita certificazioni ambiente sostenibilita etica governance bilancio clienti fornitori rivenditori partner
  gallery video foto download area login accedi registrati newsletter seguici condividi
  benefit vantaggi orario orari luogo contratto retribuzione inquadramento livello sede data scadenza
  about our we you your why what how who where join apply send view read learn discover meet contact life benefits
  jobs careers career karriere stellenangebote uber unser unsere wir sie ihr ihre warum was wie wer karriere bewerbung
  domanda domande modulo form nome cognome email telefono messaggio allegato consenso
  percorso percorsi progetto progetti soluzioni impianti macchine attrezzature ricambi accessori catalogo
  grazie benvenuti dal del della dei delle di da con su tra fra se non piu oltre anche
  premio premi concorso bando gara appalto albo elenco archivio graduatoria banca
  genitori genitore studenti studente alunni famiglie famiglia soci pazienti ospiti utenti cittadini imprese aziende
  privati professionisti visitatori associati
`),
)

/** Given names: "Giulia Barbieri, responsabile acquisti" is a person who speaks, not a post. */
export const givenNames = new Set(
  words(`
  marco luca andrea matteo alessandro lorenzo davide simone francesco giuseppe antonio giovanni paolo roberto stefano
  michele fabio mario riccardo federico gabriele tommaso edoardo giacomo filippo nicola daniele emanuele cristian
  christian salvatore vincenzo claudio maurizio massimo alberto enrico sergio giorgio carlo pietro luigi franco gianni
  giancarlo gianluca gianluigi piero renato silvio walter ivan diego samuele mattia leonardo alessio valerio mirko denis
  giulia chiara sara martina francesca elena alessia valentina federica laura silvia anna maria paola roberta monica
  barbara cristina elisa ilaria giorgia eleonora sofia aurora alice camilla beatrice arianna michela daniela stefania
  simona claudia patrizia sabrina manuela raffaella antonella lucia caterina teresa angela carla giovanna rita nadia
  veronica debora deborah irene serena noemi marta emma greta ludovica benedetta margherita john david michael thomas
  peter martin stefan hans klaus anna julia lisa sarah emily
`),
)
