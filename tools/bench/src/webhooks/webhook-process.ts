import { createDb, createPool } from '@vedetta/core/db/client'
import { numberEvents } from '@vedetta/core/events/number-events'
import { keepRunning } from '@vedetta/core/keep-running'
import { createRoleFamilies } from '@vedetta/core/roles/role-families'
import { createSearch } from '@vedetta/core/search/client'
import { createFeatureSwitches } from '@vedetta/core/switches/feature-switches'
import { runWebhookFollower } from '@vedetta/core/webhooks/run-webhook-follower'
import { runWebhookSender } from '@vedetta/core/webhooks/run-webhook-sender'
import { createAddressGate } from '@vedetta/crawler/fetch/address-gate'
import type { SimulatedWeb } from '@vedetta/crawler/fetch/gated-connector'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'

/** The settings of a process that follows events and sends webhooks as the worker does, on a simulated web. */
export type WebhookProcess = {
  readonly databaseUrl: string
  readonly opensearchUrl: string
  readonly indexPrefix: string
  readonly secret: string
  readonly web: SimulatedWeb
  readonly names: Readonly<Record<string, readonly string[]>>
  readonly publicAddress: string
  readonly answerMs: number
}

const settings = JSON.parse(process.env.WEBHOOK_PROCESS ?? '') as WebhookProcess
const { databaseUrl, opensearchUrl, indexPrefix, secret, web, names, publicAddress, answerMs } = settings
const db = createDb(createPool(databaseUrl, { max: 20 }))
const search = createSearch(opensearchUrl, indexPrefix)
const log = {
  info() {},
  warn() {},
  error: (facts: object, message: string) => void process.stderr.write(`${message} ${JSON.stringify(facts)}\n`),
}
const clock = () => new Date()
const gate = createAddressGate(async (name) => [...(names[name] ?? [])], [`${publicAddress}/32`])
const { post } = createGatedPost(gate, web, answerMs)
const switches = createFeatureSwitches({ db, clock })
const { signal } = new AbortController()

await Promise.all([
  keepRunning(log, { idleMs: 100, failed: 'numbering events failed', work: () => numberEvents(db) }, signal),
  runWebhookFollower({ db, search, log, roleFamilies: createRoleFamilies(db, clock) }, signal),
  runWebhookSender({ db, log, clock, switches, publicUrl: 'https://vedetta.example', secrets: [secret], post }, signal),
])
