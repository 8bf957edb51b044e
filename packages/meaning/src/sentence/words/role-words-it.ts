/** Nouns of trades, in the singular and masculine where there are two forms; plurals and feminines follow by rule. */
export const italianTrades = `
  funzionario professoressa esercente commerciante fabbricante riparatore terapista preparatore tecnologo
  investigatore rivenditore manovratore raccoglitore cementista giuntista macellatore orefice degustatore
  assaggiatore paesaggista viticoltore letturista posteggiatore serraturiere calderaio controsoffittatore
  pavimentatore tranviere visagista ortottista perfusionista protesista ortesista pontista bambinaia
  capocameriere caricatore allestitore coltivatore arboricoltore forgiatore smaltatore modellatore soffiatore
  vulcanizzatore saggiatore mescolatore cartografo epidemiologo immunologo patologo tossicologo meteorologo
  idrogeologo chiropratico buttafuori coreografo presentatore scrittore negoziatore poliziotto preside
  codificatore classificatore maggiordomo tabaccaio armaiolo artificiere chinesiologo bioinformatico
  fotocompositore sottotitolatore blogger
  comandante artigiano portalettere postino messo doganiere casellante pastore guardiacaccia guardaboschi autoriparatore arrotino
  vetrinista barellista autoferrotranviere speaker influencer saldatore carpentiere tornitore fresatore
  rettificatore alesatore molatore limatore lucidatore sbavatore stampista stampatore attrezzista aggiustatore
  meccanico elettromeccanico meccatronico elettricista elettronico elettrotecnico elettrauto idraulico
  termoidraulico frigorista caldaista fabbro lattoniere carrozziere gommista verniciatore sabbiatore galvanico
  fonditore formatore colatore trafilatore laminatore pressatore pressopiegatore piegatore lamierista tubista
  montatore assemblatore cablatore quadrista collaudatore manutentore installatore impiantista antennista
  ascensorista serramentista vetraio marmista scalpellino ceramista piastrellista pavimentista parchettista
  posatore muratore manovale ferraiolo cassonista intonacatore stuccatore cartongessista imbianchino pittore
  decoratore gessista ponteggiatore copritetto impermeabilizzatore asfaltatore escavatorista palista ruspista
  gruista autogruista carrellista mulettista magazziniere scaffalista facchino pallettizzatore imballatore
  confezionatore etichettatore picker smistatore autista camionista bilichista trasportatore autotrasportatore
  corriere fattorino rider tassista ncc conducente macchinista capotreno capostazione ferroviere marittimo
  marinaio mozzo nostromo pilota hostess steward spedizioniere doganalista disponente falegname mobiliere
  ebanista restauratore tappezziere levigatore segantino boscaiolo forestale giardiniere vivaista florovivaista
  fioraio potatore trattorista mungitore stalliere mandriano casaro allevatore agricoltore bracciante agronomo
  enologo cantiniere vignaiolo frantoiano apicoltore pescatore pescivendolo macellaio norcino salumiere
  panettiere panificatore fornaio pasticciere pasticcere gelataio gelatiere cioccolatiere pizzaiolo cuoco chef
  aiutocuoco lavapiatti cameriere barista bartender barman barlady sommelier maitre banconista banchista
  gastronomo rosticciere caffettiere receptionist portiere portinaio concierge governante bagnino animatore
  accompagnatore guida croupier commesso venditore promoter promotore merchandiser cassiere repartista
  caporeparto farmacista ottico optometrista audioprotesista erborista commerciale agente rappresentante
  informatore telefonista centralinista teleseller operatore sarto modellista confezionista stiratore cucitore
  tagliatore ricamatore magliaio rammendatore tessitore filatore orditore tintore roccatore conciatore
  pellettiere calzolaio calzaturiere orlatore tomaista stilista figurinista guantaio orafo gioielliere
  incastonatore orologiaio incisore argentiere occhialaio tipografo litografo serigrafo rilegatore legatore
  fustellatore cartotecnico offsettista grafico impaginatore illustratore fotografo videomaker cameraman fonico
  regista sceneggiatore attore ballerino musicista cantante scenografo costumista truccatore parrucchiere
  acconciatore barbiere estetista onicotecnico massaggiatore massoterapista tatuatore manicurista infermiere
  medico chirurgo dentista odontoiatra odontotecnico igienista ostetrico puericultore fisioterapista osteopata
  logopedista psicomotricista psicologo psicoterapeuta psichiatra pediatra radiologo anestesista cardiologo
  dermatologo oculista ortopedico ginecologo veterinario farmacologo biologo biotecnologo chimico geologo
  genetista microbiologo nutrizionista dietista dietologo podologo ausiliario oss osa asa aso badante colf
  baby-sitter babysitter tata domestico assistente educatore pedagogista insegnante docente professore maestro
  tutor istruttore allenatore bidello collaboratore ricercatore bibliotecario archivista traduttore interprete
  giornalista redattore copywriter editor correttore impiegato contabile ragioniere commercialista revisore
  segretario dattilografo fatturista tesoriere economo paghista bancario assicuratore attuario broker perito
  liquidatore notaio avvocato giurista legale paralegal magistrato cancelliere praticante consulente analista
  economista controller auditor buyer compratore addetto responsabile direttore dirigente capo capocantiere
  caposquadra capoturno capofficina capocommessa caposala capocuoco capoarea capoprogetto coordinatore
  supervisore referente ispettore controllore verificatore gestore amministratore manager quadro ingegnere
  architetto geometra progettista disegnatore designer topografo urbanista pianificatore programmatore
  sviluppatore sistemista informatico webmaster tecnico specialista laboratorista metrologo rspp aspp
  preventivista tempista metodista operaio conduttore ausiliare inserviente pulitore lavandaio custode guardiano
  guardia vigilante vigile sorvegliante usciere netturbino spazzino autospurghista cantoniere spazzacamino
  soccorritore barelliere pompiere indossatore stagista tirocinante apprendista esperto necroforo disinfestatore
  fochino benzinaio lavaggista autolavaggista rifinitore ritoccatore scassettatore termista estrusorista
  pressista bobinatore avvolgitore trancista burattatore carteggiatore incollatore plissettatore prototipista
  cnc-ista robotista plc-ista affilatore brasatore tranciatore punzonatore laserista cesoista ossitaglista
  sondatore minatore perforatore cavatore carotatore computista contabilizzatore estimatore agrimensore
  catastista sportellista consigliere private-banker cabinista recuperatore mediatore facilitatore orientatore
  selezionatore recruiter headhunter assistente-sociale criminologo sociologo antropologo archeologo curatore
  catalogatore ludotecario bigliettaio giostraio arredatore wedding-planner organizzatore fundraiser dialogatore
  intervistatore rilevatore volantinatore dogsitter toelettatore addestratore maniscalco fantino groom artiere
  erbicoltore ortolano orticoltore fungaiolo distillatore birraio mastro-birraio torrefattore mugnaio pastaio
  confettiere affettatore disossatore sfilettatore cernitore calibratore essiccatore conserviere saponiere
  profumiere colorista tintometrista laccatore doratore corniciaio liutaio accordatore intagliatore cestaio
  impagliatore materassaio tendaggista velaio calafato maestro-d-ascia carpentiere-navale tubista-navale
  ormeggiatore palombaro sommozzatore gondoliere scafista skipper
`

/** These say what one does only with the words that follow: "addetto mensa", "tecnico luci". */
export const generalHeads = `
    addetto operatore tecnico responsabile impiegato assistente direttore capo coordinatore specialista
    consulente operaio ausiliario insegnante docente professore istruttore agente ispettore perito ingegnere
    progettista disegnatore sviluppatore programmatore analista sistemista account referente conduttore gestore
    amministratore maestro guardia esperto collaboratore supervisore controllore medico guida rappresentante
    vice aiuto manutentore montatore venditore apprendista caporeparto capoturno educatore dirigente informatore
    ricercatore meccanico stagista
  `

/** Words that take a tool's name as part of the role: "sviluppatore java", "programmatore plc", "operatore cnc". */
export const toolHeads = `
    sviluppatore programmatore sistemista operatore operaio tecnico consulente specialista analista addetto
    saldatore tornitore fresatore attrezzista esperto docente formatore responsabile architetto insegnante
    istruttore
  `
/** Tools that are part of any role's name. */
export const roleTools = `
    cnc plc cad cam bim seo tig mig mag crm erp frontend backend muletto gru carroponte laser pressa tornio
    embedded elettrodo filo e-commerce ecommerce
  `

/** Words of departments, objects and specialities that complete roles, for mending and for lists ("acquisti e logistica"). */
export const roleComplements = `
  acquisti vendite vendita logistica magazzino qualita sicurezza ambiente produzione manutenzione
  amministrazione contabilita bilancio paghe contributi personale risorse umane marketing comunicazione sviluppo
  ricerca export estero commerciale amministrativo amministrativa tecnico tecnica meccanico meccanica elettrico
  elettrica elettronico elettromeccanico elettrostrumentale metallico industriale edile civile navale agricolo
  agricola forestale turistico alberghiero sanitario sociosanitario socio professionale legale fiscale
  tributario finanziario bancario assicurativo immobiliare informatico sistemi reti software hardware frontend
  backend fullstack mobile web cloud dati database stampa digitale offset serigrafia confezionamento imballaggio
  assemblaggio montaggio collaudo controllo gestione clienti customer service care ordini front back office
  segreteria reception accoglienza sala cucina banco bar reparto ortofrutta gastronomia macelleria pescheria
  salumeria cassa casse negozio pulizie piani mensa lavanderia guardaroba facchinaggio trasporti spedizioni
  import traffico flotta cantiere gare appalti preventivi progetti impianti caldaie fotovoltaico climatizzazione
  refrigerazione quadri cablaggi automazione robotica plc cnc presse stampi stampaggio plastica gomma legno
  vetro ceramica marmo metalli lamiera tubi saldatura verniciatura tornio fresa linea linee macchine macchinari
  utensili confezionatrici automatiche muletto carrello gru escavatore bus bilico patente furgone camion
  consegne farmacia laboratorio analisi chimico biologico radiologia fisioterapia anziani minori disabili
  infanzia sostegno scuola nido primaria asilo giurata giurato armata notturno notte vigilanza teatro luci palco
  audio video eventi congressi fiere viaggi biglietteria museo sportivo sci nuoto fitness calcio tennis musica
  danza inglese italiano matematica poltrona studio dentistico medico veterinario estetico unghie capelli
  massaggi generico specializzato polivalente jolly turnista notturna giornaliero interno esterno senior junior
  area zona territorio canale retail gdo horeca key account digital social media content seo
`
