import { routes } from '@vedetta/contracts/calls/routes'
import type { Site } from '@vedetta/contracts/watch/page-rendering'

export const subProcessorsIt = {
  head: {
    title: 'Sub-responsabili · Vedetta',
    description: 'Chi tratta dati personali per conto di Vedetta, per che cosa e dove.',
  },
  title: 'Sub-responsabili del trattamento',
  lead: 'Chi ci fornisce un servizio e per questo può trattare dati personali per nostro conto. L’elenco viene dalla configurazione di questa istanza: cambia quando cambia lei.',
  listTitle: 'Elenco',
  none: 'Questa istanza non ne usa: tutto gira sui suoi server.',
  columns: ['Nome', 'Finalità', 'Sede', 'Trasferimento'],
  inside: 'nessuno: Spazio economico europeo',
  outside: 'decisione di adeguatezza o clausole contrattuali tipo',
  aboutTitle: 'Cambiamenti e domande',
  about: ({ privacyEmail }: Site) => [
    `Ogni fornitore è legato da un contratto ai sensi dell’articolo 28 del GDPR. Dei cambiamenti avvisiamo chi amministra una licenza almeno 30 giorni prima, come dice l’[accordo sul trattamento dei dati](${routes.dataAgreement}).`,
    'Chi gestisce l’accesso con un account esterno e i pagamenti è anche titolare autonomo di ciò che tratta per i propri obblighi.',
    `Domande: [${privacyEmail}](mailto:${privacyEmail}).`,
  ],
}
