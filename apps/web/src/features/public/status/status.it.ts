import { routes } from '@vedetta/contracts/calls/routes'
import { minMeasured, type ServicePart } from '@vedetta/contracts/watch/freshness-stages'

export const statusIt = {
  head: {
    title: 'Stato del servizio · Vedetta',
    description:
      'Se il monitoraggio, la ricerca e la posta di Vedetta funzionano, e quanto tempo passa da una posizione pubblicata all’avviso: misurato, non promesso.',
  },
  title: 'Stato del servizio',
  lead: 'Se Vedetta funziona in questo momento, e quanto tempo impiega una posizione appena pubblicata a raggiungere chi la aspetta. I numeri escono dalle misure così come sono.',
  loading: 'Lo stato sta arrivando.',
  failed: 'Non riusciamo a leggere lo stato in questo momento. Ricarica la pagina tra un minuto.',
  measuredAt: (moment: string) => `Misurato ${moment}. La pagina si aggiorna ogni minuto.`,
  partsTitle: 'Adesso',
  partColumns: ['Parte', 'Stato', 'Ultimo successo'],
  parts: {
    watch: 'Monitoraggio dei siti',
    search: 'Ricerca delle posizioni',
    mail: 'Invio delle e-mail',
  } satisfies Record<ServicePart, string>,
  working: 'Funziona',
  stalled: 'Fermo da più di 15 minuti',
  unknown: 'Non ancora usato',
  never: 'nessuno',
  visited: (share: string, moment: string) =>
    `Nelle ultime 24 ore è stato visitato il ${share} dei siti monitorati (conteggio di ${moment}). I siti che ci escludono o che non rispondono si visitano più di rado, quindi il 100% non si raggiunge.`,
  notCounted: 'Quanti siti sono stati visitati nelle ultime 24 ore non è ancora stato contato.',
  levelsTitle: 'Livelli di servizio',
  levelsLead:
    'Che cosa ci impegniamo a rispettare, e quanto ci siamo riusciti. Con meno di 50 casi non si mostra alcun numero.',
  levelColumns: ['Livello', 'Obiettivo', 'Oggi', '30 giorni', '90 giorni'],
  missed: (share: string) => `${share} · mancato`,
  freshnessTitle: 'Dal sito all’avviso',
  freshnessLead:
    'Per metà delle posizioni nuove è passato al massimo il primo tempo, per 95 su 100 al massimo il secondo.',
  columns: ['Tratto', 'Metà entro', '95 su 100 entro', 'Misure'],
  windows: { 7: 'Ultimi 7 giorni', 30: 'Ultimi 30 giorni' },
  tooFew: (count: string) => `Misure troppo poche: meno di ${count}`,
  noneMeasured: (count: string) =>
    `Per nessun tratto ci sono ancora almeno ${count} misure, e con meno un numero direbbe poco. Compaiono qui appena bastano.`,
  meaningTitle: 'Che cosa dicono questi numeri',
  meaningColumn: 'Che cosa si misura',
  meanings: [
    'Il tempo che conta di più è tra due visite: ogni sito si visita una volta al giorno, e una posizione può comparire subito dopo. Quando sia stata pubblicata di preciso non lo sappiamo: tra due letture indichiamo il massimo.',
    'Dalla visita in poi ogni tratto è misurato, posizione per posizione. I tratti successivi partono tutti dal momento in cui la posizione è registrata: non si sommano.',
    'I tempi sono arrotondati per eccesso, al massimo di un quinto.',
  ],
  limitsTitle: 'Che cosa non dicono',
  limits: [
    'Quanto una e-mail o una notifica impiega dopo che il server di posta o il servizio del browser l’ha accettata.',
    `Se una posizione è stata letta bene: questo è misurato in [Quanto legge bene](${routes.readingQuality}).`,
    `Nulla su aziende o persone: sono conteggi per giorno e per durata. Con meno di ${minMeasured} misure non si mostra alcun numero.`,
  ],
}
