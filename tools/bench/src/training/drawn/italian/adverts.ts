import { phrases } from '../phrases.ts'

export const italianAdverts = {
  announcements: phrases(`
    Posizioni aperte | Le posizioni aperte | Ricerche in corso | Ricerche attive | Offerte di lavoro | Stiamo assumendo | Cerchiamo personale | Chi stiamo cercando | Figure ricercate | Opportunità attuali
    Selezioni aperte | Concorsi attivi | Bandi aperti | Bandi e concorsi | Concorsi e selezioni | Profili ricercati | Le nostre posizioni aperte | Posizioni attualmente aperte | Posizioni disponibili | Annunci di lavoro | I nostri annunci | Offerte attive
    Opportunità aperte | Opportunità di carriera | Posti disponibili | Cerchiamo te | Cercasi personale | Cercasi | Stiamo cercando te! | Siamo alla ricerca di nuovi colleghi | Assumiamo | Ultime offerte
    Ultimi annunci | Job opportunities | Open positions | Ruoli aperti | Ricerca personale | Ricerca di personale | Selezione del personale | Selezioni in corso | Avvisi di selezione | Posizioni vacanti
    Cerchiamo nuovi talenti: posizioni aperte | Chi cerchiamo oggi | Chi ci serve | Lavori stagionali 2027 | Lavoro estivo | Stage disponibili | Tutte le offerte | Vacancy | Offerte in evidenza
    Posizioni aperte (3) | Vuoi lavorare con noi? Cerchiamo | Entra nel team come | Unisciti a noi come | Annunci aperti | Incarichi aperti | Reclutamento in corso | Ricerche di personale attive
  `),
  leads: phrases(`
    Stiamo cercando: | Al momento cerchiamo: | Ricerchiamo le seguenti figure: | Per ampliare l'organico selezioniamo: | Per la nuova sede cerchiamo: | Siamo alla ricerca di: | Si assume il seguente personale:
    Per prossima apertura ricerchiamo | Queste le posizioni che vogliamo coprire subito: | Attualmente siamo alla ricerca di | In questo momento stiamo cercando | Siamo attualmente alla ricerca delle seguenti figure professionali:
    Per potenziamento del nostro organico ricerchiamo | Per la stagione estiva cerchiamo: | Per la stagione invernale selezioniamo | Il nostro studio cerca | La nostra officina cerca: | La cooperativa ricerca
    La scuola cerca per il prossimo anno: | L'azienda ricerca con urgenza: | L'hotel seleziona per la stagione | Il ristorante cerca: | Cerchiamo subito: | Cerchiamo con urgenza | Cercasi:
    Le posizioni attualmente aperte sono: | Ecco le posizioni aperte: | Di seguito le ricerche in corso. | Di seguito trovi le nostre offerte. | Clicca sulla posizione per saperne di più e candidarti.
    Consulta le posizioni aperte e candidati. | Siamo in crescita e vogliamo assumere: | Stiamo crescendo, per questo cerchiamo | Vogliamo inserire nel nostro team: | Stiamo selezionando | Selezioniamo:
    Per il nostro punto vendita cerchiamo | Per la sede di Lodi ricerchiamo: | Per nostro cliente ricerchiamo: | Ci servono: | Ci manca | Abbiamo bisogno di: | Sono aperte le selezioni per:
    Sono disponibili i seguenti posti: | È aperta la ricerca di: | Assumiamo: | Assumiamo le seguenti figure | Inseriamo in organico: | Cerchiamo da subito una di queste persone: | Offriamo lavoro a:
    Il Comune ricerca tramite avviso: | L'associazione cerca personale retribuito: | Per completare la squadra cerchiamo | Da gennaio cerchiamo:
  `),
  seeking: phrases(`
    Cerchiamo # per la nostra sede. | Cercasi # | # cercasi! | Siamo alla ricerca di # da inserire in organico. | Ci serve # entro il mese. | Assumiamo #, contratto a tempo determinato. | Vorremmo inserire # con un minimo di esperienza.
    Posizione aperta: # | Ricerchiamo # | Offerta di lavoro: # | Stiamo cercando # | Selezioniamo # | Annuncio: # | Sei #? Entra in squadra! | Il nostro studio cerca # | Ricerca: # | Cerchiamo urgentemente #
  `),
  seekingTwo: phrases(`
    Cerchiamo un # e una #. | Assumiamo un # (mattina) e un # (turno serale). | Cerchiamo n. 2 # e 1 #. | Si cercano un #, tempo pieno, e una #, part time. | Ricerchiamo un # e poi un #, anche alla prima esperienza.
    Per la stagione cerchiamo un # e un #. | In questo momento ci servono un # e una # da inserire subito. | Abbiamo due posti liberi: # e #.
  `),
  calls: phrases(`
    📣 <b>CERCASI #!</b> | <b>CERCASI #</b> | Cerchiamo <b>#</b> | Cerchiamo un <b>#</b> | Si libera un posto da #! | Siamo in cerca di un <b>#</b> | Stiamo cercando <strong>#</strong> | Ricerchiamo <b>#</b> | Entra in squadra come <strong>#</strong>
  `),
  terms: phrases(`
    Requisiti: diploma tecnico e un anno di esperienza. Contratto a tempo determinato.
    Si richiedono patente B e disponibilità ai turni. Tempo pieno.
    Cerchiamo una persona precisa, con esperienza nella mansione. Inserimento diretto in azienda.
    Contratto stagionale, vitto e alloggio. Gradita la conoscenza dell'inglese.
    Offriamo contratto a tempo indeterminato, sede di lavoro in provincia.
    Part time al mattino, anche prima esperienza.
    Full time, sabato libero. Requisiti: uso del pacchetto Office.
    Tre anni di esperienza, inquadramento secondo CCNL.
    La risorsa seguirà le commesse dal preventivo alla consegna. Laurea o diploma.
    Contratto iniziale di sei mesi con possibilità di stabilizzazione.
    Orario dal lunedì al venerdì, 8–12 e 13.30–17.30.
    Si offre assunzione diretta, RAL tra 26.000 e 30.000 euro.
    È richiesta la residenza in zona o la disponibilità a trasferirsi.
    Completano il profilo precisione, autonomia e buone doti relazionali.
    Titolo di studio: qualifica professionale o diploma di istituto tecnico.
    Il candidato ideale ha maturato almeno due anni in ruolo analogo.
    Patente CE con CQC e carta tachigrafica in corso di validità.
    Non è richiesta esperienza: ti formiamo noi.
    Apprendistato professionalizzante per giovani fino a 29 anni.
    Tirocinio di sei mesi con rimborso di 600 euro al mese.
    Lavoro su tre turni, buoni pasto e premio di risultato.
    Si richiede iscrizione all'albo e partita IVA o disponibilità ad aprirla.
    Ottima conoscenza del tedesco e dell'inglese, parlati e scritti.
    Retribuzione commisurata all'esperienza.
    Scadenza per le candidature: 15 gennaio 2027.
    Inserimento immediato, disponibilità a trasferte in Italia.
    Contratto CCNL Turismo, quinto livello, due giorni liberi.
    Cerchiamo qualcuno che ami il proprio mestiere e abbia voglia di imparare.
    Buona manualità, lettura del disegno meccanico, uso degli strumenti di misura.
    Esperienza con TypeScript o Java, curiosità per il resto.
    Lavoro ibrido: tre giorni da casa, due in ufficio.
    Possesso dell'attestato HACCP e del patentino del muletto.
    Orario spezzato, domenica chiuso, ferie in agosto.
    Titoli: laurea in scienze dell'educazione o titolo equipollente.
    Contratto part time di 24 ore settimanali distribuite su sei giorni.
    Disponibilità al lavoro nei fine settimana e nei festivi.
    Forza fisica, puntualità e patente B sono indispensabili.
    Fisso mensile, provvigioni e auto aziendale.
    La ricerca ha carattere di urgenza.
    Requisiti: abilitazione, almeno un anno in reparto, empatia.
    Si offre alloggio per chi viene da fuori.
    Sostituzione di maternità fino a settembre, possibile proroga.
    Tempo pieno, 40 ore, livello D1 metalmeccanici.
    Il contratto sarà a tempo determinato, finalizzato all'assunzione stabile.
    Cerchiamo persone solari, con buona presenza e tanta voglia di fare.
    Uso corrente di AutoCAD e conoscenza delle norme tecniche.
    Riporterà al responsabile di produzione.
    Conoscenza di un gestionale di contabilità e della fatturazione elettronica.
    Lavoro all'aperto, in squadra, da marzo a novembre.
    L'incarico dura dodici mesi, compenso lordo di 22.000 euro.
    Età e provenienza non contano, la serietà sì.
    Minimo tre stagioni in strutture di pari categoria.
    Si valutano anche profili alla prima esperienza.
    Gradita esperienza con bambini da zero a tre anni.
    Corso di sicurezza e visita medica a carico nostro.
    Automunito, flessibile, disponibile agli straordinari.
    Requisito: iscrizione alle liste della legge 68/99.
    Sede di lavoro: la nostra officina, con interventi dai clienti.
    Full remote in Italia, quattro incontri l'anno dal vivo.
    Percorso di inserimento affiancato, poi autonomia.
  `),
  shortTerms: phrases(`
    full time | part time 20 ore | tempo indeterminato | contratto stagionale | patentino richiesto | turno di notte | anche prima esperienza | due anni di esperienza | tempo determinato, sei mesi | P.IVA | automunito
    Tempo pieno | Part-time | Full-time | Tempo determinato | Stage | Apprendistato | Ibrido | Da remoto | Inizio: subito | 40 ore settimanali | CCNL Commercio | RAL 28–32k | dal lunedì al venerdì | Rif. 2026/14
    Scadenza 31/01/2027 | Pubblicato 3 giorni fa | Stagione estiva | Weekend | su turni | Contratto a progetto | Assunzione diretta | diploma | laurea | 2 posti | junior | Urgente
  `),
  tasks: phrases(`
    Ti occuperai della preparazione degli ordini e dei rapporti con i reparti. | Lavorerai accanto a colleghi esperti, su macchine nuove. | Si occuperà di accoglienza, cassa e riordino. | Seguirà i clienti esistenti e ne cercherà di nuovi.
    Preparazione degli impasti e cura del laboratorio | Servizio ai tavoli e cura della sala | Accoglienza degli ospiti e gestione delle prenotazioni | Carico e scarico merci con muletto | Consegne in zona con furgone aziendale
    Assistenza al medico durante le visite | Cura dell'igiene e dei pasti degli ospiti | Gestione dell'agenda e del telefono | Registrazione di fatture e prima nota | Elaborazione dei cedolini | Montaggio di serramenti presso i clienti
    Manutenzione ordinaria e straordinaria degli impianti | Attrezzaggio e conduzione di torni e frese | Controllo dimensionale dei pezzi | Saldatura di carpenteria leggera | Posa di impianti elettrici civili
    Sviluppo e manutenzione delle nostre applicazioni | Svilupperai nuove funzioni insieme ai designer. | Gestione dei ticket e assistenza agli utenti | Progettazione e preventivi | Direzione dei cantieri e rapporti con i fornitori
    Vendita assistita e allestimento del negozio | Riordino degli scaffali e gestione delle scorte | Taglio e preparazione delle carni | Mungitura e cura degli animali | Potatura, semina e raccolto | Lavorazioni in cantina
    Attività educative con piccoli gruppi | Insegnamento nelle classi del biennio | Accompagnamento degli ospiti nelle uscite | Organizzazione di eventi e raccolte fondi | Istruttoria delle pratiche e sportello al pubblico
    Pulizia delle camere e delle aree comuni | Lavaggio e stiratura della biancheria | Riparazione di mezzi agricoli e industriali | Diagnosi e tagliandi su vetture di ogni marca | Guida di autocarri su tratte regionali
    Pianificazione dei viaggi e dei carichi | Sviluppo del portafoglio clienti in zona | Gestione dei social e della newsletter | Realizzazione di grafiche per web e stampa | Redazione di contratti e pareri
    Coordinamento di un gruppo di cinque persone | Affiancamento dei nuovi colleghi | Analisi dei costi e report mensili | Confezionamento ed etichettatura dei prodotti | Ti prenderai cura dei clienti dal primo contatto.
    Sarai la prima persona che i nostri ospiti incontrano. | Avrai in mano un progetto dall'idea alla consegna. | Preparazione dei piatti della tua partita | Apertura e chiusura del locale | Collaudo delle macchine presso i clienti
    Assistenza ai bagnanti e cura dell'impianto | Lettura dei disegni e preparazione dei materiali | Verniciatura a spruzzo di mobili | Confezione e riparazione di capi | Aiuto dove serve, con buona volontà
  `),
  parts: phrases(`
    Tutto su di te | Cosa farai | Requisiti | Cosa offriamo | Il tuo ruolo | Come candidarsi | Mansioni | Attività | Profilo richiesto | Competenze | Si offre | Si richiede | Descrizione | Responsabilità
    Cosa ti chiediamo | Orario e contratto | Sede di lavoro | Il profilo ideale | Che cosa ti aspetta
  `),
  apply: phrases(`
    Inviare il curriculum a cv@nome.example | Candidati | CV a lavoro@nome.example | Per candidarsi scrivere a personale@nome.example | Passate in negozio con il curriculum | Telefonare in sede | Candidati ora | Candidati subito
    Invia candidatura | Invia la tua candidatura | Invia il CV | Invia CV | Manda il tuo curriculum | Rispondi all'annuncio | Candidati per questa posizione | Mi interessa | Scrivici | Scrivici su WhatsApp | Contattaci
    Inviare CV con foto a info@nome.example | Per informazioni chiamare lo 0171 000000. | Presentarsi in sede la mattina. | Compila il modulo qui sotto. | Compila il form | Candidatura online | Carica il curriculum | Partecipa alla selezione
    Se interessati, inviare il curriculum a selezione@nome.example | I candidati ambosessi possono scrivere a hr@nome.example | La domanda va presentata entro il 31 gennaio. | Scarica il modulo di domanda | Candidati via email
    Invia la tua candidatura a squadra@nome.example indicando il ruolo. | Fissa un colloquio | Chiama e chiedi di Paola. | Candidati in due minuti | Applica | Apply now | Vieni a conoscerci | Lascia i tuoi dati
  `),
  onward: phrases(`
    Scopri di più | Dettagli | Leggi l'annuncio | Vai all'offerta | Leggi tutto | Vedi offerta | Maggiori informazioni | Scopri | Vedi dettagli | Approfondisci | Leggi di più | Apri | Visualizza | Scheda completa | Vedi annuncio
    Scarica il bando (PDF) | Mostra di più | Continua a leggere | Info | Vai alla posizione | Descrizione completa
  `),
  badges: phrases(`
    Nuovo | Full time | Part time | Da remoto | Urgente | In evidenza | Ibrido | Indeterminato | Stage | Stagionale | Alloggio incluso | Appena pubblicato | Tempo determinato | Apprendistato | 2 posti | In scadenza | Vendite
  `),
  columns: phrases(`Figura | Sede | Contratto`),
} as const
