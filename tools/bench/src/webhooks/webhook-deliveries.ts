import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { createWebhook } from '@vedetta/core/outward/webhooks/create-webhook'
import { rotateWebhookSecret } from '@vedetta/core/outward/webhooks/rotate-webhook-secret'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import { makePosition } from '@vedetta/core/testing/factories'
import { makeRecruiter, noLimits } from '@vedetta/core/testing/people'
import { privateHost } from '@vedetta/simweb/webhook-receiver'
import type { Scratch } from '../harness/scratch.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { type HostileReceiver, startHostileReceiver } from './hostile-receiver.ts'
import {
  closePositions,
  countWaiting,
  endLeases,
  endWaits,
  insertEvents,
  isBehind,
  selectExpected,
} from './webhook-deliveries.queries.ts'
import type { WebhookProcess } from './webhook-process.ts'

export type DeliveryOptions = { readonly messages: number; readonly kills: number; readonly seed: number }

const processes = 2
const receivers = 4
const rounds = [['new'], ['changed', 'changed', 'changed'], ['closed']]
const eventsAPosition = rounds.flat().length
const maxQuietMs = 9 * minuteMs

const publicAddress = '127.0.0.1'
const names = { 'ats.example': [publicAddress], 'inside.example': [privateHost] }
const secret = 'a secret of the measurement'

/**
 * Delivers to receivers that fail in every way, and kills the senders on the way. Waits between attempts are ended early,
 * so that three days pass in minutes; leases are ended when their process has been killed.
 */
export async function verifyWebhookDeliveries(scratch: Scratch, { messages, kills, seed }: DeliveryOptions) {
  const { db, pool } = scratch
  const receiver = await startHostileReceiver(seed, 'https://inside.example/')
  const random = seededRandom(seed + 1)
  const hooks = await makeHooks(scratch, receiver)
  const settings: WebhookProcess = {
    databaseUrl: scratch.urlOf('worker'),
    opensearchUrl: scratch.opensearchUrl,
    indexPrefix: scratch.indexPrefix,
    secret,
    web: receiver.web,
    names,
    publicAddress,
    // A receiver that answers is given time to, also on a busy machine.
    answerMs: 2_000,
  }
  const positions = Math.ceil(messages / receivers / eventsAPosition)
  const positionNos: number[] = []
  for (let n = 0; n < positions; n++) positionNos.push(await makePosition(db))
  let running = start(settings)
  const due = receivers * positions * eventsAPosition
  let killed = 0
  let [delivered, quietSince] = [0, Date.now()]
  const passTime = async () => {
    const now = deliveredBy(receiver)
    if (now > delivered) quietSince = Date.now()
    if (Date.now() - quietSince > maxQuietMs) throw new Error(`nothing more is delivered after ${delivered} of ${due}`)
    delivered = now
    if (killed < kills && delivered >= (due * (killed + 1)) / (kills + 1)) {
      await kill(running)
      await endLeases(pool)
      running = start(settings)
      killed += 1
    }
    await endWaits(pool)
    await sleep(50 + random() * 50)
  }
  try {
    for (const kinds of rounds) {
      if (kinds.includes('closed')) await closePositions(pool, positionNos)
      for (const kind of kinds) await insertEvents(pool, positionNos, kind)
      if (kinds.includes('changed')) await rotate(scratch, receiver, hooks)
      // A position that closes before anything was told of it is no news.
      while (await isBehind(pool)) await passTime()
    }
    while ((await countWaiting(pool, hooks.good)) > 0) await passTime()
  } finally {
    await kill(running)
    await receiver.close()
  }
  return { killed, ...(await judge(scratch, receiver, hooks)) }
}

type Hooks = Awaited<ReturnType<typeof makeHooks>>

/** Webhooks to the receivers, and two to a private address. */
async function makeHooks({ db }: Scratch, receiver: HostileReceiver) {
  const now = new Date()
  const viewer = await makeRecruiter(db, now, { tier: 'enterprise', size: null })
  const criteria = positionCriteria.parse({})
  const { filterId: filterID } = await insertFilter(db, viewer.userId, { name: 'Tutte', criteria, count: 0 }, now)
  const make = (url: string) =>
    createWebhook({ db, limits: noLimits, secrets: [secret] }, viewer, { filterID, url, content: 'heads' }, now)
  const good: string[] = []
  for (let n = 0; n < receivers; n++) {
    const made = await make(`https://ats.example/${n}`)
    receiver.secrets.set(`/${n}`, [made.secret])
    good.push(made.webhookID)
  }
  const inside = [await make('https://inside.example/'), await make('https://nowhere.example/')]
  return { viewer, good, inside: inside.map(({ webhookID }) => webhookID) }
}

/** The receiver knows both secrets, as its owner would give them to it. */
async function rotate(
  { db }: Scratch,
  receiver: HostileReceiver,
  { viewer, good: [first = ''] }: Hooks,
): Promise<void> {
  const context = { db, limits: noLimits, secrets: [secret] as const }
  const { secret: made } = await rotateWebhookSecret(context, viewer, first, new Date())
  receiver.secrets.set('/0', [made])
}

const main = join(import.meta.dirname, 'webhook-process.ts')
const endWithParent = join(import.meta.dirname, '../harness/end-with-parent.ts')

function start(settings: WebhookProcess): ChildProcess[] {
  const env = { ...process.env, WEBHOOK_PROCESS: JSON.stringify(settings) }
  return Array.from({ length: processes }, () => fork(main, { env, execArgv: ['--import', endWithParent] }))
}

async function kill(running: readonly ChildProcess[]): Promise<void> {
  const ended = running.map((each) => (each.exitCode === null ? once(each, 'exit') : undefined))
  for (const each of running) each.kill('SIGKILL')
  await Promise.all(ended)
}

function deliveredBy({ arrivals }: HostileReceiver): number {
  const accepted = [...arrivals.values()].map(
    (all) => new Set(all.filter((each) => each.isAccepted).map(({ event }) => event)),
  )
  return accepted.reduce((sum, { size }) => sum + size, 0)
}

async function judge({ pool }: Scratch, receiver: HostileReceiver, hooks: Hooks) {
  const expected = await selectExpected(pool)
  let lost = 0
  let repeated = 0
  let disordered = 0
  for (const path of receiver.secrets.keys()) {
    const all = receiver.arrivals.get(path) ?? []
    const accepted = all.filter(({ isAccepted }) => isAccepted)
    const events = new Set(accepted.map(({ event }) => event))
    lost += expected.filter((event) => !events.has(event)).length
    repeated += accepted.length - events.size
    const lastOf = new Map<string, number>()
    for (const { positionID, event } of all) {
      if (event < (lastOf.get(positionID) ?? 0)) disordered += 1
      lastOf.set(positionID, event)
    }
  }
  return {
    deliveries: expected.length * receiver.secrets.size,
    ...receiver.counts(),
    lost,
    repeated,
    disordered,
    trespasses: receiver.trespasses(),
    keptFromInside: await countWaiting(pool, hooks.inside),
  }
}
