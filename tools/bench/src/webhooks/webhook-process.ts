import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { runWebhookFollower } from '@vedetta/core/outward/webhooks/run-webhook-follower'
import { runWebhookSender } from '@vedetta/core/outward/webhooks/run-webhook-sender'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createLoop } from '@vedetta/core/platform/loops/loop'
import { createSearch } from '@vedetta/core/search/engine/client'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { createAddressGate } from '@vedetta/crawler/fetch/address-gate'
import type { SimulatedWeb } from '@vedetta/crawler/fetch/gated-connector'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import { logToStderr } from '../harness/log-to-stderr.ts'

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
const log = { info() {}, warn() {}, error: logToStderr }
const clock = () => new Date()
const gate = createAddressGate(async (name) => [...(names[name] ?? [])], [`${publicAddress}/32`])
const { post } = createGatedPost(gate, web, answerMs)
const { signal } = new AbortController()
const loopOf = (what: string, idleMs: number) => createLoop(log, { what, idleMs }, signal)
const sender = {
  db,
  log,
  clock,
  publicUrl: 'https://vedetta.example',
  secrets: [secret] as const,
  advertTexts: 'whole' as const,
  post,
}

await Promise.all([
  loopOf('numbering events', 100).repeat(() => numberEvents(db)),
  runWebhookFollower({ db, search, log, roleFamilies: createRoleFamilies(db, clock) }, loopOf('following', 2_000)),
  runWebhookSender(sender, loopOf('sending', 1_000)),
])
