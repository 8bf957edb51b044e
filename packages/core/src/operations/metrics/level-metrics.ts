import { Counter, type Registry } from '@prometheus-io/client'
import type { EventLevel } from '@vedetta/contracts/operations/service-levels'
import type { LevelMeter } from '../service-levels/level-recorder.ts'

/** Counts the events of the levels that this process records, beside the recorder. */
export function levelMetrics(registry: Registry, levels: readonly EventLevel[], record: LevelMeter): LevelMeter {
  const events = new Counter({
    name: 'vedetta_service_level_events_total',
    help: 'Events of the service levels, by whether they were as promised',
    labelNames: ['level', 'outcome'],
    registers: [registry],
  })
  // A rate needs a series before its first event.
  for (const level of levels) for (const outcome of ['good', 'bad']) events.inc({ level, outcome }, 0)
  return (level, isGood, times = 1) => {
    events.inc({ level, outcome: isGood ? 'good' : 'bad' }, times)
    record(level, isGood, times)
  }
}
