import { hourMs, minuteMs } from '../text/durations.ts'
import type { Labels } from '../text/labels.ts'

type ServiceLevel = Labels & {
  readonly meaning: Labels
  /** The share that has to be good over a window. */
  readonly objective: number
  /** Of events each one is good or bad; a state is the share that is good at the moment. */
  readonly kind: 'events' | 'state'
  /** An event that took longer is bad. */
  readonly withinMs?: number
}

/** The service levels: `/status` shows them, Prometheus' alerts are made from them. */
export const serviceLevels = {
  visited: {
    it: 'Siti visitati nelle ultime 24 ore',
    en: 'Sites visited within 24 hours',
    meaning: {
      it: 'La quota dei siti seguiti che abbiamo visitato nelle 24 ore precedenti. I siti irraggiungibili da giorni si visitano più di rado.',
      en: 'The share of the watched sites that we visited in the 24 hours before. Sites that have been out of reach for days are visited less often.',
    },
    objective: 0.9,
    kind: 'state',
  },
  alerted: {
    it: 'Dal cambiamento all’avviso entro 26 ore',
    en: 'From the change to the alert within 26 hours',
    meaning: {
      it: 'La quota delle posizioni nuove confrontate con i filtri salvati entro 26 ore dall’ultima lettura in cui non c’erano. Il tempo vero è più breve: la pubblicazione sta tra due letture.',
      en: 'The share of new positions that were compared with the saved filters within 26 hours of the last reading that did not have them. The true time is shorter: they were published between two readings.',
    },
    objective: 0.95,
    kind: 'events',
    withinMs: 26 * hourMs,
  },
  search: {
    it: 'Ricerche con risposta entro un secondo',
    en: 'Searches answered within a second',
    meaning: {
      it: 'La quota delle ricerche che hanno avuto risposta entro un secondo, attesa compresa. Quelle annullate non contano.',
      en: 'The share of searches that were answered within a second, waiting included. Cancelled ones do not count.',
    },
    objective: 0.99,
    kind: 'events',
    withinMs: 1_000,
  },
  delivered: {
    it: 'E-mail consegnate entro 5 minuti',
    en: 'E-mails handed over within 5 minutes',
    meaning: {
      it: 'La quota delle e-mail accettate dal server di posta entro 5 minuti da quando erano pronte. Quelle a cui rinunciamo contano come mancate.',
      en: 'The share of e-mails that the mail server accepted within 5 minutes of being ready. Those we give up count as missed.',
    },
    objective: 0.99,
    kind: 'events',
    withinMs: 5 * minuteMs,
  },
  reading: {
    it: 'Posizioni lette con certezza',
    en: 'Positions read with certainty',
    meaning: {
      it: 'La quota delle posizioni aperte che non sono segnalate come “da verificare”. Le altre si vedono con il loro dubbio: scende se un lettore smette di capire molti siti.',
      en: 'The share of the open positions that are not marked “to be checked”. The others are shown with their doubt: it falls when the reader no longer understands many sites.',
    },
    // Of the positions shown on real sites that were not learned from, 0.43 to 0.49 are sure; those of job boards all are.
    objective: 0.35,
    kind: 'state',
  },
} as const satisfies Record<string, ServiceLevel>

export type ServiceLevelName = keyof typeof serviceLevels

/** Those of which each event is recorded as it happens. */
export type EventLevel = {
  [Name in ServiceLevelName]: (typeof serviceLevels)[Name]['kind'] extends 'events' ? Name : never
}[ServiceLevelName]

export type StateLevel = Exclude<ServiceLevelName, EventLevel>

/** The windows over which levels are stated, in days up to and including today. */
export const levelWindows = [30, 90] as const

export const isWithin = (level: EventLevel, milliseconds: number): boolean =>
  milliseconds <= serviceLevels[level].withinMs
