import { phrases } from '../phrases.ts'

export const italianCompany = {
  about: phrases(`
    Dal 1974 produciamo componenti per l'agricoltura, con due stabilimenti e ottanta persone.
    Un albergo di famiglia tra i boschi, aperto tutto l'anno.
    Progettiamo impianti per l'industria alimentare e li seguiamo nel tempo.
    Da tre generazioni forniamo materiali per l'edilizia alla provincia.
    Il nostro forno lavora di notte perché il pane sia caldo alle sei.
    Siamo uno studio dentistico con quattro riuniti e un sorriso per tutti.
    Trasportiamo merci fresche in tutto il Nord con trenta mezzi.
    Scriviamo software per gli ospedali da quindici anni.
    Una cooperativa sociale che accoglie persone e idee.
    La nostra falegnameria costruisce mobili su misura.
    La scuola accoglie 380 bambini in un parco alle porte della città.
    Quattro stelle, 48 camere e un giardino sul lago.
    Nati in un garage nel 2007, oggi siamo in ottanta.
    In cascina vivono vacche, galline e tre generazioni.
    Lavoriamo per clienti che chiedono pezzi precisi in piccole serie.
    Il nostro Comune conta 6.200 abitanti.
    Crediamo che il buon lavoro chieda tempo e fiducia.
    Curiamo giardini pubblici e privati tutto l'anno.
    Il caseificio lavora il latte di sessanta soci.
    Costruiamo case in legno dal 1991.
    Nella nostra residenza abitano 74 anziani.
    Lo studio assiste piccole imprese e artigiani.
    Una casa editrice di libri illustrati per bambini curiosi.
    Ripariamo quello che gli altri buttano.
    La nostra officina è aperta a ogni marca.
    Il museo racconta la storia della filatura.
    Un gruppo di ingegneri con tre sedi e molti cantieri.
    Dal 1956 il nostro nome vuol dire serietà.
    Due ristoranti e una gelateria nel centro storico.
    La fondazione sostiene la ricerca sulle malattie rare.
    Portiamo pompe di calore nelle vecchie case.
    Lavoriamo a distanza, dalle Alpi alla Sicilia.
    Il laboratorio analizza acqua, terreni e alimenti.
    La qualità per noi non è un caso.
    Le persone sono al centro di tutto quello che facciamo.
    L'anno scorso abbiamo inaugurato il nuovo capannone.
    I nostri autisti conoscono ogni strada della valle.
    Crediamo nel valore delle differenze.
    Produciamo imballaggi da materie rinnovabili.
    Il nido ha quattro sezioni e un grande orto.
    Il teatro produce sei spettacoli a stagione.
    Curiamo la manutenzione di funivie e seggiovie.
    I nostri vini nascono su terreni morenici.
    Duecento colleghi lavorano nelle nostre due sedi.
    Siamo certificati ISO 9001 e 14001.
    Vendiamo solo quello che cresce qui intorno.
    La vostra fiducia è la nostra forza.
    Dal primo schizzo al montaggio, tutto in casa.
    I nostri ospiti tornano ogni estate.
    Forniamo energia da fonti idriche a tutta la valle.
  `),
  heroes: phrases(`
    Costruiamo il futuro insieme | Cresci con noi | Fai quello che ami | Le persone prima di tutto | Il tuo futuro comincia qui | Un lavoro che fa bene | Siamo una squadra | Entra nel nostro mondo | Passione in ogni dettaglio
    Più di un lavoro | Dove nasce il buono | Insieme si va lontano | La tua prossima sfida | Un posto dove stare bene | Diamo valore al talento | Con le mani e con la testa
  `),
  benefits: phrases(`
    Formazione continua | Welfare | Mensa interna | Orari flessibili | Crescita | Ambiente giovane | Assicurazione sanitaria | Lavoro di squadra | Buoni pasto | Smart working | Premio di risultato | Auto aziendale | Sconto dipendenti
    Parcheggio gratuito | Palestra | Asilo nido aziendale | Quattordicesima | Contratto stabile | Rimborso trasporti | Frutta e caffè | Attrezzature moderne | Feste ed eventi | Settimana corta | Compleanno libero | Vitto e alloggio
    Stipendio puntuale | Percorsi di carriera | Corsi di lingua | Borse di studio per i figli | Congedo di paternità esteso | Ferie aggiuntive | Banca ore | Divisa fornita | Mance condivise | Ambiente internazionale
    Equilibrio tra vita e lavoro | Affiancamento iniziale | Fondo pensione | Supporto psicologico | Biciclette aziendali | Cane in ufficio | Skipass | Ingresso in piscina | Decisioni rapide | Autonomia | Sicurezza sul lavoro
    Uffici luminosi | Stock option | Bonus per chi presenta un amico | Medicina preventiva | Una giornata di volontariato
  `),
  benefitHeads: phrases(`
    Perché lavorare con noi | Cosa offriamo | I vantaggi | Benefit | Cosa troverai | I nostri benefit | Perché sceglierci come datore di lavoro | Vivere in azienda | Buoni motivi per venire da noi | Welfare e benessere | Ti offriamo
  `),
  values: phrases(`
    Passione | Spirito di squadra | Rispetto | Onestà | Qualità | Fiducia | Coraggio | Curiosità | Responsabilità | Sostenibilità | Trasparenza | Affidabilità | Innovazione | Inclusione | Tradizione | Ascolto | Eccellenza
    Semplicità | Gentilezza | Cura | Il cliente al centro | Competenza | Impegno | Territorio | Etica
  `),
  valueHeads: phrases(
    `I nostri valori | In cosa crediamo | La nostra cultura | Cosa ci guida | Come lavoriamo | La nostra filosofia | Mission`,
  ),
  valueTexts: phrases(`
    Diciamo quello che pensiamo e ci aiutiamo. | Dagli errori si impara. | Ogni voce conta. | Manteniamo quello che promettiamo. | Cerchiamo ogni giorno una strada migliore. | Nessuno lavora da solo.
    Abbiamo cura del luogo in cui viviamo. | Cerchiamo la qualità in ogni gesto. | Pensiamo alle prossime generazioni. | Cerchiamo persone, non numeri.
  `),
  courses: phrases(`
    Corsi in partenza | Formazione professionale | Catalogo corsi | I nostri percorsi formativi | Corsi gratuiti | La nostra academy | Diventa un professionista | Scuola dei mestieri | Percorsi ITS | Corsi serali | Laboratori
    Qualifiche professionali | Master
  `),
  courseTerms: phrases(`
    Corso di 120 ore, attestato finale | Corso gratuito, iscrizioni aperte, 300 ore | Durata 40 ore, esame finale e patentino | Corso di 12 ore con docenti qualificati | Lezioni serali, quota di iscrizione 290 euro
    Due giornate, 240 euro più IVA | Iscrizioni fino a esaurimento posti | Biennio con stage in azienda | A distanza, dodici moduli | Requisiti di accesso: licenza media | Finanziato dalla Regione, per disoccupati
  `),
  services: phrases(`
    Consulente dedicato | Progettista sempre al tuo fianco | Tecnici a domicilio | Assistenza con contratto annuale | Responsabile della sicurezza esterno | Installatori certificati | Manager Pro 3.0 | Controller di temperatura
    Trasformatori | Guida all'acquisto | Cuoco a domicilio | Noleggio con conducente | Paghe per le imprese | Segretaria virtuale | Badanti qualificate | Revisore legale | Traduzioni giurate | Progetto del verde
    Catering per matrimoni | Tagliando caldaia | Amministratore di condominio | Meccanico mobile | Lezioni private | Fotografo per eventi
  `),
  serviceTexts: phrases(`
    Contratto annuale, senza sorprese. | Sede operativa a Imola, assistenza inclusa. | L'esperienza di vent'anni al tuo servizio. | Full service: dal progetto alla consegna. | Richiedi un preventivo, rispondiamo in un giorno.
    Da 35 euro l'ora. | Disponibile a tempo pieno o a ore. | Pensiamo a tutto noi. | Su appuntamento, anche il sabato. | In tutta la provincia.
  `),
  servicesSought: phrases(`
    Cerchiamo soluzioni su misura: | I nostri servizi | Cosa facciamo per te | Cerchiamo ogni giorno di fare meglio: | Prodotti | Perché sceglierci | Le nostre competenze | Settori | Trattamenti | Specialità | Cerchi un professionista?
    Aree di attività | Soluzioni
  `),
  firmsCalled: phrases(`
    Cerchiamo fornitori | Diventa partner | Diventa nostro rivenditore | Cerchiamo concessionari | Apri un punto vendita con noi | Affiliazioni | Albo fornitori | Cerchiamo immobili | Espositori cercasi | Franchising
    Collabora con noi come azienda
  `),
  firms: phrases(`
    Trasportatori | Installatori | Imprese di pulizia | Rivenditori di zona | Padroncini con mezzo proprio | Distributori | Carpenterie | Affiliati | Grossisti | Agenzie partner | Subappaltatori | Produttori locali | Segnalatori | Artigiani
  `),
  others: phrases(`
    Camere | Vista mare | Nuovo menù | Certificazioni | La storia | Contatti | Orari | Offerta del mese | Home | Chi siamo | Servizi | Shop | Menù | Prenota | Galleria | Dove siamo | Blog | News | Area clienti | Cerca
    Realizzazioni | Progetti | Listino | Famiglie | Pazienti | Iscrizioni | Amministrazione trasparente | Eventi | Download | Carriere | Lavora con noi | Azienda | Sedi | Sostenibilità | Investitori
  `),
  newsHeads: phrases(
    `Novità | Notizie | Dal blog | Rassegna stampa | Ultime notizie | Storie | In primo piano | Magazine`,
  ),
  news: phrases(`
    Cinquanta assunzioni nel nuovo polo | Come scrivere un buon curriculum | Cercasi tecnici: perché mancano | Il mestiere del # oggi | Quanto guadagna un # | Premiato il nostro # | Benvenuto al nuovo # | Diventare #: la guida
    Una giornata da # | Da apprendista a #: la storia di Luca | Cinque domande al nostro # | Apre il nuovo negozio | Ci vediamo in fiera | Consigli per il colloquio | Porte aperte sabato | Dopo quarant'anni saluta il nostro #
    Che cosa fa un #? | Festa d'estate, le foto | Gli studenti in visita | Più donne in officina
  `),
  footers: phrases(`
    © 2026 Tutti i diritti riservati | Privacy policy | Cookie policy | P.IVA 00000000000 | Note legali | Seguici | Via Verdi 12, Cuneo | Tel. 0171 000000 | info@nome.example | Newsletter | Dal lunedì al venerdì 8–17
    Whistleblowing | Mappa del sito | Credits | Area riservata
  `),
  tenders: phrases(`
    Affidamento del servizio di manutenzione | Fornitura di materiali di consumo | Gara per la gestione della mensa | Procedura per lo sgombero neve | Noleggio di mezzi operativi | Lavori alla palestra, lotto 2
  `),
  papers: phrases(`
    Informativa privacy per i candidati | Presentazione aziendale | Catalogo prodotti 2026 | Codice etico | Listino 2026 | Regolamento interno | Company profile | Bilancio di sostenibilità | Carta dei servizi
  `),
  paperTexts: phrases(`
    I requisiti di qualità sono verificati a ogni contratto di fornitura. | I dati dei candidati sono conservati per dodici mesi. | Da oltre trent'anni al servizio degli operatori del settore. | Prezzi in euro, trasporto escluso.
    Il titolare del trattamento è la società, sede legale in via Verdi. | I collaboratori e i tecnici rispettano le norme di sicurezza. | Il consiglio si riunisce sei volte l'anno.
  `),
} as const
