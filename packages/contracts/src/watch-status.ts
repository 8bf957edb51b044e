import { z } from 'zod'
import { defineCall } from './call.ts'
import type { Labels } from './labels.ts'
import { keysOf } from './vocabulary.ts'

/** What a visit came to, and what that means, in the order they are told: first what went well. */
export const visitOutcomes = {
  unchanged: {
    it: 'Invariato',
    en: 'Unchanged',
    meaning: { it: 'Nulla è cambiato dalla visita precedente.', en: 'Nothing has changed since the previous visit.' },
  },
  read: {
    it: 'Letto',
    en: 'Read',
    meaning: { it: 'Letto per intero.', en: 'Read in full.' },
  },
  partly_read: {
    it: 'Letto in parte',
    en: 'Partly read',
    meaning: {
      it: 'Alcune pagine mancavano, erano vietate o troppo grandi: nessuna posizione viene chiusa.',
      en: 'Some pages were missing, forbidden or too large: no position is closed.',
    },
  },
  asked_to_wait: {
    it: 'Rimandato',
    en: 'Asked to wait',
    meaning: { it: 'Il sito chiede di tornare più tardi.', en: 'The site asks us to come back later.' },
  },
  blocked: {
    it: 'Vietato',
    en: 'Blocked',
    meaning: {
      it: 'Il sito, o il suo robots.txt, ci esclude: lo ricontrolliamo dopo 7 giorni.',
      en: 'The site or its robots.txt excludes us: we check again after 7 days.',
    },
  },
  parked: {
    it: 'Parcheggiato',
    en: 'Parked',
    meaning: { it: 'Il dominio è in vendita o vuoto.', en: 'The domain is for sale or empty.' },
  },
  unreachable: {
    it: 'Irraggiungibile',
    en: 'Unreachable',
    meaning: { it: 'Il nome non esiste, o nessuno risponde.', en: 'The name does not exist, or nothing answers.' },
  },
  failed: {
    it: 'Non riuscito',
    en: 'Failed',
    meaning: {
      it: 'Un guasto temporaneo: riproviamo una volta, entro 4 ore.',
      en: 'A temporary failure: we retry once, within 4 hours.',
    },
  },
} as const satisfies Record<string, Labels & { meaning: Labels }>

export type VisitOutcomeName = keyof typeof visitOutcomes

/** The figures of the watch under one name each: in the answer, on the page, in the terminal, and as metrics, which have `help`. */
export const watchFigures = {
  visitsToday: { it: 'Visite di oggi', en: 'Visits today', help: 'Visits today' },
  plannedToday: { it: 'Previste oggi', en: 'Planned today', help: 'Visits planned for today' },
  visitsPerSecond: { it: 'Visite al secondo', en: 'Visits a second', help: 'Over the last five minutes' },
  unchangedShare: { it: 'Siti invariati', en: 'Unchanged', help: 'Share of today’s visits that found nothing changed' },
  newToday: { it: 'Posizioni nuove', en: 'New positions', help: 'Positions that opened today' },
  changedToday: { it: 'Posizioni cambiate', en: 'Changed positions', help: 'Positions that changed today' },
  closedToday: { it: 'Posizioni chiuse', en: 'Closed positions', help: 'Positions that closed today' },
  lagSeconds: { it: 'Ritardo', en: 'Lag', help: 'How long the visit that waits longest has been due' },
  overdue: { it: 'Visite in attesa', en: 'Visits waiting', help: 'Visits that are due and not under way' },
  underWay: { it: 'Visite in corso', en: 'Visits under way', help: 'Visits that a worker has in hand' },
  heldSites: { it: 'Siti sospesi', en: 'Sites on hold', help: 'Sites held for a second look' },
  pausedHosts: { it: 'Host in pausa', en: 'Hosts paused', help: 'Hosts that asked us to wait' },
  crowdedAddresses: {
    it: 'Indirizzi troppo affollati',
    en: 'Overcrowded addresses',
    help: 'Addresses whose sites do not fit in a day',
  },
} as const satisfies Record<string, Labels & { help: string }>

export type WatchFigure = keyof typeof watchFigures

const count = z.int().min(0)

const figures = z.object({
  visitsToday: count,
  plannedToday: count.nullable().describe('Counted hourly; null until it was today'),
  visitsPerSecond: z.number().min(0),
  unchangedShare: z.number().min(0).max(1).nullable().describe('Null before the first visit of the day'),
  newToday: count,
  changedToday: count,
  closedToday: count,
  lagSeconds: count,
  overdue: count.describe('Counted up to 100,000'),
  underWay: count.describe('Counted up to 100,000'),
  heldSites: count,
  pausedHosts: count,
  crowdedAddresses: count,
} satisfies Record<WatchFigure, z.ZodType>)

const heldSite = z.object({
  sourceNo: z.int(),
  url: z.string(),
  companies: z.array(z.string()).describe('Whose it is, at most five'),
  heldAt: z.iso.datetime(),
  gone: count.describe('How many positions were missing at once'),
  ofOpen: count.describe('Of how many that were open'),
  nextVisit: z.iso.datetime().nullable(),
})

export type HeldSite = z.infer<typeof heldSite>

const slowHost = z.object({
  host: z.string(),
  seconds: z.number().describe('Of its slowest visit of the last 24 hours'),
  requests: count.describe('Of that visit'),
  outcome: z.enum(keysOf(visitOutcomes)),
})

export type SlowHost = z.infer<typeof slowHost>

const crowdedAddress = z.object({
  address: z.string(),
  sources: count,
  fitInADay: count.describe('How many visits its cap leaves room for'),
})

export type CrowdedAddress = z.infer<typeof crowdedAddress>

const watchStatus = z
  .object({
    at: z.iso.datetime(),
    figures,
    outcomes: z
      .array(z.object({ outcome: z.enum(keysOf(visitOutcomes)), visits: count }))
      .describe('Of today’s visits, every one of them'),
    held: z.array(heldSite).describe('The longest held, at most 50'),
    slowestHosts: z.array(slowHost).describe('At most 10'),
    crowded: z.array(crowdedAddress).describe('The fullest, at most 10'),
  })
  .meta({ id: 'WatchStatus' })

export type WatchStatus = z.infer<typeof watchStatus>

export const getWatchStatus = defineCall({
  method: 'GET',
  path: '/operator/watch',
  summary: 'How the daily watch is going',
  access: 'operator',
  input: z.object({}),
  output: watchStatus,
})

export const lookAgain = defineCall({
  method: 'POST',
  path: '/operator/watch/look-again',
  summary: 'Visit a held site as soon as its turn comes',
  access: 'operator',
  input: z.object({ sourceNo: z.int().min(1).max(2_147_483_647) }),
  output: z.object({}),
})
