import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { visitOutcomes } from '@vedetta/contracts/watch/watch-status'
import { renderingKinds } from '../../watch/fetching/limit-trials.ts'
import type { VisitMeter } from '../../watch/loop/run-watch.ts'

const visitDurations = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 300, 900]

/** Metrics of a watch process's own visits. No host is a label: anybody could add series. */
export function createVisitMetrics(registry: Registry): VisitMeter {
  const registers = [registry]
  const durations = new Histogram({
    name: 'vedetta_visit_seconds',
    help: 'Visits of sites, by what they came to',
    labelNames: ['outcome'],
    buckets: visitDurations,
    registers,
  })
  for (const outcome of keysOf(visitOutcomes)) durations.zero({ outcome })
  const running = new Gauge({ name: 'vedetta_visits_running', help: 'Visits under way in this process', registers })
  const requests = new Counter({ name: 'vedetta_visit_requests_total', help: 'Requests sent to sites', registers })
  const bytes = new Counter({ name: 'vedetta_visit_bytes_total', help: 'Bytes received from sites', registers })
  const renderings = new Counter({
    name: 'vedetta_renderings_total',
    help: 'Pages given to the renderers, and trials that the limit of a day refused',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of renderingKinds) renderings.inc({ kind }, 0)
  return {
    rendering: (kind) => renderings.inc({ kind }),
    begun: () => running.inc(),
    ended: (outcome, visit) => {
      running.dec()
      durations.observe({ outcome }, visit.milliseconds / 1_000)
      requests.inc(visit.requests)
      bytes.inc(visit.bytes)
    },
  }
}
