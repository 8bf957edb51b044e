import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { retention } from '../facts/retention.ts'
import { maxReadingReasons, readingReasons } from '../positions/position-reading.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { visitOutcomes } from '../watch/watch-status.ts'
import { sourceKinds } from './sites.ts'

/** Pages and candidates beyond these are counted, not told. */
export const maxReadPages = 60
export const maxReadCandidates = 300

export const readingStates = ['waiting', 'ready', 'failed'] as const

/** Why there is no report. */
export const readingFailures = {
  no_pages: {
    it: 'Nessuna pagina di questa fonte è conservata: si conservano solo quelle che hanno dato posizioni. Fai visitare il sito ora e riprova.',
    en: 'No page of this source is stored: only those that yielded positions are. Have the site visited now and try again.',
  },
  not_visited: {
    it: 'La fonte non è ancora stata visitata. Aspetta la prima visita.',
    en: 'The source has not been visited yet. Wait for the first visit.',
  },
  reader_failed: {
    it: 'La lettura si è interrotta per un errore. Cercalo nei log del processo di monitoraggio.',
    en: 'The reading was interrupted by an error. Look for it in the log of the watch process.',
  },
} as const satisfies Record<string, Labels>

/** The purposes a page is read for. */
export const pageRoles = {
  home: { it: 'Pagina iniziale', en: 'Start page' },
  careers: { it: 'Pagina di lavoro', en: 'Careers page' },
  detail: { it: 'Annuncio', en: 'Advert' },
  post: { it: 'Articolo', en: 'Post' },
  pdf: { it: 'PDF', en: 'PDF' },
  feed: { it: 'Dati', en: 'Data' },
  list: { it: 'Elenco della bacheca', en: 'List of the board' },
} as const satisfies Record<string, Labels>

/** Why a page was read, or not read again. */
export const pageChoices = {
  start: { it: 'È l’indirizzo da cui si comincia', en: 'It is the address where the reading begins' },
  named_advert: { it: 'Un elenco la nomina come annuncio', en: 'A list names it as an advert' },
  careers_words: { it: 'Il link o la pagina parlano di lavoro', en: 'Its link or the page itself is about jobs' },
  board_list: { it: 'È l’elenco di una bacheca di annunci', en: 'It is the list of a job board' },
  script_data: { it: 'Uno script la mostra in un’altra pagina', en: 'A script shows it on another page' },
  not_stored: {
    it: 'Letta alla visita, ma non conservata perché non ha dato posizioni',
    en: 'Read by the visit, but not stored because it yielded no position',
  },
  body_gone: { it: 'Il contenuto conservato non c’è più', en: 'Its stored body is gone' },
  refused: { it: 'Ha risposto con un errore', en: 'It answered with an error' },
} as const satisfies Record<string, Labels>

/** Why a candidate is no open position. */
export const dropReasons = {
  spontaneous: { it: 'È una candidatura spontanea', en: 'It is an open application' },
  talent_pool: { it: 'È una raccolta di profili', en: 'It is a talent pool' },
  closed: { it: 'La pagina dice che è chiusa', en: 'The page says that it is closed' },
  expired: { it: 'La scadenza è passata', en: 'Its deadline has passed' },
  unlikely: { it: 'Troppo pochi segni di un annuncio', en: 'Too few signs of an advert' },
  duplicate_language: {
    it: 'È la stessa posizione in un’altra lingua',
    en: 'It is the same position in another language',
  },
  teaser: { it: 'Rimanda a un elenco che non la contiene', en: 'It leads to a list that does not contain it' },
  below_minimum: { it: 'Sotto la soglia minima: scartata subito', en: 'Below the minimum: dropped at once' },
} as const satisfies Record<string, Labels>

const instant = z.iso.datetime()
const count = z.int().min(0)
const confidence = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .describe('Null where the source itself says that it is an advert')

const candidate = z.object({
  title: z.string().describe('At most 200 characters, without people’s addresses and numbers'),
  url: z.string(),
  by: z.string().describe('The reader that found it'),
  kept: z.boolean(),
  confidence,
  reasons: z.array(z.enum(keysOf(readingReasons))).max(maxReadingReasons),
  dropped: z.enum(keysOf(dropReasons)).nullable(),
  because: z.string().nullable().describe('The words that decided, at most 200 characters'),
})

const page = z.object({
  url: z.string(),
  role: z.enum(keysOf(pageRoles)),
  choice: z.enum(keysOf(pageChoices)),
  status: z.int().nullable(),
  bytes: count.nullable(),
  fetchedAt: instant.nullable(),
  candidates: z.array(candidate),
})

const report = z.object({
  url: z.string(),
  kind: z.enum(keysOf(sourceKinds)),
  system: z.string().nullable(),
  readerVersion: z.int(),
  readByVersion: z.int().nullable().describe('The version of the reader at the last visit'),
  wholeVisitAt: instant.nullable().describe('When the whole site was last visited'),
  pages: z.array(page),
  leftOut: z.object({ pages: count, candidates: count }).describe('Beyond what is told'),
  found: count.describe('Open positions that the reader finds in the stored pages now'),
  concluded: z
    .object({
      at: instant,
      outcome: z.enum(keysOf(visitOutcomes)),
      opened: count,
      changed: count,
      closed: count,
      held: z.boolean(),
    })
    .nullable()
    .describe('What the last visit came to; null if it is older than 14 days'),
})

export type ReadingReport = z.infer<typeof report>

const reading = z
  .object({
    readingID: z.uuid(),
    sourceNo: z.int(),
    state: z.enum(readingStates),
    orderedAt: instant,
    finishedAt: instant.nullable(),
    failure: z.enum(keysOf(readingFailures)).nullable(),
    report: report.nullable(),
  })
  .meta({ id: 'SourceReading' })

export type SourceReadingState = z.infer<typeof reading>

export const explainSource = defineCall({
  method: 'POST',
  path: '/operator/sites/explain',
  summary: 'Order a reading of a source’s stored pages, step by step; makes no request to the site',
  access: 'operator',
  input: z.object({ sourceNo: z.int().min(1).max(2_147_483_647) }),
  output: z.object({ readingID: z.uuid().describe('Of the order; one that waits already is not made twice') }),
})

export const getSourceReading = defineCall({
  method: 'GET',
  path: '/operator/sites/reading',
  summary: `The report of an ordered reading, kept ${retention.readingHours} hours`,
  access: 'operator',
  input: z.object({ readingID: z.uuid() }),
  output: reading,
})
