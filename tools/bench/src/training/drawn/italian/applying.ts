import { phrases } from '../phrases.ts'

export const italianApplying = {
  careers: phrases(`
    Lavora con noi | Carriere | Unisciti a noi | Lavoro | Entra in squadra | Opportunità di lavoro | Lavorare con noi | Vieni a lavorare con noi | Lavora in cucina con noi | Entra nel team | Entra a far parte del gruppo
    Risorse umane | Collabora con noi | Unisciti al team | Diventa dei nostri | Lavorare in hotel | Lavorare in clinica | Carriera | Careers | Jobs | Join us | Le persone e il lavoro | Candidature | Il tuo posto da noi
    Lavora nella nostra scuola | Personale | Vuoi lavorare con noi? | Cresci insieme a noi | Il nostro mondo, il tuo lavoro | Work with us | Fai parte della squadra
  `),
  usual: phrases(`
    Profili di interesse | I profili che valutiamo | Le figure che solitamente inseriamo | Principalmente cerchiamo | Le nostre professioni | I mestieri della nostra azienda | Da noi lavorano | Aree in cui puoi crescere
    I profili che teniamo in archivio | Le nostre figure | Profili sempre benvenuti | Siamo sempre interessati a | Valutiamo sempre candidature di | Chi lavora da noi | I ruoli in azienda | Le figure professionali del settore
    Ambiti professionali | Aree di inserimento | Percorsi di carriera | Professionalità presenti | Figure che ricerchiamo abitualmente | Per future selezioni | Per eventuali inserimenti futuri valutiamo | Professioni in azienda
    Le competenze che ci interessano | Profili tipici | Periodicamente selezioniamo | Di solito inseriamo | I mestieri del legno | Per quali ruoli puoi proporti | Famiglie professionali
  `),
  alwaysSeeking: phrases(`
    Siamo sempre alla ricerca di persone capaci: #, # e #. | Dal # al #, molti mestieri sotto lo stesso tetto. | Che tu sia # o #, qui ti troverai bene. | Della nostra squadra fanno parte un # e un #.
    Valutiamo sempre candidature di # e #. | Ora non ci sono posti, ma d'estate servono spesso # e #. | Negli anni abbiamo selezionato # e # per i nostri clienti. | I nostri # e # lavorano fianco a fianco.
  `),
  noOpenings: phrases(`
    Al momento non ci sono posizioni aperte. | Nessuna posizione aperta. | Attualmente non abbiamo posizioni aperte. | In questo momento non stiamo cercando personale. | Non ci sono offerte di lavoro attive. | Nessun annuncio disponibile.
    Al momento l'organico è al completo. | Nessuna ricerca in corso. | Non sono presenti selezioni aperte. | Al momento non ci sono ricerche attive, torna a trovarci.
  `),
  spontaneous: phrases(`
    Candidatura spontanea | Autocandidatura | Non trovi la posizione giusta? | Candidatura libera | Candidature spontanee | Non hai trovato quello che cerchi? | Proponiti | Inviaci comunque il tuo CV | Nessuna posizione fa per te?
    Mandaci il tuo profilo | Presentati | Lasciaci il tuo curriculum | Resta in contatto | Candidati spontaneamente | Il tuo ruolo non c'è? | Vuoi proporti? | Fatti conoscere | Raccontaci chi sei | Talent pool
    Entra nel nostro archivio | Job alert | Non perdere le prossime offerte | Altre candidature | Candidatura generica | Cerchi altro?
  `),
  spontaneousTexts: phrases(`
    Siamo sempre felici di conoscere persone di talento. | Inviaci il curriculum, lo terremo in archivio. | Raccontaci che cosa potresti fare con noi. | Anche se ora non c'è posto, scrivici.
    Ti ricontatteremo appena si apre una selezione. | Le brave persone sono sempre benvenute.
  `),
  volunteers: phrases(`
    Cerchiamo volontari | Servizio civile | Diventa ambassador | Tesi in azienda | Programma neolaureati | Academy | Volontari per il trasporto | Diventa donatore | Famiglie affidatarie cercasi | Alternanza scuola lavoro
    Progetti per studenti | Diventa socio | Tester cercasi | Dona il tuo tempo | Open day | Volontari in canile | Diventa tutor alla pari | Famiglie ospitanti | Tirocini curricolari
  `),
  volunteerHeads: phrases(
    `Partecipa | Volontariato | Studenti e laureati | Come aiutarci | Sostienici | Per le scuole | Dai una mano`,
  ),
  filled: phrases(`
    Trovato, grazie a tutti! | Posto già assegnato. | Posizione coperta, grazie. | Ricerca conclusa. | Abbiamo trovato chi cercavamo. | Posizione chiusa | Selezione chiusa | Annuncio scaduto | Non più disponibile
    Candidature chiuse | Ricerca terminata | Posizione non più aperta | Chiusa | Scaduto | Selezione conclusa il 3 ottobre | Posto occupato | Bando scaduto | Termini scaduti | Archiviato | Assegnata
    Le candidature sono chiuse. | Posizione già ricoperta | Offerta scaduta | Ricerca sospesa | Procedura conclusa
  `),
  filledHeads: phrases(
    `Posizioni chiuse | Selezioni concluse | Archivio | Ricerche terminate | Annunci scaduti | Bandi scaduti | Posizioni già coperte | Ultime assunzioni`,
  ),
  steps: phrases(`
    Invia il curriculum | Primo colloquio | Prova in reparto | Benvenuto a bordo | Valutazione | Candidatura | Colloquio conoscitivo | Telefonata | Secondo colloquio | Giornata di prova | Proposta | Firma del contratto
    Il tuo primo giorno | Inserimento | Screening | Ti rispondiamo | Test pratico | Incontro con la squadra
  `),
  stepHeads: phrases(
    `Come candidarsi | Il processo di selezione | L'iter di selezione | Cosa succede dopo | Le fasi della selezione | In quattro passi | Come funziona | Dalla candidatura al primo giorno`,
  ),
  stepTexts: phrases(`
    Compila il modulo, bastano cinque minuti. | Leggiamo di persona ogni candidatura. | Incontri il tuo futuro responsabile. | Entro dieci giorni hai una risposta. | Passa mezza giornata con noi.
    Se ci piacciamo, ti facciamo una proposta. | Non serve la lettera di presentazione.
  `),
  questions: phrases(`
    Come mi candido? | Fate stage? | Posso lavorare da casa? | A chi mi rivolgo? | Serve esperienza? | Quando avrò risposta? | Quali documenti servono? | Posso candidarmi a più ruoli? | C'è l'alloggio? | Che orari si fanno?
    Assumete stagionali? | Quanto guadagna un #? | Che cosa fa un #? | Quali lingue servono? | Quanto dura la selezione? | Prendete apprendisti? | Posso ripresentare domanda?
  `),
  questionHeads: phrases(`Domande frequenti | FAQ | Domande e risposte | Buono a sapersi | Hai domande? | Aiuto`),
  answers: phrases(`
    Sì, in quasi tutti i gruppi. | Con il modulo o per posta elettronica. | Di solito entro due settimane. | No, ti insegniamo tutto noi. | Dipende dal reparto. | Basta il curriculum. | Chiedi pure.
    Conserviamo i dati per un anno. | Rivolgiti all'ufficio del personale.
  `),
  formLabels: phrases(`
    Nome | Cognome | Email | Telefono | Messaggio | Allega il curriculum | Posizione di interesse | Ruolo desiderato | Disponibile dal | Accetto la privacy policy | Indirizzo | Data di nascita | Titolo di studio
    Patente | Scegli il ruolo | Area di interesse | Lettera di presentazione | Come ci hai conosciuto? | Città di residenza
  `),
  formHeads: phrases(
    `Modulo di candidatura | Inviaci i tuoi dati | Candidati con il modulo | Candidatura rapida | Scrivici | Compila il form | Contattaci`,
  ),
  persons: phrases(`
    Marta Colombo | Davide Ferri | Ing. Paolo Serra | Dott.ssa Elena Riva | Luca Marchetti | Sara Gallo | Avv. Carlo Neri | Dott. Andrea Fontana | Chiara Monti | Giorgio | Chef Aldo | Silvia Bruni | Fabio De Santis
    Federica Longo | Simone | Arch. Giulia Pace | Roberto Vitale | Nadia El Amrani | Prof. Sergio Bassi | Ilaria e Tommaso | Antonella Sala | Omar Diallo | Valentina Rota | Geom. Piero Costa | Zia Rosa
  `),
  portraits: phrases(`
    In azienda dal 2009, segue i clienti esteri. | Esperienza a Londra e Parigi prima di tornare a casa. | Riceve in sede su appuntamento. | Il nostro punto di riferimento da vent'anni. | Con noi dal 2016.
    Laureata a Bologna, guida il reparto dal 2020. | part time dal 2019 | Ama la montagna e il pane fatto in casa. | La voce al telefono. | Si occupa delle vendite al Sud. | Parla quattro lingue. | In maternità fino a maggio.
    Ha cominciato da apprendista. | Interno 14, lunedì mattina. | Tempo pieno dall'estate scorsa. | Specializzata in ortodonzia.
  `),
  quotes: phrases(`
    «Ho iniziato come apprendista e oggi guido una squadra.» | «Qui si impara ogni giorno, con persone di esperienza.» | "Un ambiente serio, full immersion dal primo giorno." | “Finalmente un posto in cui contano le persone.”
    «Dovevo restare una stagione, sono passati dieci anni.» | «Le mie idee vengono ascoltate.» | «Lavoro a tempo pieno e vado a prendere i figli a scuola.» | «All'inizio mi hanno aiutato tutti.» | “Ogni giorno è diverso.”
    «Cercavo un lavoro, ho trovato una famiglia.» | «Si fatica, ma si ride molto.»
  `),
  teams: phrases(`
    La squadra | Il nostro team | Le persone | Chi ti seleziona | Dicono di noi | Parlano i colleghi | I nostri professionisti | Lo staff | Il gruppo | La direzione | I nostri medici | Gli insegnanti | I volti dell'azienda
    Conosci il team | I soci | Consiglio di amministrazione | I tuoi referenti | Storie di chi lavora qui | Organigramma | La famiglia
  `),
  stages: phrases(
    `Stagista | Junior | Senior | Capo squadra | Responsabile di area | Direttore | Apprendista | Operaio specializzato | Maestro artigiano | Socio | Livello 1 | Livello 2 | Esperto`,
  ),
  searches: phrases(`
    Ricerche frequenti | Offerte per mansione | Cerca lavoro per categoria | Ultimi annunci delle aziende | Lavori più cercati | Filtra per ruolo | Lavoro per città | Stipendi per ruolo | Ricerche simili
  `),
} as const
