import { Counter, Gauge, Registry } from '@prometheus-io/client'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { type WatchFigure, type WatchStatus, watchFigures } from '@vedetta/contracts/watch/watch-status'

/** The figures of the operators' page in the Prometheus format; unknown ones are left out. */
export function watchMetrics({ figures, outcomes, systems }: WatchStatus): Promise<string> {
  const registry = new Registry()
  for (const figure of keysOf(watchFigures)) {
    const value = figures[figure]
    if (value === null) continue
    new Gauge({ name: metricName(figure), help: watchFigures[figure].help, registers: [registry] }).set(value)
  }
  const byOutcome = new Gauge({
    name: `${prefix}outcomes_today`,
    help: 'Visits today by what they came to',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const { outcome, visits } of outcomes) byOutcome.set({ outcome }, visits)
  const drifts = new Counter({
    name: `${prefix}board_drift_total`,
    help: 'Visits in which an answer of the tracking system was not in the shape that is read',
    labelNames: ['system'],
    registers: [registry],
  })
  for (const { system, driftsInAll } of systems) drifts.inc({ system }, driftsInAll)
  return registry.metrics()
}

const prefix = 'vedetta_watch_'

function metricName(figure: WatchFigure): string {
  return prefix + figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
