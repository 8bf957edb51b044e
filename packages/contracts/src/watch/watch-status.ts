import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { politenessLimits } from './bot.ts'
import { freshnessWindow } from './freshness.ts'

const { blockedRecheckDays } = politenessLimits

/** The outcomes of a visit and their meaning, in display order: successes first. */
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
      it: 'Alcune pagine mancavano, erano vietate, troppo grandi o in una forma nuova: nessuna posizione viene chiusa.',
      en: 'Some pages were missing, forbidden, too large or in a new shape: no position is closed.',
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
      it: `Il sito ci respinge, o il suo robots.txt ci vieta quella parte: lo ricontrolliamo dopo ${blockedRecheckDays} giorni.`,
      en: `The site refuses us, or its robots.txt forbids that part: we check again after ${blockedRecheckDays} days.`,
    },
  },
  denied: {
    it: 'Escluso',
    en: 'Excluded',
    meaning: {
      it: `Il robots.txt ci esclude da tutto il sito: lo ricontrolliamo dopo ${blockedRecheckDays} giorni e, se lo conferma, cancelliamo quanto ne conserviamo.`,
      en: `robots.txt shuts us out of the whole site: we check again after ${blockedRecheckDays} days and, if it still does, delete what we keep of it.`,
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

/** The figures of the watch, named once for the API, the page, the terminal and the metrics, which use `help`. */
export const watchFigures = {
  visitsToday: { it: 'Visite di oggi', en: 'Visits today', help: 'Visits today' },
  plannedToday: { it: 'Previste oggi', en: 'Planned today', help: 'Visits planned for today' },
  visitsPerSecond: {
    it: 'Visite al secondo',
    en: 'Visits per second',
    help: 'Visits per second over the last five minutes',
  },
  unchangedShare: { it: 'Siti invariati', en: 'Unchanged', help: 'Share of today’s visits that found nothing changed' },
  newToday: { it: 'Posizioni nuove', en: 'New positions', help: 'Positions that opened today' },
  changedToday: { it: 'Posizioni cambiate', en: 'Changed positions', help: 'Positions that changed today' },
  closedToday: { it: 'Posizioni chiuse', en: 'Closed positions', help: 'Positions that closed today' },
  lagSeconds: { it: 'Ritardo', en: 'Lag', help: 'Seconds since the longest-waiting visit became due' },
  overdue: { it: 'Visite in attesa', en: 'Visits waiting', help: 'Visits that are due and not in progress' },
  underWay: { it: 'Visite in corso', en: 'Visits in progress', help: 'Visits claimed by a worker' },
  heldSites: { it: 'Siti sospesi', en: 'Sites on hold', help: 'Sites on hold until a second visit' },
  pausedHosts: { it: 'Host in pausa', en: 'Hosts paused', help: 'Hosts that asked us to wait' },
  crowdedAddresses: {
    it: 'Indirizzi troppo affollati',
    en: 'Overcrowded addresses',
    help: 'Addresses with more sites than can be visited in a day',
  },
} as const satisfies Record<string, Labels & { help: string }>

export type WatchFigure = keyof typeof watchFigures

const count = z.int().min(0)

const figures = z.object({
  visitsToday: count,
  plannedToday: count.nullable().describe('Counted hourly; null until the first count of the day'),
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

export const heldSite = z.object({
  sourceNo: z.int(),
  url: z.string(),
  companies: z.array(z.string()).describe('Companies the site belongs to, at most five'),
  heldAt: z.iso.datetime(),
  gone: count.describe('Positions that disappeared at once'),
  ofOpen: count.describe('Positions that were open before'),
  nextVisit: z.iso.datetime().nullable(),
})

export type HeldSite = z.infer<typeof heldSite>

const slowHost = z.object({
  host: z.string(),
  seconds: z.number().describe('Duration of the slowest visit of the last 24 hours'),
  requests: count.describe('Requests made by that visit'),
  outcome: z.enum(keysOf(visitOutcomes)),
})

export type SlowHost = z.infer<typeof slowHost>

const crowdedAddress = z.object({
  address: z.string(),
  sources: count,
  fitInADay: count.describe('Visits per day that the address’s rate limit allows'),
})

export type CrowdedAddress = z.infer<typeof crowdedAddress>

/** The outcomes of a board's last visit. */
export const boardReadings = ['whole', 'partly', 'unread'] as const

export type BoardReading = (typeof boardReadings)[number]

const boardSystem = z.object({
  system: z.string().describe('The tracking system’s name'),
  boards: count.describe('Boards that are visited on their own'),
  whole: count.describe('Boards whose last visit read everything'),
  partly: count.describe('Boards whose last visit read a part, or did not understand the answer'),
  unread: count.describe('Boards whose last visit read nothing'),
  drifts: count.describe(
    'Visits of the last 7 days in which an answer was not in the shape that we read, also those of boards within a company’s site',
  ),
  driftsInAll: count.describe('The same since the beginning'),
  sampledAt: z.iso.datetime().nullable().describe('When the stored answer came; null if there is none'),
})

export type BoardSystem = z.infer<typeof boardSystem>

const watchStatus = z
  .object({
    at: z.iso.datetime(),
    figures,
    outcomes: z
      .array(z.object({ outcome: z.enum(keysOf(visitOutcomes)), visits: count }))
      .describe('Outcomes of all of today’s visits'),
    systems: z
      .array(boardSystem)
      .describe('Tracking systems that have boards or whose answers changed; the latter come first'),
    held: z.array(heldSite).describe('Sites on hold, the longest first, at most 50'),
    slowestHosts: z.array(slowHost).describe('The slowest hosts, at most 10'),
    freshness: z.array(freshnessWindow).describe('How long new positions took to reach people, over 7 and 30 days'),
    crowded: z.array(crowdedAddress).describe('The most overcrowded addresses, at most 10'),
  })
  .meta({ id: 'WatchStatus' })

export type WatchStatus = z.infer<typeof watchStatus>

const driftSample = z
  .object({
    system: z.string(),
    url: z.string(),
    seenAt: z.iso.datetime(),
    sample: z.string().describe('As it came, up to 64,000 characters, without contact persons'),
  })
  .meta({ id: 'DriftSample' })

export type DriftSample = z.infer<typeof driftSample>

export const getWatchStatus = defineCall({
  method: 'GET',
  path: '/operator/watch',
  summary: 'Status of the daily watch',
  access: 'operator',
  input: z.object({}),
  output: watchStatus,
})

export const revisitHeld = defineCall({
  method: 'POST',
  path: '/operator/watch/look-again',
  summary: 'Make a site on hold due for a visit at once',
  access: 'operator',
  input: z.object({ sourceNo: z.int().min(1).max(2_147_483_647) }),
  output: z.object({}),
})

export const getDriftSample = defineCall({
  method: 'GET',
  path: '/operator/watch/drift-sample',
  summary: 'How an answer of a tracking system began that was not in the shape that we read',
  access: 'operator',
  input: z.object({ system: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  output: driftSample,
})
