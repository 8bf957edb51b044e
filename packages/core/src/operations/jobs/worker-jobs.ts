import type { QueueName } from '@vedetta/contracts/operator/queues'
import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { noticeBatch } from '../../companies/contacts/notify-contacts.ts'
import { marketMaxMs } from '../../inbox/market/count-market.ts'
import { gatherMs, matcherLock } from '../../notify/alerts/run-matcher.ts'
import { digestBatch } from '../../notify/digests/queue-due-digests.ts'
import { instantBatch } from '../../notify/digests/queue-instant-mails.ts'
import { numberingLock } from '../../notify/events/events.queries.ts'
import { eventsABatch } from '../../notify/events/follow-events.queries.ts'
import { numberingBatch } from '../../notify/events/number-events.ts'
import { pushBatch, pushLeaseMs } from '../../notify/push/push-due.ts'
import { changesAPass } from '../../outward/receivers/tell-receivers.ts'
import { followerLock } from '../../outward/webhooks/run-webhook-follower.ts'
import { webhookLanes, webhookLeaseMs } from '../../outward/webhooks/run-webhook-sender.ts'
import { webhookBatch } from '../../outward/webhooks/send-batch.ts'
import type { DB } from '../../platform/db/schema.ts'
import { sweepBatch } from '../../platform/loops/in-batches.ts'
import { smtpConnections } from '../../platform/mail/smtp-transport.ts'
import { documentsAPass } from '../../search/indexing/drain-outbox.ts'
import { indexerLock } from '../../search/indexing/indexer-lock.queries.ts'
import { relayBatch } from '../mail-sender/relay-mail.ts'
import { mailLockMs } from '../mail-sender/run-mail-sender.ts'
import { journalBatch } from '../restore/journal-erasures.ts'

/** The lock that keeps several workers from the same work: advisory or of a table, under which one works at a time; or of rows, or a lease, on the work that each has in hand. */
type Lock = { advisory: number } | { table: keyof DB } | { rows: keyof DB } | { leaseMs: number }

export type Job = {
  /** The work, as the log names it after a failure. */
  readonly what: string
  /** Milliseconds from a pass that left nothing to the next, also after a failure of an hourly job; others try again within ten seconds. */
  readonly every: number | 'arrival'
  readonly lock?: Lock
  /** The most that a pass takes on, and its unit. */
  readonly budget?: readonly [number, string]
  /** The job idles while this switch is off. */
  readonly switch?: FeatureSwitch
}

/** The console's queues that the worker empties, each by the job of its name; the others wait for the watch or for operators. */
export type WorkerQueue = Exclude<QueueName, 'visits' | 'readings' | 'requests'>

/** All jobs of a worker: its loops, the metrics, the console's queues and the table of docs/operations.md are made from it. */
// biome-ignore format: a line for each job
export const workerJobs = {
  index: { what: 'indexing', every: 250, lock: { advisory: indexerLock }, budget: [documentsAPass, 'documents of a kind'] },
  event_numbers: { what: 'numbering events', every: 500, lock: { advisory: numberingLock }, budget: [numberingBatch, 'events'] },
  alerts: { what: 'matching', every: gatherMs, lock: { advisory: matcherLock }, budget: [eventsABatch, 'events'] },
  digests: { what: 'queueing digests', every: 5_000, lock: { rows: 'alert_schedule' }, budget: [digestBatch, 'people'], switch: 'digests' },
  instant_mails: { what: 'queueing instant mails', every: 2_000, lock: { rows: 'alert_schedule' }, budget: [instantBatch, 'people'], switch: 'instantAlerts' },
  push: { what: 'pushing alerts', every: 2_000, lock: { leaseMs: pushLeaseMs }, budget: [pushBatch, 'devices'], switch: 'push' },
  webhook_events: { what: 'queueing messages of webhooks', every: 2_000, lock: { advisory: followerLock }, budget: [eventsABatch, 'events'] },
  webhooks: { what: 'sending messages of webhooks', every: 1_000, lock: { leaseMs: webhookLeaseMs }, budget: [webhookBatch, `messages to each of ${webhookLanes} webhooks`], switch: 'webhooks' },
  mail_relay: { what: 'relaying mail', every: 500, budget: [relayBatch, 'mails'] },
  mail: { what: 'sending mail', every: 'arrival', lock: { leaseMs: mailLockMs }, budget: [smtpConnections, 'mails at a time'] },
  visit_days: { what: 'adding visits to their day', every: minuteMs, lock: { rows: 'visit_counted' } },
  erasures: { what: 'erasing people', every: minuteMs, lock: { rows: 'contact_erasure' }, budget: [1, 'person'] },
  contact_changes: { what: 'telling who received contacts', every: 5_000, lock: { rows: 'contact_change' }, budget: [changesAPass, 'changes'] },
  erasure_journal: { what: 'writing the journal of erasures', every: 500, lock: { rows: 'erasure_entry' }, budget: [journalBatch, 'erasures'] },
  contact_notices: { what: 'giving notice to contacts', every: minuteMs, lock: { rows: 'company_contact' }, budget: [noticeBatch, 'people'] },
  sweep_latencies: { what: 'sweeping latencies', every: hourMs },
  sweep_browser_reports: { what: 'sweeping reports of browsers', every: hourMs },
  sweep_stubs: { what: 'sweeping stubs', every: hourMs },
  sweep_mails: { what: 'sweeping mails', every: hourMs, budget: [sweepBatch, 'rows a statement'] },
  sweep_sessions: { what: 'sweeping sessions and tokens', every: hourMs },
  sweep_personal_data: { what: 'sweeping personal data', every: hourMs, budget: [sweepBatch, 'rows a statement'] },
  sweep_contacts: { what: 'sweeping contacts', every: hourMs, budget: [sweepBatch, 'rows a statement'] },
  sweep_erasure_journal: { what: 'sweeping the journal of erasures', every: hourMs },
  count_visits: { what: 'counting the visits planned', every: hourMs },
  count_titles: { what: 'counting the titles of open positions', every: hourMs },
  count_hiring_pace: { what: 'counting the hiring pace', every: hourMs },
  count_market: { what: 'counting the market', every: hourMs, lock: { table: 'market_count' }, budget: [marketMaxMs / minuteMs, 'minutes a statement'] },
} as const satisfies Record<string, Job> & Record<WorkerQueue, Job>

export type JobName = keyof typeof workerJobs
