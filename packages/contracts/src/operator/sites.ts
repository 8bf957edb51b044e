import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { visitOutcomes } from '../watch/watch-status.ts'
import { cursor, next } from './cursor.ts'
import { operatorReason } from './reason.ts'

/** The state of a site in the watch; the first that applies. */
export const siteStates = {
  opted_out: { it: 'Escluso su richiesta', en: 'Opted out' },
  paused: { it: 'In pausa', en: 'Paused' },
  held: { it: 'Sospeso', en: 'On hold' },
  watched: { it: 'Monitorato', en: 'Watched' },
} as const satisfies Record<string, Labels>

export type SiteState = keyof typeof siteStates

/** Notices about the site from its last visits. */
export const siteStatuses = {
  active: { it: 'Attivo', en: 'Active' },
  held: { it: 'Sospeso', en: 'On hold' },
  dead: { it: 'Irraggiungibile da tempo', en: 'Unreachable for long' },
  parked: { it: 'Parcheggiato', en: 'Parked' },
  blocked: { it: 'Ci esclude', en: 'Excludes us' },
  opted_out: { it: 'Escluso su richiesta', en: 'Opted out' },
} as const satisfies Record<string, Labels>

/** The evidence that a site is the company's. */
export const siteProofs = {
  import: { it: 'Dall’importazione del registro', en: 'From the registry import' },
  vat_on_page: { it: 'La partita IVA è sulle pagine', en: 'Its pages state the VAT number' },
  pec_domain: { it: 'Il dominio è quello della PEC', en: 'Its domain is that of the certified mail' },
} as const satisfies Record<string, Labels>

export const sourceKinds = {
  page: { it: 'Sito', en: 'Site' },
  feed: { it: 'Feed', en: 'Feed' },
  board: { it: 'Bacheca di annunci', en: 'Job board' },
} as const satisfies Record<string, Labels>

export const minSiteQuery = 3

export const maxSourcesShown = 20
export const maxVisitsShown = 20

const number = z.int().min(1).max(2_147_483_647)
const ofSite = z.object({ siteNo: number })
const instant = z.iso.datetime()
const count = z.int().min(0)
const outcome = z.enum(keysOf(visitOutcomes))

const siteRow = z
  .object({
    siteNo: z.int(),
    host: z.string(),
    company: z.object({ companyID: z.uuid(), name: z.string(), vat: z.string().nullable() }),
    state: z.enum(keysOf(siteStates)),
    status: z.enum(keysOf(siteStatuses)),
    lastVisit: z.object({ at: instant, outcome: outcome.nullable() }).nullable(),
    nextVisit: instant.nullable().describe('Null for a site that is paused or opted out'),
    openPositions: count,
  })
  .meta({ id: 'OperatorSite' })

export type OperatorSite = z.infer<typeof siteRow>

const source = z.object({
  sourceNo: z.int(),
  url: z.string(),
  kind: z.enum(keysOf(sourceKinds)),
  system: z.string().nullable().describe('The tracking system of a board'),
  lastVisit: z.object({ at: instant, outcome: outcome.nullable() }).nullable(),
  nextVisit: instant.nullable(),
  failures: count.describe('Failed visits in a row'),
  hold: z.object({ since: instant, gone: count, ofOpen: count }).nullable(),
  openPositions: count,
  confidence: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('How sure the readings of its open positions are, on average; null without any'),
  unsure: count.describe('Open positions whose reading is unsure'),
  sharedBy: count.describe('Sites that lead to it, this one included'),
})

const visit = z.object({
  at: instant,
  sourceNo: z.int(),
  outcome,
  seconds: z.number().min(0),
  requests: count,
  bytes: count,
  opened: count,
  changed: count,
  closed: count,
  drifted: z.array(z.string()).describe('Tracking systems whose answers were not in the shape that we read'),
})

const siteDetail = siteRow
  .extend({
    knownBy: z.enum(keysOf(siteProofs)),
    knownByQuote: z.string().nullable(),
    contradiction: z
      .object({ vat: z.string(), quote: z.string().nullable() })
      .nullable()
      .describe('Another company’s VAT number on its pages'),
    pause: z
      .object({
        since: instant,
        by: z.string().nullable().describe('E-mail address of the operator; null once the account is deleted'),
        reason: z.string(),
      })
      .nullable(),
    optOut: z.object({ host: z.string(), since: instant, reason: z.string() }).nullable(),
    hostPausedUntil: instant.nullable().describe('Until when the host asked us to wait'),
    sources: z.array(source).describe(`At most ${maxSourcesShown}`),
    visits: z.array(visit).describe(`The last ${maxVisitsShown} of the last 14 days, the newest first`),
  })
  .meta({ id: 'OperatorSiteDetail' })

export type OperatorSiteDetail = z.infer<typeof siteDetail>

export const findSites = defineCall({
  method: 'GET',
  path: '/operator/sites',
  summary: 'Sites by a part of their host or by their company’s name or VAT number, and by state',
  access: 'operator',
  input: z.object({
    query: z
      .string()
      .trim()
      .min(minSiteQuery)
      .max(100)
      .optional()
      .describe('A part of a host, words of a company’s name, or a VAT number'),
    state: z.enum(keysOf(siteStates)).optional(),
    cursor,
  }),
  output: z.object({
    sites: z.array(siteRow),
    next,
    searchedNames: z.boolean().describe('False while the search by names does not answer: hosts alone were looked at'),
  }),
})

export const getSite = defineCall({
  method: 'GET',
  path: '/operator/sites/site',
  summary: 'A site with its sources and its last visits',
  access: 'operator',
  input: z.object({ siteNo: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: siteDetail,
})

export const pauseSite = defineCall({
  method: 'POST',
  path: '/operator/sites/pause',
  summary: 'Stop the visits to a site for now; its positions stay open',
  access: 'operator',
  input: ofSite.extend({ reason: operatorReason }),
  output: z.object({ sources: count.describe('Sources that are no longer visited') }),
})

export const resumeSite = defineCall({
  method: 'POST',
  path: '/operator/sites/resume',
  summary: 'Visit a paused site again, from now on',
  access: 'operator',
  input: ofSite,
  output: z.object({ sources: count.describe('Sources that are visited again') }),
})

export const visitSiteNow = defineCall({
  method: 'POST',
  path: '/operator/sites/visit-now',
  summary: 'Make all sources of a site due at once; politeness applies',
  access: 'operator',
  input: ofSite,
  output: z.object({ sources: count }),
})
