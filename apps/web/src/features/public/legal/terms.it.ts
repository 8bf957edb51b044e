import { routes } from '@vedetta/contracts/calls/routes'
import {
  creditCosts,
  graceDays,
  inviteValidDays,
  plans,
  revokeAfterDays,
  trialMonths,
} from '@vedetta/contracts/facts/plans'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const termsIt = (site: Site) =>
  ({
    head: {
      title: 'Termini e condizioni · Vedetta',
      description: 'Le regole d’uso di Vedetta: account, licenze, crediti, pagamenti, uso dei dati, responsabilità.',
    },
    title: 'Termini e condizioni',
    lead: 'Regolano l’uso di Vedetta da parte di imprese e professionisti. Registrandoti o acquistando una licenza li accetti, per te e per l’azienda per cui agisci.',
    sections: [
      {
        id: 'parti',
        title: 'Chi fornisce il servizio, e a chi',
        blocks: [
          `Il servizio è fornito da ${site.companyName}, ${site.companyAddress}, partita IVA ${site.companyVat}, PEC ${site.companyPec} («noi»).`,
          'È destinato a chi agisce nell’attività di impresa o professionale. Non è offerto a consumatori ai sensi del Codice del consumo.',
        ],
      },
      {
        id: 'servizio',
        title: 'Che cosa fa Vedetta',
        blocks: [
          'Vedetta legge i siti delle aziende italiane, riconosce le posizioni aperte che vi sono pubblicate e permette di cercarle, con i dati dell’azienda e i recapiti che essa pubblica. Ogni posizione porta la pagina da cui viene e il giorno in cui l’abbiamo vista.',
          'Leggiamo le pagine in automatico: possiamo sbagliare, arrivare tardi, o non vedere tutto. Non garantiamo che una posizione sia ancora aperta, né che l’elenco sia completo. Ciò che è sbagliato si segnala dalla scheda, e quando l’errore è confermato i crediti spesi tornano.',
        ],
      },
      {
        id: 'account',
        title: 'Account',
        blocks: [
          'Un account è di una persona sola. Le credenziali non si condividono; chi si accorge di un uso estraneo ce lo dice subito. I dati forniti devono essere veri. L’account si elimina quando si vuole, dal profilo.',
        ],
      },
      {
        id: 'licenze',
        title: 'Licenze, posti, crediti e ricerche',
        blocks: [
          {
            list: [
              `Una licenza ha un numero di posti, e crediti e ricerche mensili che i posti condividono, secondo il piano ([prezzi](${routes.pricing})). Quelli del mese non usati non si accumulano; quelli acquistati in più restano fino alla scadenza indicata.`,
              `Costano crediti: una posizione esportata (${creditCosts.position}), un contatto personale (${creditCosts.contact}), i bilanci di un’azienda (${creditCosts.accounts}), le sue notizie (${creditCosts.news}). Ogni cosa si paga una volta l’anno per tutta la licenza.`,
              `Chi amministra una licenza non la usa. Un posto assegnato non si revoca nei primi ${revokeAfterDays} giorni; un invito vale ${inviteValidDays} giorni.`,
              `Le prove, di ${trialMonths.join(' o ')} mesi, si chiedono e si concordano; finiscono da sole e non diventano a pagamento.`,
            ],
          },
        ],
      },
      {
        id: 'pagamenti',
        title: 'Prezzi, rinnovo, disdetta',
        blocks: [
          'I prezzi sono in euro, IVA esclusa, e si pagano in anticipo per mese o per anno. L’abbonamento si rinnova per lo stesso periodo finché non è disdetto; la disdetta si fa dal profilo di chi amministra la licenza, vale dalla fine del periodo pagato e non dà diritto a rimborsi di quel periodo.',
          `Se un pagamento non va a buon fine avvisiamo e la licenza resta attiva ${graceDays} giorni; poi si ferma. Cambiamo i prezzi per i rinnovi con almeno 30 giorni di preavviso per e-mail: chi non è d’accordo disdice.`,
          `I piani ${plans.enterprise.it} e quelli pagati in altro modo sono regolati anche dall’offerta accettata, che prevale in caso di differenze.`,
        ],
      },
      {
        id: 'uso',
        title: 'Uso consentito',
        blocks: [
          'Puoi usare ciò che trovi per la tua attività di intermediazione, ricerca e selezione, o somministrazione, nel rispetto delle autorizzazioni che la legge richiede per svolgerla. Non puoi:',
          {
            list: [
              'rivendere, cedere o pubblicare i dati, o costruirne una banca dati concorrente;',
              'estrarre dati con mezzi automatici diversi dalle esportazioni del servizio, o aggirarne i limiti;',
              'usare i recapiti per scopi diversi dal proporre i tuoi servizi di personale all’azienda, o dopo che la persona si è opposta;',
              'inviare messaggi che la legge vieta, o discriminare candidati o lavoratori;',
              'mettere alla prova la sicurezza senza accordo scritto.',
            ],
          },
          'Dal momento in cui sblocchi o esporti un recapito sei titolare autonomo di quei dati: informi le persone, conservi i dati non oltre il necessario e rispetti chi si oppone.',
        ],
      },
      {
        id: 'diritti',
        title: 'Diritti sui contenuti',
        blocks: [
          'Il programma, i testi e la banca dati sono nostri o di chi ce ne ha concesso l’uso; gli annunci restano di chi li ha pubblicati. Hai un diritto d’uso non esclusivo e non trasferibile per la durata della licenza. Ciò che hai legittimamente esportato puoi continuare a usarlo, nei limiti di questi termini.',
        ],
      },
      {
        id: 'disponibilita',
        title: 'Disponibilità e modifiche del servizio',
        blocks: [
          'Ci impegniamo a tenere il servizio disponibile e sicuro, senza garantire una percentuale, salvo accordo scritto. Possiamo cambiarlo; se una modifica toglie una funzione essenziale puoi recedere e ti restituiamo il prezzo del periodo non goduto.',
          'Possiamo sospendere un account o una licenza che violi questi termini o metta a rischio il servizio, avvisando prima quando è possibile; nei casi gravi il contratto si risolve (articolo 1456 c.c.).',
        ],
      },
      {
        id: 'responsabilita',
        title: 'Responsabilità',
        blocks: [
          'Salvo dolo o colpa grave, e salvo ciò che la legge non permette di limitare, rispondiamo per un importo non superiore a quanto pagato per la licenza nei dodici mesi precedenti, e non rispondiamo di mancati guadagni o danni indiretti. Delle decisioni prese sulla base dei dati risponde chi le prende.',
        ],
      },
      {
        id: 'dati',
        title: 'Dati personali',
        blocks: [
          `Come trattiamo i dati è nell’[informativa sulla privacy](${routes.privacy}). Per i dati che trattiamo per conto del cliente vale l’[accordo sul trattamento dei dati](${routes.dataAgreement}), che fa parte di questi termini.`,
        ],
      },
      {
        id: 'finali',
        title: 'Legge, foro, modifiche dei termini',
        blocks: [
          `Si applica la legge italiana. Per le controversie è competente in via esclusiva il foro di ${site.court}.`,
          'Se cambiamo i termini lo diciamo per e-mail almeno 30 giorni prima; chi non è d’accordo può recedere entro quella data. Comunicazioni al cliente: all’e-mail dell’account; a noi: ' +
            `[${site.supportEmail}](mailto:${site.supportEmail}) o PEC.`,
          'Ai sensi degli articoli 1341 e 1342 c.c. vanno approvate specificamente le sezioni «Prezzi, rinnovo, disdetta», «Uso consentito», «Disponibilità e modifiche del servizio», «Responsabilità» e «Legge, foro, modifiche dei termini».',
        ],
      },
    ],
  }) satisfies LegalTexts
