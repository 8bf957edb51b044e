import { Counter, type Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Caller } from './callers.ts'

/** Where a request was refused: with too many of its caller's in hand, or among the searches or calls that are answered. */
type ShedStage = 'inHand' | 'searches' | 'calls'

export type ShedReport = { readonly count: (stage: ShedStage, caller: Caller) => void }

const reportMs = 1_000

/** Counts refused requests by stage and kind of caller, and logs their number each second: a line for each would be the next overload. */
export function createShedReport(app: FastifyInstance, registry: Registry | undefined): ShedReport {
  const labelNames = ['stage', 'caller'] as const
  const total =
    registry &&
    new Counter({
      name: 'vedetta_http_shed_total',
      help: 'Requests that admission refused, by stage and kind of caller',
      labelNames,
      registers: [registry],
    })
  let refused: Record<string, number> = {}
  const reporting = setInterval(() => {
    if (Object.keys(refused).length === 0) return
    app.log.warn({ refused }, 'overloaded, requests were refused')
    refused = {}
  }, reportMs)
  reporting.unref()
  app.addHook('onClose', async () => clearInterval(reporting))
  return {
    count(stage, { kind }) {
      const what = `${stage} ${kind}`
      refused[what] = (refused[what] ?? 0) + 1
      total?.inc({ stage, caller: kind })
    },
  }
}
