import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import { errors } from '@vedetta/contracts/calls/errors'
import { isWithin } from '@vedetta/contracts/operations/service-levels'
import { AppError } from '../../platform/app-error.ts'
import { shortDurations } from '../../platform/telemetry/process-metrics.ts'
import { inSpan } from '../../platform/telemetry/tracing.ts'
import type { SearchGate } from '../../search/engine/search-gate.ts'
import type { LevelMeter } from '../service-levels/level-recorder.ts'

type Outcome = 'answered' | 'refused' | 'failed' | 'cancelled'

/** A gate that measures what passes it: how long it waited, how long it took and how it ended. */
export function measureSearches(gate: SearchGate, registry: Registry, recordLevel: LevelMeter): SearchGate {
  const durations = new Histogram({
    name: 'vedetta_search_seconds',
    help: 'Searches of people, from the question to the answer of the engine',
    labelNames: ['outcome'],
    buckets: shortDurations,
    registers: [registry],
  })
  const waits = new Histogram({
    name: 'vedetta_search_wait_seconds',
    help: 'How long searches waited for their turn',
    buckets: shortDurations,
    registers: [registry],
  })
  const shed = new Counter({
    name: 'vedetta_search_shed_total',
    help: 'Searches that were refused because too many waited, by whose they were',
    labelNames: ['whose'],
    registers: [registry],
  })
  for (const whose of ['own', 'all']) shed.inc({ whose }, 0)

  function record(outcome: Outcome, milliseconds: number): void {
    durations.observe({ outcome }, milliseconds / 1_000)
    if (outcome === 'answered' || outcome === 'failed')
      recordLevel('search', outcome === 'answered' && isWithin('search', milliseconds))
  }

  return (searcher, weight, search, signal) =>
    inSpan('search', { attributes: { 'vedetta.weight': weight } }, async () => {
      const began = performance.now()
      let hasBegun = false
      const run = () => {
        hasBegun = true
        waits.observe((performance.now() - began) / 1_000)
        return search()
      }
      try {
        const result = await gate(searcher, weight, run, signal)
        record('answered', performance.now() - began)
        return result
      } catch (error) {
        const outcome = signal?.aborted ? 'cancelled' : isOwnLimit(error) ? 'refused' : 'failed'
        if (!hasBegun && outcome !== 'cancelled') shed.inc({ whose: outcome === 'refused' ? 'own' : 'all' })
        record(outcome, performance.now() - began)
        throw error
      }
    })
}

/** A refusal by the limits of a person or a licence counts as no failure of the search. */
const isOwnLimit = (error: unknown) => error instanceof AppError && errors[error.code].status < 500
