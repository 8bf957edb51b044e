import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const cookiesIt = (site: Site) =>
  ({
    head: {
      title: 'Cookie · Vedetta',
      description: 'I cookie e la memoria del browser che Vedetta usa: solo quelli necessari, tutti elencati.',
    },
    title: 'Cookie',
    lead: 'Vedetta usa soltanto ciò che le serve per funzionare. Niente statistiche, niente pubblicità, niente di terzi: perciò oggi «Accetta» e «Solo necessari» portano allo stesso risultato.',
    sections: [
      {
        id: 'cookie',
        title: 'I cookie',
        blocks: [
          'Chi visita il sito senza accedere non riceve alcun cookie. Chi accede riceve questi, del solo sito, non leggibili dagli script e inviati solo su collegamenti cifrati.',
          {
            table: {
              head: ['Nome', 'A che serve', 'Durata'],
              rows: [
                [
                  '__Host-vedetta.session_token',
                  'riconosce chi ha effettuato l’accesso',
                  `${retention.sessionDays} giorni dall’accesso`,
                ],
                [
                  '__Host-vedetta.device.…',
                  'ricorda che da questo browser si è già entrati in un account, per non bloccare chi ne è titolare quando altri provano a indovinare la password',
                  '1 anno',
                ],
                ['__Host-vedetta.two_factor', 'tra la password e il secondo fattore, per chi lo usa', '10 minuti'],
                ['__Host-vedetta.state', 'durante l’accesso con un account esterno, per chi lo sceglie', '5 minuti'],
                [
                  '__Host-vedetta.reauthenticated',
                  'ricorda che chi accede con un account esterno l’ha appena fatto di nuovo, per eliminare il proprio account',
                  '5 minuti',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'memoria',
        title: 'La memoria del browser',
        blocks: [
          'Queste voci restano nel tuo browser e non sono inviate al server. Si cancellano con i dati del sito, dalle impostazioni del browser.',
          {
            table: {
              head: ['Nome', 'A che serve', 'Durata'],
              rows: [
                ['vedetta.language', 'la lingua scelta', 'finché non la cancelli'],
                ['vedetta.theme', 'tema chiaro o scuro', 'finché non la cancelli'],
                [
                  'vedetta.session',
                  'ricorda che hai effettuato l’accesso, per mostrarti il pulsante giusto',
                  'fino all’uscita',
                ],
                [
                  'vedetta.searches',
                  'quando hai fatto le ultime ricerche, per non superarne il ritmo',
                  'finché non la cancelli',
                ],
                ['vedetta.cookies', 'la scelta fatta nell’avviso sui cookie', 'finché non la cancelli'],
              ],
            },
          },
        ],
      },
      {
        id: 'base',
        title: 'Perché non chiediamo il consenso',
        blocks: [
          'La legge (articolo 122 del Codice privacy e linee guida del Garante del 10 giugno 2021) chiede il consenso per ciò che non è necessario al servizio richiesto. Qui tutto lo è. L’avviso c’è per dirtelo, e perché la tua scelta sia già nota il giorno in cui proponessimo altro: in quel caso l’avviso tornerebbe e nulla partirebbe prima.',
          `Altre informazioni sui tuoi dati sono nell’[informativa sulla privacy](${routes.privacy}). Titolare: ${site.companyName}.`,
        ],
      },
    ],
  }) satisfies LegalTexts
