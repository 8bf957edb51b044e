/** What firms call their mailboxes by what is written there: services, desks and subjects, in three languages. */
export const mailboxServices: ReadonlySet<string> = new Set(
  `
abbonamento abfall abholung abholungen abo abonnement abonnements abrechnung abteilung accesso accessories
accommodation accordi accountspayable accountspayables accountsreceivable acquisto activities adempimenti adesione
adoption adoptions affiliate affiliates affiliati aftersale agevolazioni agriturismi aktion aktionen aktuelles
albergatori allarmi allevatori allgemein alloggio alumni angebot angebote anlagen anlieferung anliegen anmelden
anmeldung anmeldungen annahme anticorruzione antincendi anzeige anzeigen appointment appointments appuntamenti
appuntamento arbeitssicherheit arbitri archiv archive archives archivistica artisti artwork ascolto assaggi assemblea
asset assets assicurati assistenz assistenzatecnica assistiti asta aste attendance attrezzature auction auctions
audioguide auftraege auftrag ausbildung auskunft ausschreibung ausschreibungen aussendienst ausstellung ausstellungen
auszubildende autenticazioni authors autorizzazioni avvisi award azionisti azubi backorder bancali banchetti bancone
banquet banqueting batterie bauhof bauleitung baustelle baustellen beanstandung beherbergung beitrag beleg belege
beratung bereitschaft bergbahn bergbahnen beschwerde beschwerden bespoke bestattung betrieb betriebe betriebsrat
bibliothek bid bids biglietti biglietto bilder billings boarding boatyard bollette bonifici bookshop botteghino
boxoffice branding brauerei brevetti brochure brochures buch buchen buchung buchungen buecher buehne buonipasto cabin
cabine calendario calibrazione cancellation cancellations capitolati caregivers carichi cartelle catalog cataloghi
catalogo catalogue catalogues cauzioni ceramisti certificate certificates certificati certification certificato
certificazione certificazioni cessioni charity charters checkin checkout chiusure ciclofficina circoli claims cleaning
clients clinic closing colazione colazioni collaudatore collection collections comanda comande comitato commercial
commission commissioni commissioning compensi compleanni compravendite comunicati comunicato concerns conciliazione
conference conferences conferenze conferimenti conferme congresso consegna consegnato consigli consignment consulta
consultation consumi consuntivi conteggi contenzioso contestazioni contract contracting contracts convegni convegno
convenzione convenzioni conversion convocazioni copisteria copyright corporate corrispettivi corrispondenza cortesia
costi courier course creditcontrol credits cruise cruises custom customers dealer dealers decorazioni degustazione
degustazioni delega delegates deleghe delibere deliveries demo demos denunce department deposits detrazioni dienst
dienste dienstleistung diffusione digitalmarketing dining diningroom director direttivo discover disdetta disdette
disegni disinfestazione disinfezioni dispatching dispense dispo disposition distacchi distacco distintabase distributor
distributors ditteesterne dock docks documentation documentazione documenti donation donatori doposcuola download
drawings driving druckerei edv einkaufer einladung einsatz einsatzleitung elektro emergenze emissioni empfaenger
endoscopia energetica energie enquire enrollment enrolment entsorgung entwicklung equipment erlebnis ersatzteil
ersatzteile erziehung esami esercenti esercizi esportazione esportazioni espositore espositori esposizione esposizioni
esteri estimate estimates estimating etichettatura eventiprivati excursion excursions exhibit exhibition exhibitions
exhibitors experience experiences exports facilities factory fahrer fahrrad fahrschule fahrzeuge fanclub
farmacovigilanza feier feiern ferien feste festivals feuerwehr fidelity fieldservice finanzen finanziamenti
finanziamento firmadigitale firmenkunden fitosanitario fitting fleetservice flotte foerderung fondiaria formalita
fornitore forschung forum fotografi fotografie fotolito frachten fragen freiwillige frequenze frontoffices fruitori
fuehrung fuehrungen fuhrpark fulfillment fulfilment fundbuero furniture gaertnerei gaeste gaestehaus galenica galenici
gasthaus gasthof gaststaette gebrauchtwagen gemeinde geraete geschaeft geschaeftsstelle geschenke gestionerifiuti
gesundheit getraenke ghiaccio giftcard giftcards gifts giornale giornalisti giuria grants greeting groups gruppen
gruppi gruppiscuole guardaroba guasti guestbook guestrelations guestservice guestservices gutschein gutscheine
haftpflicht handel handover handwerk harbour hausverwaltung health heizung helpline highschool hochzeit hochzeiten
holidays homecare hospital hosting hosts huette ideas ideeregalo idoneita igiene imballi imbarchi imbarco
imbottigliamento immatricolazioni immissioni immobilien importazione importazioni imports inaugurazioni incassi
incentivi incident incidents inclusivita indagini infermeria informativa infortuni infos inkasso innendienst inspection
inspections install installation installations installatori installazioni installer installers instandhaltung
integrazione intern internationalsales interventi inventory invitation invitations inviti invito invoice invoices
invoicing iscrizione isee ispezioni istanze istruzione itsupportdesk journal journalists jugend kaeserei kalibrierung
kanzlei karten kartenvorverkauf kasse katalog kellerei kinder kinderbetreuung kiosk kita klinik konditorei kongress
kontakte konto koordination kredit kueche kuechen kuehlung kultur kunden kundenbetreuung kundendienst kurs kurse
kursleitung labor lademeister laden lagerhaus landing landmaschinen launch laureati lavorazionimeccaniche leasingoffice
lectures lehre lehrlinge leitstelle lesung licences license licenses licensing licenze lieferanten lieferung
lieferungen linen liquidazioni listanozze listings listini listino lizenzen lobby locandine locazione logistik loyalty
luggage magazine mahnung mahnwesen mailorder mailroom maintenancedesk makers manifestazioni manoscritti manoscritto
manuali manualistica manufacturing manutenzioni mappe marketingteam maschinen material matricole matrimoni matrimonio
mediarelations mediateca mediazione medien meeting meetings meldung meldungen membershipsoffice menswear mercatini
merchandise merchandising messaggi messen metrologia metzgerei microbiology miete mieten mieter minibar misurazioni
misure mitarbeiter mitglied mitglieder mitgliedschaft mobilitaet modelleria moduli modulistica monitoraggio montage
montagen mooring moorings morosita mostra movimentazione multe multimedia museum musik mutui nachricht nachrichten
negoziostorico noleggiatori nolo nolobici nomine notdienst notfall nozze nuoviclienti nuovisoci nursing obst occupancy
oeffentlichkeitsarbeit oekologie offerta onlineshop onoranze opposizioni ops opticians orari orderdesk ordering
orderprocessing ordinanze ordination ordinativi ordinazioni organismo orientamenti ospitalita ospite ospiti
osservatorio outreach overseas owners paket pakete pallet parcella parcelle parcheggi parcomezzi parken parking
parkplatz partecipazioni partenze parties partnersupport party passaporti passenger passengers patenti patient patients
payable payables payment payments pazienti pazientie pedaggi pegni pensionati pensioni pensions perizia perizie
permessi permissions permits personalizzazioni personalverrechnung pesa pesatura pflege photo photos pickup planimetrie
plans planung podcast policy polizze portabici posa posatori possessori post postazioni postsales pratica pratiche
prelievi prelievo premi premiazioni prenota prenotazione preorder preorders prescrizioni preservation presidio presse
pressestelle pressroom prestito prevendita prevendite preventivazione prevenzione pricing primanota prints privatehire
privatelabel privatkunden probe probiviri procedure producers productions produkte produktion produttori produzioni
professionals progettisti programm programmazione programmi projectoffice projekte promotions promozioni pronto
prontosoccorso proof proofs propedeutica proposal proposals proprietari prospetti protesi protezione protezionecivile
protokoll prototypes provini pruefung pruefungen pubblicazioni pubbliche pubblicitari pubblicoimpiego publicaffairs
publicity publicrelations publishing pulmini puntovendite purchase purchases qualitaet qualitaetssicherung quotation
quotations quotazioni quote quotes quotidiani raccolte racing rassegne rateizzazioni readers receipts receivable
receivables recensioni recessi recesso rechnung rechnungen rechnungswesen reclutamenti recuperi recupero
recuperocrediti redaktion referral referrals referti referto refezione refund refunds regali registration registrations
regolamenti regulatory reifen reinigung reise reisen reklamation reklamationen relatori release releases
rendicontazione rendiconti renewal renewals repair reparatur reparaturen reperti replacement replacements report
reports resale resales reseller resellers reservation reservieren reservierungen residents resoconti response restauri
restauro restituzioni returnsdesk reviews revisione revisioni rezept ricariche ricettario ricette richiami richiesta
riciclo ricorsi ricreativo rifornimenti rights rilevazioni rimborsi rimborso rimessaggio rinnovi rinnovo riparazione
risarcimenti rischi riservazioni ritiri ritiro riunioni rivendite rivenditore rivenditori rivista rodeln romanzi rooms
roomservice rottamazione rottami rueckgabe sagra saison salesoffice salesteam sample samples sanzioni sbarchi scadenze
scambi scarichi schaden schadensfall schauraum schede schedule schedules schooloffice schule schulen schulung
schulungen schutzhuette scolaresche scolastica scommesse seating secretariat secretary segnalazione segnaletica
seilbahn sekretariat selfstorage semilavorati seminare seminari seminario senioren servicecenter servicecentre
servicedesk servizioclientela servizisociali settlements settori sfalci sfilate sgombero shareholder shareholders
shipment shipments showrooms sicherheit sicurezzalavoro signage sinistri sinistro sitevisits skipass skischule
skiverleih smaltimenti smaltimento sociali solidarieta solleciti sopralluoghi sopralluogo sospesi sostegno sostenitori
soziales spaccio spareparts spares speakers spedition spedizioniere speisesaal spende spenden spettacoli spettacolo
spielplan sponsoring sportelli sportive sportivi spurghi stabulari stampatori statements statistica statistiche
statistik stay steuer steuern stiftung stoccaggio stores stradario strumentazione strumenti studentsoffice studios
subcontractor subcontractors subscribe subscriber subscribers subscription subscriptions suggerimenti suggestion
suggestions supervisione supplier suppliers surgery surveys tagliandi tagliando tagung tagungen talstation tamponi
taproom targhe tariffa tariffe tassazione tasse tastings tavoli teaminfo technik techsupport teile teilnahme
telecomunicazioni telefoni telefonie telesoccorso tenancy tenants tender tenders termin termine tesi tesserati tessere
tesserino textbooks theater ticketoffice tickets tiefbau tifosi tirage tischlerei tooling tourism tourismus touristik
tournaments tracciabilita track tracking trading traduzione traduzioni trainings transfer transfers translation
translations transporte trasferimenti trasmissioni trasparenza trasporto trattamenti tratte treatment treatments
treuhand tuition turisti tutela tutele udienze ufficiale ufficiopersonali umwelt unfall unificata unterkunft
unternehmen upgrade upgrades urbanistica urgenza usato utec utenze vaccinazioni vaccini valutazione valutazioni
vendemmie vendors ventilazione venue venues veranstaltung veranstaltungen verbali verein verifica verification
verifiche verkaeufer verladung verlag verleih vermietung vermittlung verniciatura verpackung verrechnung versicherung
versicherungen vertenze vertraege vertrag vertretung verwaltungen vets viabilita viaggiatori viaggio vidimazioni
viewing viewings vigilance vigilanza visit visita visitatori visitor visitors visits visure volantini volontariate
volontarie volunteering vorstand vorverkauf votazioni vouchers waren warenannahme wareneingang warranties warranty
wartung waste webshop weddings weihnachten weingut weinkeller weinshop weiterbildung wellnessbereich werbung werk
wholesales wineclub winemaking wineshop wohnen womenswear workshops writers zahlung zahlungen zeitung zentrale zimmer
zimmerei zoll zonasud zootecnia zufriedenheit
`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
/** Short ones, which are initials where somebody is named. */
export const mailboxInitials: ReadonlySet<string> = new Set(
  'qm qs qa qc edv pa it hse rspp ced cup urp crm pr hr rma tec cs ar ap fe be eu de fr uk us hq gas usp ipc smd pos'.split(
    ' ',
  ),
)
