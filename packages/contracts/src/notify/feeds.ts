import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { creditCosts } from '../facts/plans.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/** Positions in one feed, the newest ones. */
export const maxFeedItems = 100

/** A feed is made anew this often; programs that ask more often get the same. */
export const feedMinutes = 5

/** The contents of a feed to choose from, with what each costs. */
export const feedContents = {
  rows: {
    it: 'Le righe dei risultati: titolo, azienda, luogo, contratto. Conta come una ricerca al giorno, al massimo.',
    en: 'The rows of the results: title, company, place, contract. Counts as one search a day at most.',
  },
  positions: {
    it: `Le posizioni intere, con il testo dell’annuncio. Oltre alla ricerca costa ${creditCosts.position} credito per ogni posizione nuova, una volta all’anno per licenza.`,
    en: `Whole positions, with the text of the advert. Besides the search it costs ${creditCosts.position} credit for each new position, once per licence and year.`,
  },
} as const satisfies Record<string, Labels>

export type FeedContent = keyof typeof feedContents

export const feedFormats = ['json', 'xml', 'csv'] as const

export type FeedFormat = (typeof feedFormats)[number]

const content = z.enum(keysOf(feedContents))

const feed = z
  .object({
    feedID: z.uuid(),
    filterID: z.uuid(),
    filterName: z.string(),
    content,
    createdAt: z.iso.datetime(),
    lastRead: z.iso.datetime().nullable().describe('When a program last read it, to the minute'),
    addresses: z.object({ json: z.url(), xml: z.url(), csv: z.url() }).describe('Secret: they open without a password'),
  })
  .meta({ id: 'Feed' })

export type Feed = z.infer<typeof feed>

export const listFeeds = defineCall({
  method: 'GET',
  path: '/feed/list',
  summary: 'The user’s feeds with their addresses, the newest first',
  access: 'licence',
  input: z.object({}),
  output: z.object({ feeds: z.array(feed) }),
})

export const createFeed = defineCall({
  method: 'POST',
  path: '/feed/create',
  summary:
    'Make a feed of a saved filter, on plans with the public API; the same again answers with the one that exists',
  access: 'licence',
  input: z.object({ filterID: z.uuid(), content }),
  output: feed,
})

export const deleteFeed = defineCall({
  method: 'POST',
  path: '/feed/delete',
  summary: 'Delete a feed: its addresses stop at once, for good',
  access: 'licence',
  input: z.object({ feedID: z.uuid() }),
  output: z.object({}),
})
