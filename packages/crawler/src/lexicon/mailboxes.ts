import { anyOf, terms } from './compile-terms.ts'
import { mailboxServices } from './mailbox-services.ts'

export const applicationMailboxes = terms`
  mad$
  hr
  cv
  job
  jobs
  lavoro
  lavora
  lavoraconnoi
  lavora-con-noi
  selezione
  selezioni
  career
  careers
  carriere
  recruiting
  recruitment
  personale
  risorseumane
  risorse\.?umane
  risorse-umane
  people
  talent
  talents
  candidature
  candidati
  curriculum
  curricula
  cvs
  ufficiopersonale
  ufficio\.personale
  humanresources
  hiring
  personal
  personalabteilung
  talenti
  assunzioni
  stellen
  lavoraconoi
  bewerbung
  karriere
  join
  joinus
  stage
  work
  workwithus
  staff
`

export const applicationMailbox = terms`
  ^${anyOf(applicationMailboxes)}(?:[._-].*)?$
  (?:^|[._-])(?:hr|cv|selezione|selezioni|risorseumane|recruiting|candidature|lavoraconnoi|careers?|jobs?)$
`

/** Mailboxes of the management, of one service, or of nobody. */
export const reservedMailboxes = terms`
  direzione
  direttore
  presidente
  presidenza
  privacy
  dpo
  gdpr
  rpd
  whistleblow\w*
  odv
  webmaster
  noreply
  no-reply
  postmaster
  abuse
  press
  ufficiostampa
  media
  newsletter
  unsubscribe
  esempio
  example
  nome
  tuo
  your
  name
  user
  email
  mail@
`

/** Words beside an address that CVs go to. */
export const applicationWords = terms`
  cv
  curricul\w+
  candidatur\w+
  candidars\w+
  candidati
  domande? (?:di (?:assunzione|lavoro|partecipazione)|vanno)
  lavora con noi
  colloqui\w*
  apply
  application\w*
  resume
  bewerb\w+
  open applications?
  selezion\w+
  posizion\w+
  personale
`

/** Mailboxes of an office, whoever reads them. */
export const officeMailboxes = terms`
  info
  ufficio
  uff
  commerciale
  amministrazione
  vendite
  acquisti
  segreteria
  servizio
  assistenza
  clienti
  customer
  service
  sales
  export
  import
  italia
  italy
  milano
  roma
  torino
  sede
  negozio
  store
  shop
  hotel
  booking
  prenotazioni
  reception
  logistica
  traffico
  tecnico
  qualita
  marketing
  contabilita
  direzione
  protocollo
  office
  support
  contatti
  contact
  hello
  ciao
  welcome
  mail
  posta
  pec
  scuola
  studio
  farmacia
  ordini
  preventivi
`

/** Further words in the names of mailboxes that several people read: offices, trades, things one writes about. */
export const sharedMailboxWords: ReadonlySet<string> = new Set([
  ...mailboxServices,
  ...`
abbigliamento abbonamenti abbonati academy accademia accettazione acciai accoglienza accounting accounts accrediti
acqua acque adesioni adv advertising affari affarigenerali affiliazioni affittacamere affitti aftersales agency agenti
agenzia agenzialavoro agenzie agri agricola agriturismo airfreight albergo allestimenti alloggi alunni ambiente
ambulatori ambulatorio ambulatorioveterinario amm ammin amministrativo amministratore amministratori amministrazioni
anagrafe analisi animatori animazione annunci annuncio anziani apertura appalti applicant applicants applications
apply apprendistato apprendisti architetti architettura archivio archiviostorico area areamanager arredamenti arredi
arredo ascensori asd asilo asilonido ask assicura assicurazione assicurazioni assistenzaclienti assistenzadomiciliare
associati associazione assunzione assunzioni ateco atelier ateneo attive audio audit ausili autisti auto autofficina
automazione autonoleggio autoscuola autotrasporti avvocati azagricola azienda aziende bacheca back backoffice badanti
badge bagni bagno banca banco bandi bar barber barbershop barbiere basket beauty bedandbreakfast benessere bevande
beverage bewerbungen biblioteca biglietteria bike bilancio billing bio biologico birra birreria birrificio
biscottificio bistrot bnb borgo borsa borse bottega boutique box braceria brand broker buero bus business buste
bustepaga caf caffe caffetteria calcio call callcenter calzature calzaturificio camera camere camerieri camp campeggio
camping campus candidarsi candidate candidates candidati candidatura candidaturas candidature cantiere cantieri
cantieristica cantina capo capoarea caporeparto carburante carburanti cargo caring carpenteria carriera carrozzeria
cartiera cartoleria casaclima casale caseificio cassa castello catering ced center centralacquisti centrale centralino
centro centroimpiego ceramiche cercalavoro cercasi cerchiamo cerimonie cfp charter chat chef chimica chimici cicli
cinema cioccolato circolo cliente clienti climatizzazione clinica clinicaveterinaria club coach coiffeur colf
collabora collaborazione collaborazioni collaudi collaudo collegi collocamento colloqui commerciali commercialisti
commercio commesse communication community company complaints compliance computer comune comunicazione comunita
concept concessionaria concierge concorsi condomini condominio confezioni congressi consegne consorzio consulenti
consulenza consulenze consulting contabile contacts container contattaci contattare contatto contratti contributi
controllo controllogestione convitto coop cooperativa coordinamento coordinatore coordinatrice coro corriere corrieri
corsi cortile costruzioni coworking cpi cpia creative creativi credit crediti credito crescere crescita crew crm
crociere crossfit cucina cucine cucinecomponibili culture cuochi cup cura curriculumvitae custode customercare
customerservice cvbox cvitae cvonline cvweb danza data degenze delegato delivery demand dental dentale dentista
dentisti dentisticostudio deposito depot design designers desk developers devs didattica digital dipartimento
dipendenti dir direction direttiva direttrice direzionale direzionesanitaria direzioni dirigente disabili disabilita
dispatch distilleria distribuzione ditta dms docenti docenza doctors dogana doganale dogane dolci domanda domande
domicilio donazioni dottorato ecologia ecommerce economato economo edicola edil edile edili edilizia editore edizioni
education educatori elementare elettrica elettricisti elettro elettromeccanica elettronica emergenza empleo emploi
employer employment energia energy engineering engineers enoteca enquiries ente entra equipaggio erboristeria eredi
erp ertl esg est estero estetica estetico estetista etichette eventi events expo export external fabbrica facility
falegnameria faq farmacie farmacista fattoria fattorie fattorini fatturazione fatture feedback ferie ferramenta ferro
festival fiera fiere figli filati filiale filialemilano filiali finance finanza finanziaria fioraio fioreria fiori
fiscale fisio fisioterapia fitness fleet flli floricoltura fondazione fonderia food foresteria forlavoro formatori
formazione fornitori fornitura forniture forno foto fotovoltaico franchising frantoio fratelli freight fresatura front
frontoffice frutteto future futuro garage garanzia garanzie gare gas gastronomia gdo gelateria general generale
generali geometri gestionale gestione gestionepersonale gestore giardinaggio giardini gioielleria gioielli giovani
golf gomma gomme gommista governance graduate grafica grafiche group gru gruppo guardia guest guesthouse guide gym
hair hairstylist hcm hello help helpdesk hi hola hospitality hospitalityjobs hostess hotelero hotline hrbp hrd hrdept
hritalia hritaly hrm hroffice hrservices hrsupport hrteam hse hub human ic idee idraulica idraulici iis imballaggi
immobili immobiliare impianti importexport impresa imprese inaugurazione inbound inbox industria industriale infanzia
infermieri infissi infoline infopoint informagiovani informatica informazioni ingegneri ingegneria iniziative
innovation innovazione inquiries inquiry insegnanti inserimenti inserimento inserzioni interinale internal
internalaudit interns internship internships interview interviews invest investor investors inviacv inviocv ippica
ipsia iscriviti iscrizioni istituto it itc itis itsupport ittica jobapplications jobbewerbung jobcenter jobday
jobitalia jobitaly jobopportunities jobopportunity joinourteam kitchen kontakt lab laboratorio laboratorioanalisi
lampade lattoneria lattonerie laundry lavanderia lavorare lavorazione lavorazioni lavori lavoriamo lavoro lavoroestero
lavoroitalia law leads learn leasing legal legale legnami legno libreria libri liceo line live locanda logistic
logistico logistics luce luci ludoteca macchine macelleria mad mag magazzinieri magazzino magazzinoricambi maglificio
mailing maintenance makeup malattie management manager maneggio manutenzione marmi masseria materna meccanica medica
medical medico mensa mense mercato merceria metalli mezzi microsoft mirato missioni mkt mobili mobilieri mobilificio
mobility moda molino montaggi montaggio moto mulino museo musica nails nautica negozi network news newsletters nidi
nido noi noleggi noleggio nord notai notaio nuoto nursery nurses odontoiatria offboarding offerte offertelavoro office
officina officinameccanica officine onboard onboarding onlus opening operai operations operativa operativi
operatividirezione operativo operatori opportunita opportunities oratorio orchestra order orders ordine oreficeria
organizzazione orienta orientamento ortofrutta ortopedia ospedale oss ostello osteria ottica ourteam outbound outlet
ovest packaging padel pagamenti paghe paghecontributi paie palazzina palazzo palchi palestra pane panetteria panificio
paninoteca parafarmacia parcheggio parco parrocchia parrucchiere parrucchieri partecipa partner partners partnership
parts pasta pasticceria pasticcerie pastificio patronato pediatria pelletteria peopleculture percorso personalbuero
persone personnel pescheria pet pilates pinacoteca piscina piscine pizzeria placement planning planningproduzione
plastica plastiche point poliambulatorio polisportiva politiche polizia polo portavoce portfolio portineria position
positions posizioniaperte posto postvendita pr presenze presidente prestiti preventivo procurement prodotti production
produttivo produzione profumeria progettazione progetti program programs project projects proloco promo promoter
promozione proposte protette provveditorato pub pubblicita pulizia pulizie purchasing qa qualita quality query
questioni raccolta radio radiologia ragioneria rassegna rd recapiti reclami reclamo reclutamento recruit recruiter
recruiters recruitmentteam recrutement recycling redazione referente referenti referenze registro relazioni
relazioniesterne rent reparti reparto reperibilita reply resi residence residenza reso resort responsabile resume
resumes rete reti rh riabilitazione ricambi ricambiauto ricerca ricercapersonale ricercapersone ricercasviluppo
ricerche ricercheselezione ricevimento ricevute ricezione richieste rider riders rifiuti rifugio risorse risposta
risposte risto ristorante ristorazione rma robotica roles rosticceria rsa rsanziani rsl rspp rsu rubrica rugby sac
saldature saldi salone salumeria salumificio sanificazione sanita sanitari sanitaria sartoria sartorie sas scarl
scholarship sci scout scouting scrivi scrivici scrl scuolaguida scuolasci scuole seafreight security sede sedi
segnalazioni segr segreteriadidattica selection selez selezionepersonale serramenti serre service servizi servizio
servizioclienti shipping showroom sicurezza sindacale sindacato sindaco sistemi sito smistamento snc soccorso soci
social sociale societa sociosanitario software solar solarium solution solutions soluzioni somministrazione
sostenibilita spa speculative spedire spedizione spedizioni spiaggia sponsor sponsorship sport sportello
sportellolavoro sposa sposi squadra srl srls stabilimento stabilimentobalneare staffing stageetirocini stagionale
stagionali stagisti stampa stampaggio stamperia stampi stand start startup stazione stewards stipendi storage
storemanager strutture student studenti students studi subito sud superiore supplenze supply supplychain supporto surf
sustainability sviluppatori sviluppo systems tabacchi talentacquisition talents tappezzeria tattoo taxi teaching team
teamhr teatro tech technical technology tecnica tecnici tennis tenuta tenute terme termoidraulica tesoreria tessile
test ticket timbrature tipica tipici tipografia tipolito tirocinanti tirocini tirocinio titolare topografia torneria
tornitura torrefazione tour tours trade trainee trainees training transport trasferte traslochi trasporti trattori
trattoria tributi turismo turistico turni turno turnover tutor tv ufficioacquisti ufficiohr ufficiorisorseumane
ufficiotecnico umane unisciti unita university urgenze urp utensili utenti utenza vacancies vacancy varie veicoli
vendemmia vendita venditori vendor verde verdeurbano vernici vet veterinaria vetreria vetri vetrina viaggi viaggiare
vicedirezione vicepresidente video villa villaggio vini vivai vivaio voice volley volontari volontariato volunteer
volunteers voucher accessibilita accessibility inclusion inclusione diversity casting graduates earlycareers benvenuti insegnante
ricercatori medici baristi sala estate inverno stagione bellezza lavoratori operatrici venditrici steward bagnini
maestri istruttori allenatori partnerships talento talentpool openday careerday futuri welcomeday ambassador
engagement employerbranding wellbeing ethics etica safety sostenibile green hotelmanager frontdesk housekeeping
relations investorrelations pressoffice communications dev research science product flotta montatori saldatori
carpentieri muratori tornitori collaboratori colleghi applicazione quesiti chiarimenti bando concorso gara prova
inserzione portale piattaforma sportellounico primoimpiego alternanza pcto erasmus serviziocivile volontario iscritti
tesseramento parrocchiale diocesi municipio polizialocale anziano minori famiglie puntovendita pv pdv macelli
panettieri pasticceri pizzaioli gelatai vino olio latte formaggi carni pesce frutta verdura miele agricoltura stalla
allevamento vigneto lettere segreto dirigenza preside vicepreside rettorato facolta laboratori tutorato mobilita
erasmusplus escursioni visite mostre ticketing platea questions question enquiry hq headquarters teams hey contactus
getintouch letstalk opportunity summer winter season seasonal waiters bartenders drivers teachers tutors trainers
trainer coaching studiolegale studiotecnico studiodentistico studiomedico notarile patrimonio amministrazionecondomini
locazioni vendesi
courses guides ride rides rental hotline verkauf weinverkauf hofladen datenschutz impressum buchhaltung kundenservice empfang
bestellung bestellungen anfrage anfragen reservierung rezeption werkstatt lager einkauf versand verwaltung vertrieb vending
deutschland france italien italie polska espana portugal schweiz suisse austria oesterreich
bookings reservations returns guests members membership donations fundraising kids school college admissions registrar
library gallery theatre music dance sports pharmacy farm winery tasting restaurant cafe bakery market grocery fashion
style wedding travel rentals cars repairs tools hardware tiles windows doors kitchens gardens flowers plants pets
boats yachts marine trucks customs testing calibration machining welding molding assembly printing labels textiles
leather shoes jewelry optics toys games cloud payroll tax insurance bank loans property lettings estates salumi
prosciutti gelati graniti porte finestre scale tende divani bici camion motori pompe valvole lamiere tubi cavi
pannelli scatole tessuti maglie scarpe orologi occhiali cosmetici profumi saponi detergenti sementi concimi piante
surgelati alimenti colori ponteggi scavi asfalti prefabbricati serrande cancelli caldaie climatizzatori antifurti
elettrodomestici telefonia riparazioni pneumatici lubrificanti bombole estintori antincendio osteopatia logopedia
psicologia nutrizione dermatologia cardiologia oculistica podologia massaggi estetiste assumiamo nuoverisorse
manodopera personaledibordo safeguarding queries
retail wholesale ecommerce edp ced dirgen dir ru sos asd aps odv onlus bimbi animali
warehouse web webmaster welcomeoffice welfare wellness workitaly workshop yacht yoga yourfuture
`
    .split(/\s+/)
    .filter((word) => word !== ''),
])
