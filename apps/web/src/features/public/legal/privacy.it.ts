import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const privacyIt = (site: Site) =>
  ({
    head: {
      title: 'Informativa sulla privacy · Vedetta',
      description:
        'Quali dati personali tratta Vedetta, da dove vengono, perché, per quanto tempo, chi li vede e come far valere i propri diritti.',
    },
    title: 'Informativa sulla privacy',
    lead: 'Vale per tre gruppi di persone: chi lavora nelle aziende i cui siti leggiamo, chi usa Vedetta, e chi visita queste pagine o ci scrive. È resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).',
    sections: [
      {
        id: 'titolare',
        title: 'Chi tratta i dati',
        blocks: [
          `Il titolare del trattamento è ${site.companyName}, ${site.companyAddress}, partita IVA ${site.companyVat}, PEC ${site.companyPec}.`,
          `Per ogni questione sui dati personali: [${site.privacyEmail}](mailto:${site.privacyEmail}). Responsabile della protezione dei dati: ${site.dpo}.`,
        ],
      },
      {
        id: 'aziende',
        title: 'Chi lavora in un’azienda',
        blocks: [
          'Vedetta legge ogni giorno i siti delle aziende italiane per trovarvi le posizioni aperte. Dalle stesse pagine raccoglie i recapiti che l’azienda vi pubblica:',
          {
            list: [
              'recapiti generali (caselle come info@, numeri di telefono dell’azienda): un cellulare solo dove le parole dicono che è dell’azienda, o dove lo riportano il piè di pagina, la pagina dei contatti o i dati dell’organizzazione senza nominare nessuno accanto;',
              'recapiti di persone, solo se la pagina le nomina insieme a un loro indirizzo e-mail di lavoro: nome e cognome, ruolo, reparto, indirizzo e-mail, la pagina in cui li abbiamo letti e i giorni in cui li abbiamo visti.',
            ],
          },
          `Non raccogliamo recapiti privati, indirizzi che una pagina nasconde ai robot («anna [at] …»), indirizzi di persone che nessuna pagina nomina, dati di categorie particolari (articolo 9), profili di reti sociali, candidature o curriculum. Dagli annunci togliamo, prima di salvarli, indirizzi e numeri personali e i nomi delle persone da contattare: al loro posto c’è scritto che un contatto è omesso. Un nome che compare per altri motivi in un annuncio o in una notizia resta, con il link alla pagina, finché la pagina lo mostra. Trascorsi ${retention.closedAdvertMonths} mesi dalla chiusura di un annuncio ne cancelliamo il testo e le citazioni, con le persone che nominano: restano il titolo, i dati della posizione e il link. Una copia delle pagine lette, che nessun cliente vede, può conservarli fino alla lettura successiva in cui la pagina è cambiata, e al massimo per ${retention.pageMonths} mesi da quando è stata letta. Di una risposta che non abbiamo saputo leggere conserviamo l’inizio per ${retention.driftSampleDays} giorni, per correggere la lettura, senza i recapiti delle persone. Quando controlliamo come una pagina è stata letta, l’esito, che può riportarne brani, è cancellato dopo ${retention.readingHours} ore.`,
          'Fonte: il sito pubblico dell’azienda, sempre indicato. I dati dell’azienda (denominazione, sede, attività, bilanci) vengono dal registro delle imprese e da elenchi pubblici.',
          'Finalità: permettere ai nostri clienti, agenzie per il lavoro e società di ricerca del personale, di contattare in azienda chi si occupa di assunzioni. Base giuridica: il legittimo interesse nostro e dei nostri clienti (articolo 6, paragrafo 1, lettera f), valutato tenendo conto che si tratta di recapiti di lavoro, pubblicati dall’azienda per essere contattata, e che ci si può opporre in ogni momento.',
          'Prima che un cliente possa vedere una persona, le scriviamo in italiano all’indirizzo raccolto per dirglielo, con un link che cancella tutto. La persona non compare da nessuna parte finché il server di posta non ha accettato il messaggio e non sono trascorse, di norma, due settimane; se il messaggio non può essere consegnato, il recapito è cancellato e dell’indirizzo resta solo un’impronta con chiave, per non raccoglierlo di nuovo. Le caselle di posta certificata (PEC) non sono offerte come contatti.',
          `Conservazione: ${retention.contactMonths} mesi dall’ultima volta che la pagina ha nominato la persona; poi il recapito è cancellato in automatico. Recapiti generali: ${retention.contactMonths} mesi dall’ultima volta che la pagina li ha riportati, oppure finché la pagina non cambia.`,
          'Destinatari: i clienti con una licenza attiva che sbloccano il contatto, uno per uno. Dal momento in cui lo sbloccano o lo esportano, ne sono titolari autonomi e rispondono dell’uso che ne fanno.',
        ],
      },
      {
        id: 'ditte-individuali',
        title: 'Chi ha una ditta individuale',
        blocks: [
          'Di una ditta individuale i dati del registro delle imprese (denominazione, partita IVA, sede, attività, anno di fondazione, dipendenti, PEC) sono dati personali di chi la conduce. Li prendiamo dal registro e da elenchi pubblici per mostrare ai nostri clienti quale impresa cerca personale; la base giuridica è il legittimo interesse nostro e loro (articolo 6, paragrafo 1, lettera f).',
          `Ci si può opporre in ogni momento e senza motivi, indicando la partita IVA: dalla [pagina dei contatti](${routes.contact}), argomento «Dati personali», o scrivendo a [${site.privacyEmail}](mailto:${site.privacyEmail}). La ditta è cancellata con le sue posizioni e i suoi contatti, il suo sito non è più visitato, e nessun nuovo elenco la riporta qui: per questo conserviamo la sola partita IVA.`,
        ],
      },
      {
        id: 'opposizione',
        title: 'Come farsi cancellare',
        blocks: [
          {
            list: [
              'Con il link dell’avviso che ti abbiamo mandato: il contatto è cancellato subito e non chiediamo motivi.',
              `Scrivendo a [${site.privacyEmail}](mailto:${site.privacyEmail}) dall’indirizzo in questione, o indicando il numero di telefono.`,
            ],
          },
          'Chi si oppone è cancellato e non è più raccolto, da nessuna fonte: in pochi minuti sparisce anche da annunci, notizie, segnalazioni e copie delle pagine, e se il sito dell’azienda lo nomina ancora lo togliamo prima di salvare. Ne conserviamo soltanto impronte cifrate di indirizzo, nome e numero, che servono a riconoscerlo e da cui non si risale alla persona. I file esportati in precedenza, se scaricati di nuovo, non lo contengono più.',
          `A chi aveva sbloccato, esportato o ricevuto il contatto comunichiamo che è stato cancellato, rettificato o limitato (articolo 19), con un codice, l’azienda e il giorno, mai con il nome o l’indirizzo. La prova di averlo fatto, che non contiene i dati della persona, è conservata ${retention.receiverProofMonths} mesi.`,
          `Chi gestisce un sito e non vuole le nostre visite trova tutto in [questa pagina](${routes.bot}).`,
        ],
      },
      {
        id: 'account',
        title: 'Chi usa Vedetta',
        blocks: [
          'Questi sono tutti i dati che conserviamo di chi ha un account, e fino a quando.',
          {
            table: {
              head: ['Dato', 'Perché', 'Fino a quando'],
              rows: [
                [
                  'Nome, cognome, e-mail, lingua',
                  'accedere, ricevere le comunicazioni del servizio (contratto)',
                  `cancellazione dell’account; se l’indirizzo non è mai verificato, ${retention.unverifiedDays} giorni`,
                ],
                [
                  'Impronta della password, account esterno collegato, secondo fattore',
                  'accedere in sicurezza (contratto)',
                  'cancellazione dell’account',
                ],
                [
                  'Sessioni, con il browser e l’indirizzo IP accorciato alla sua rete',
                  'restare collegati, riconoscere e chiudere accessi estranei (contratto, sicurezza)',
                  `${retention.sessionDays} giorni dall’accesso`,
                ],
                [
                  'Impostazioni, posizioni e aziende salvate, filtri, stati assegnati',
                  'il servizio richiesto (contratto)',
                  'cancellazione dell’account',
                ],
                [
                  'Ricerche con i loro criteri',
                  'sfogliare i risultati, contare ciò che il piano comprende (contratto)',
                  `${retention.searchDays} giorni`,
                ],
                [
                  'Posizioni trovate dai filtri salvati, e avvisi',
                  'mostrare e segnalare le novità (contratto)',
                  `${retention.matchDays} giorni; un avviso inviato per e-mail, quanto la traccia dell’invio`,
                ],
                [
                  'Browser su cui sono attive le notifiche: tipo di browser, indirizzo e chiavi presso il servizio di notifiche del suo produttore (Google, Mozilla, Apple o Microsoft), che riceve i nostri messaggi cifrati e non può leggerli',
                  'segnalare le novità sul dispositivo (contratto; ogni browser per scelta della persona)',
                  'rimozione dalle impostazioni, uscita dall’account su quel browser o cancellazione dell’account',
                ],
                [
                  'Webhook: indirizzo del destinatario, filtro scelto, segreto cifrato; quali messaggi sono stati inviati e con quale esito',
                  'consegnare le novità al sistema scelto dalla persona (contratto)',
                  `cancellazione del webhook o dell’account; i messaggi, ${retention.webhookMessageDays} giorni`,
                ],
                ['Esportazioni', 'riscaricare lo stesso file (contratto)', `${retention.exportDays} giorni`],
                [
                  'Chiavi di idempotenza inviate all’API, con l’esito della scrittura',
                  'non ripetere una scrittura ripetuta (contratto)',
                  `${retention.idempotencyKeyDays} giorno`,
                ],
                [
                  'Chiavi API: nome, inizio e impronta della chiave, chi l’ha creata, per chi agisce, ultimo uso',
                  'far accedere i programmi collegati (contratto)',
                  `${retention.apiKeyDays} giorni dopo la scadenza o la revoca`,
                ],
                [
                  'Inviti, con l’indirizzo invitato',
                  'far entrare la persona giusta (contratto)',
                  `${retention.inviteDays} giorni`,
                ],
                [
                  'Tempi d’uso della licenza',
                  'il riepilogo per chi amministra la licenza (legittimo interesse del cliente)',
                  `${retention.usageMonths} mesi`,
                ],
                [
                  'Segnalazioni e richieste, con le risposte',
                  'correggere gli errori, restituire i crediti (contratto)',
                  `${retention.answeredRequestMonths} mesi dalla risposta`,
                ],
                [
                  'Crediti e ricerche spesi',
                  'contabilità della licenza (contratto, obblighi di legge)',
                  'restano con la licenza; senza account il numero non indica nessuno',
                ],
                [
                  'Registro degli atti (chi ha fatto che cosa e quando; degli accessi e dei rifiuti la rete, mai l’indirizzo IP intero)',
                  'sicurezza, controversie (legittimo interesse)',
                  `${retention.actMonths} mesi`,
                ],
                [
                  'E-mail inviate',
                  'consegnarle (contratto)',
                  `il testo fino all’invio; la traccia dell’invio, ${retention.mailDays} giorni`,
                ],
                [
                  'Dati di acquisto: azienda, partita IVA, codice SDI o PEC, e-mail di chi compra, fatture',
                  'vendita e fatturazione (contratto, obblighi di legge)',
                  `acquisto non concluso: ${retention.checkoutDays} giorni; e-mail di chi ha comprato: ${retention.buyerDays} giorni dopo la fine dell’abbonamento; fatture: 10 anni`,
                ],
              ],
            },
          },
          'I dati della carta li vede solo chi gestisce il pagamento: a noi non arrivano. Non prendiamo decisioni automatizzate che producano effetti giuridici e non facciamo profilazione pubblicitaria.',
          'Fornire nome, e-mail e password è necessario per avere un account; il resto è facoltativo.',
        ],
      },
      {
        id: 'visitatori',
        title: 'Chi visita il sito o ci scrive',
        blocks: [
          `Messaggi. Nome, e-mail, azienda (facoltativa), argomento e testo servono a risponderti, su tua richiesta (articolo 6, paragrafo 1, lettera b) o per legittimo interesse. Sono cancellati dopo ${retention.messageMonths} mesi, che ci sia stata risposta o no.`,
          `Registri tecnici. Il server annota indirizzo IP, pagina e ora di ogni richiesta per difendersi dagli abusi (legittimo interesse); senza ciò che segue il punto interrogativo nell’indirizzo. Al massimo ${retention.logDays} giorni. I contatori che limitano le richieste usano un’impronta dell’indirizzo e durano al massimo un giorno.`,
          `Cookie: solo quelli necessari. Sono elencati nella [pagina dei cookie](${routes.cookies}).`,
        ],
      },
      {
        id: 'diritti',
        title: 'I tuoi diritti, e come usarli',
        blocks: [
          {
            list: [
              'Accesso e portabilità (articoli 15 e 20): chi ha un account scarica tutto da Profilo, «Dati e account»; chi lavora in un’azienda ci scrive e riceve ogni dato, la fonte e quali clienti l’hanno visto.',
              'Rettifica (16): dal profilo, o scrivendoci.',
              'Cancellazione (17): da Profilo, «Dati e account», «Elimina l’account»; o con il link dell’avviso.',
              'Limitazione (18) e opposizione (21): scrivendoci, o con il link dell’avviso. Per i recapiti di lavoro ci si oppone senza dare motivi.',
              'Reclamo (77): al Garante per la protezione dei dati personali, [www.garanteprivacy.it](https://www.garanteprivacy.it).',
            ],
          },
          `Le copie di sicurezza sono cifrate e contengono per qualche settimana anche ciò che è stato cancellato nel frattempo. Perché un ripristino non lo riporti in vita, annotiamo ogni cancellazione, cifrata, per ${retention.erasureJournalDays} giorni, più a lungo di qualunque copia, e la ripetiamo subito dopo il ripristino.`,
          'Rispondiamo entro un mese. Per non dare i dati alla persona sbagliata, possiamo chiederti di scriverci dall’indirizzo in questione.',
        ],
      },
      {
        id: 'destinatari',
        title: 'Chi altro vede i dati, e dove',
        blocks: [
          `Chi ci fornisce servizi tratta i dati per nostro conto (articolo 28): l’elenco è nella [pagina dei sub-responsabili](${routes.subProcessors}). Non vendiamo dati di chi usa Vedetta e non li diamo a inserzionisti.`,
          'I dati restano nello Spazio economico europeo, salvo quanto indicato in quell’elenco per i singoli fornitori; in quel caso valgono una decisione di adeguatezza o le clausole contrattuali tipo della Commissione europea (articoli 45 e 46).',
          'Comunichiamo dati alle autorità solo quando la legge lo impone.',
        ],
      },
      {
        id: 'sicurezza',
        title: 'Sicurezza',
        blocks: [
          'Le password sono conservate come impronte argon2id; l’accesso può richiedere un secondo fattore; le sessioni si vedono e si chiudono dal profilo. I collegamenti sono cifrati, il sito non carica nulla da terzi, ogni chiamata controlla da capo chi la fa e che cosa può fare, gli atti importanti sono annotati in un registro che non si può modificare. I tentativi di accesso e le richieste sono limitati.',
          'Se una violazione mettesse a rischio i tuoi diritti, avviseremmo il Garante entro 72 ore e te senza ritardo (articoli 33 e 34).',
        ],
      },
      {
        id: 'modifiche',
        title: 'Modifiche',
        blocks: [
          'Versione e data sono in testa alla pagina. Se una modifica cambia finalità o diritti, chi ha un account la riceve per e-mail prima che valga.',
        ],
      },
    ],
  }) satisfies LegalTexts
