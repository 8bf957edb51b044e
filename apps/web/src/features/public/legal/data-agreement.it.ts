import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const dataAgreementIt = (site: Site) =>
  ({
    head: {
      title: 'Accordo sul trattamento dei dati · Vedetta',
      description:
        'L’accordo di Vedetta ai sensi dell’articolo 28 del GDPR: che cosa trattiamo per conto del cliente, e come.',
    },
    title: 'Accordo sul trattamento dei dati',
    lead: 'È l’accordo previsto dall’articolo 28 del GDPR tra il cliente, titolare del trattamento, e noi, responsabili. Fa parte dei termini e vale dal momento in cui la licenza è attiva; chi vuole una copia firmata ce la chiede.',
    sections: [
      {
        id: 'oggetto',
        title: 'Parti e oggetto',
        blocks: [
          `Responsabile del trattamento: ${site.companyName}, ${site.companyAddress}, partita IVA ${site.companyVat}. Titolare: il cliente intestatario della licenza.`,
          {
            table: {
              head: ['Voce', 'Contenuto'],
              rows: [
                [
                  'Finalità e natura',
                  'fornire Vedetta alle persone che il cliente autorizza: raccolta, conservazione, consultazione, esportazione, cancellazione',
                ],
                ['Persone', 'chi usa, gestisce o amministra la licenza; chi vi è invitato'],
                [
                  'Dati',
                  'nome, e-mail, lingua, sessioni, tempi d’uso, ricerche, stati assegnati, posizioni, aziende e filtri salvati, esportazioni, richieste',
                ],
                ['Categorie particolari', 'nessuna: il cliente non ne inserisce'],
                ['Durata', 'quella della licenza, più i tempi di conservazione indicati sotto'],
              ],
            },
          },
        ],
      },
      {
        id: 'ruoli',
        title: 'Che cosa non riguarda',
        blocks: [
          `Delle posizioni, delle aziende e dei recapiti che Vedetta raccoglie dai siti siamo titolari noi ([informativa](${routes.privacy})). Del recapito che il cliente sblocca o esporta il cliente diventa titolare autonomo: per esso nessuno tratta dati per conto dell’altro. Siamo titolari anche dei dati che servono a vendere, fatturare e proteggere il servizio.`,
        ],
      },
      {
        id: 'obblighi',
        title: 'I nostri obblighi',
        blocks: [
          {
            list: [
              'Trattiamo i dati solo su istruzione documentata del cliente: questi termini e ciò che le persone autorizzate fanno nel servizio. Se un’istruzione ci pare contraria alla legge, lo diciamo.',
              'Chi da noi accede ai dati è autorizzato, formato e tenuto alla riservatezza.',
              'Adottiamo le misure di sicurezza dell’elenco qui sotto.',
              'Aiutiamo il cliente a rispondere a chi esercita i propri diritti: le persone scaricano e cancellano i propri dati da sole; per il resto rispondiamo entro 10 giorni.',
              'Aiutiamo il cliente nelle valutazioni d’impatto e nei rapporti con il Garante, con le informazioni di cui disponiamo.',
              'Avvisiamo il cliente di una violazione dei dati senza ritardo e comunque entro 48 ore da quando la conosciamo, con ciò che serve per la notifica.',
              'Mettiamo a disposizione quanto serve a dimostrare il rispetto di questo accordo e permettiamo verifiche, una volta l’anno o dopo una violazione, con 30 giorni di preavviso e senza accesso ai dati di altri.',
            ],
          },
        ],
      },
      {
        id: 'sub-responsabili',
        title: 'Sub-responsabili e trasferimenti',
        blocks: [
          `Il cliente ci autorizza in generale a ricorrere ai [sub-responsabili elencati](${routes.subProcessors}), legati da obblighi equivalenti e di cui rispondiamo. Dei cambiamenti avvisiamo chi amministra la licenza per e-mail almeno 30 giorni prima; chi ha un motivo fondato per opporsi può recedere entro quella data, con rimborso del periodo non goduto.`,
          'I dati sono trattati nello Spazio economico europeo. Un trasferimento altrove avviene solo con una decisione di adeguatezza o le clausole contrattuali tipo, ed è indicato nell’elenco.',
        ],
      },
      {
        id: 'fine',
        title: 'Conservazione e fine del rapporto',
        blocks: [
          `Ricerche: ${retention.searchDays} giorni. Esportazioni: ${retention.exportDays} giorni. Inviti: ${retention.inviteDays} giorni. Tempi d’uso: ${retention.usageMonths} mesi. Richieste: ${retention.answeredRequestMonths} mesi dalla risposta. Registro degli atti: ${retention.actMonths} mesi. Il resto, fino alla cancellazione dell’account.`,
          'Alla fine del rapporto le persone possono ancora scaricare i propri dati ed eliminare l’account; su richiesta del cliente eliminiamo ciò che riguarda la licenza, salvo ciò che la legge impone di conservare.',
        ],
      },
      {
        id: 'misure',
        title: 'Misure di sicurezza',
        blocks: [
          {
            list: [
              'Collegamenti cifrati (TLS) verso il servizio, e verso il servizio di posta.',
              'Password come impronte argon2id, confrontate con elenchi di password comuni; secondo fattore disponibile; tentativi limitati.',
              'Cookie di sessione non leggibili dagli script, legati al solo sito; sessioni revocabili, con effetto immediato.',
              'Permessi controllati a ogni chiamata; una prova automatica verifica ogni chiamata con ogni ruolo.',
              'Nessun contenuto di terzi nelle pagine; politica dei contenuti che rifiuta script estranei; richieste da altri siti rifiutate.',
              'Registro degli atti non modificabile, senza indirizzi né IP; nei registri tecnici non compaiono le parole cercate.',
              'Cancellazioni automatiche, ogni ora, secondo i tempi indicati.',
              'Copie di sicurezza e ripristino a cura di chi gestisce i server.',
            ],
          },
        ],
      },
      {
        id: 'contatti',
        title: 'Contatti',
        blocks: [
          `[${site.privacyEmail}](mailto:${site.privacyEmail}); responsabile della protezione dei dati: ${site.dpo}. Legge e foro sono quelli dei [termini](${routes.terms}).`,
        ],
      },
    ],
  }) satisfies LegalTexts
