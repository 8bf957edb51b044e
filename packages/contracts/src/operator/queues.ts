import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'
import { operatorReason } from './reason.ts'

/** Counted up to this: beyond, it is enough to know that there are far too many. */
export const maxQueueCount = 100_000

export const queues = {
  visits: {
    it: 'Visite',
    en: 'Visits',
    meaning: { it: 'Fonti da visitare ora.', en: 'Sources that are due for a visit.' },
  },
  readings: {
    it: 'Riletture',
    en: 'Readings',
    meaning: {
      it: 'Pagine che un operatore ha chiesto di rileggere.',
      en: 'Pages that an operator asked to have read again.',
    },
  },
  index: {
    it: 'Indice di ricerca',
    en: 'Search index',
    meaning: { it: 'Posizioni e aziende da indicizzare.', en: 'Positions and companies to be indexed.' },
  },
  alerts: {
    it: 'Avvisi',
    en: 'Alerts',
    meaning: {
      it: 'Eventi da confrontare con i filtri salvati.',
      en: 'Events to be matched with saved filters.',
    },
  },
  digests: {
    it: 'Riepiloghi',
    en: 'Digests',
    meaning: { it: 'Riepiloghi per e-mail da comporre.', en: 'Digests by mail that are due.' },
  },
  mail: {
    it: 'E-mail',
    en: 'Mails',
    meaning: { it: 'Messaggi da consegnare al server di posta.', en: 'Mails to be handed to the mail server.' },
  },
  push: {
    it: 'Notifiche',
    en: 'Notifications',
    meaning: { it: 'Dispositivi con avvisi da notificare.', en: 'Devices that have alerts to be notified of.' },
  },
  webhook_events: {
    it: 'Eventi per i webhook',
    en: 'Events for webhooks',
    meaning: { it: 'Eventi da confrontare con i webhook.', en: 'Events to be matched with webhooks.' },
  },
  webhooks: {
    it: 'Webhook',
    en: 'Webhooks',
    meaning: { it: 'Messaggi da consegnare ai sistemi dei clienti.', en: 'Messages to customers’ systems.' },
  },
  erasures: {
    it: 'Cancellazioni',
    en: 'Erasures',
    meaning: {
      it: 'Persone da cancellare dai testi e dalle pagine conservate.',
      en: 'People to be erased from texts and stored pages.',
    },
  },
  requests: {
    it: 'Richieste',
    en: 'Requests',
    meaning: { it: 'Richieste e segnalazioni da evadere.', en: 'Requests and reports that wait for an operator.' },
  },
} as const satisfies Record<string, Labels & { meaning: Labels }>

export type QueueName = keyof typeof queues

/** The queues whose entries can be given up for good. */
export const deadLetterQueues = ['mail', 'webhooks'] as const satisfies readonly QueueName[]

export type DeadLetterQueue = (typeof deadLetterQueues)[number]

export const maxDeadLetters = 50

const instant = z.iso.datetime()
const count = z.int().min(0).describe(`Counted up to ${maxQueueCount}`)

const queue = z
  .object({
    name: z.enum(keysOf(queues)),
    waiting: count,
    oldest: instant.nullable().describe('Since when the longest-waiting entry waits; null where nothing waits'),
    lastDone: instant.nullable().describe('When the last entry was done; null where it is not known'),
    doneLastHour: count.nullable().describe('Entries done in the last hour; null where it is not known'),
    dead: count.nullable().describe('Entries given up; null for a queue that gives up none'),
    isOff: z.boolean().describe('Whether a switch keeps it from working'),
  })
  .meta({ id: 'Queue' })

export type Queue = z.infer<typeof queue>

const deadLetter = z
  .object({
    id: z.uuid(),
    queue: z.enum(deadLetterQueues),
    what: z.string().describe('The template of a mail, the type of a message'),
    to: z.string().describe('The address of a mail, the host of a webhook'),
    madeAt: instant,
    failedAt: instant,
    attempts: z.int().nullable(),
    error: z.string().nullable().describe('A code of `messageErrors`, or the status of the answer'),
  })
  .meta({ id: 'DeadLetter' })

export type DeadLetter = z.infer<typeof deadLetter>

const chosen = z.object({ queue: z.enum(deadLetterQueues), ids: z.array(z.uuid()).min(1).max(maxDeadLetters) })

export const getQueues = defineCall({
  method: 'GET',
  path: '/operator/queues',
  summary: 'What waits, since when, and what was given up',
  access: 'operator',
  input: z.object({}),
  output: z.object({ at: instant, queues: z.array(queue) }),
})

export const listDeadLetters = defineCall({
  method: 'GET',
  path: '/operator/dead-letters',
  summary: 'What a queue gave up, the latest first',
  access: 'operator',
  input: z.object({ queue: z.enum(deadLetterQueues), cursor }),
  output: z.object({ letters: z.array(deadLetter), next }),
})

export const retryDeadLetters = defineCall({
  method: 'POST',
  path: '/operator/dead-letters/retry',
  summary: 'Try again what was given up',
  access: 'operator',
  input: chosen,
  output: z.object({ retried: z.int() }),
})

export const discardDeadLetters = defineCall({
  method: 'POST',
  path: '/operator/dead-letters/discard',
  summary: 'Delete what was given up',
  access: 'operator',
  input: chosen.extend({ reason: operatorReason }),
  output: z.object({ discarded: z.int() }),
})
