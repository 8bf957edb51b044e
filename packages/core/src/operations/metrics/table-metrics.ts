import { Gauge, Registry } from '@prometheus-io/client'
import { serviceLevels } from '@vedetta/contracts/operations/service-levels'
import type { Db } from '../../platform/db/client.ts'
import type { WorkerQueue } from '../jobs/worker-jobs.ts'
import { selectLatestLevels } from '../service-levels/service-levels.queries.ts'
import { selectWaiting } from './waiting.queries.ts'
import { countPausedWebhooks } from './webhooks.queries.ts'

/** The queues between a visit and the people it is for. */
const queues = ['index', 'alerts', 'webhook_events', 'webhooks', 'mail'] as const satisfies readonly WorkerQueue[]

export function tableGauges(registry: Registry) {
  const gauge = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] })
  return {
    depth: gauge('vedetta_queue_depth', 'What waits in a queue, up to 100,000', 'queue'),
    age: gauge('vedetta_queue_oldest_seconds', 'How long the first of a queue has waited', 'queue'),
    webhooks: gauge('vedetta_webhooks', 'Webhooks of customers, by whether they are paused', 'state'),
    share: gauge('vedetta_service_level_share', 'The share that is as promised, of levels that are states', 'level'),
  }
}

/** Metrics read from the tables, the same from every worker: queues, webhooks, and the levels that are states. */
export async function tableMetrics(db: Db, now: Date): Promise<string> {
  const registry = new Registry()
  const { depth, age, webhooks, share } = tableGauges(registry)
  for (const { name, waiting, oldest } of await selectWaiting(db, queues, now)) {
    depth.set({ queue: name }, waiting)
    age.set({ queue: name }, oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0)
  }
  for (const [state, count] of Object.entries(await countPausedWebhooks(db))) webhooks.set({ state }, count)
  for (const { level, good, total } of await selectLatestLevels(db, now))
    if (isState(level) && total > 0) share.set({ level }, good / total)
  return registry.metrics()
}

const isState = (level: string) =>
  Object.hasOwn(serviceLevels, level) && serviceLevels[level as keyof typeof serviceLevels].kind === 'state'
