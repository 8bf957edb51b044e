import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import { isWithin } from '@vedetta/contracts/operations/service-levels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { freshnessStages } from '@vedetta/contracts/watch/freshness-stages'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import type { CountSent } from '../../platform/network/post.ts'
import type { MailMeter } from '../mail-sender/mail-meter.ts'
import type { LevelMeter } from '../service-levels/level-recorder.ts'

export type WorkerMetrics = {
  /** A stage of the way from a site to a person, beside the recorder. */
  readonly latencies: Latencies
  readonly mails: MailMeter
  readonly countWebhook: CountSent
  readonly countPush: CountSent
}

/** From what is matched within seconds to what waits for the next reading of a site. */
const stageDurations = [1, 5, 15, 30, 60, 300, 900, 3_600, 14_400, 43_200, 86_400, 172_800]

const sendOutcomes = ['accepted', 'retried', 'given_up']

/** The worker's own metrics, besides those of every process. */
export function createWorkerMetrics(registry: Registry, latencies: Latencies, recordLevel: LevelMeter): WorkerMetrics {
  const stages = new Histogram({
    name: 'vedetta_alert_latency_seconds',
    help: 'The stages from a change on a site to the person who waits for it',
    labelNames: ['stage'],
    buckets: stageDurations,
    registers: [registry],
  })
  for (const stage of keysOf(freshnessStages)) stages.zero({ stage })
  const counter = (name: string, help: string, outcomes: readonly string[]) => {
    const sent = new Counter({ name, help, labelNames: ['outcome'], registers: [registry] })
    for (const outcome of outcomes) sent.inc({ outcome }, 0)
    return (outcome: string) => sent.inc({ outcome })
  }
  const countMail = counter('vedetta_mails_total', 'Mails handed to the mail server', sendOutcomes)
  return {
    latencies: {
      record: (stage, milliseconds) => {
        stages.observe({ stage }, milliseconds / 1_000)
        latencies.record(stage, milliseconds)
      },
    },
    mails: {
      accepted: (waitedMs) => {
        countMail('accepted')
        recordLevel('delivered', isWithin('delivered', waitedMs))
      },
      retried: () => countMail('retried'),
      givenUp: () => {
        countMail('given_up')
        recordLevel('delivered', false)
      },
    },
    countWebhook: counter('vedetta_webhook_messages_total', 'Messages sent to the webhooks of customers', [
      ...sendOutcomes,
      'paused',
    ]),
    countPush: counter('vedetta_pushes_total', 'Messages handed to the push services of browsers', sendOutcomes),
  }
}
