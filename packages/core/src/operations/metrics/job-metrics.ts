import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { PassMeter } from '../../platform/loops/keep-running.ts'
import { type JobName, workerJobs } from '../jobs/worker-jobs.ts'

/** Not `job`, which is Prometheus' own label of what it scrapes. */
const label = 'job_name'

/** Meters of this worker's jobs, by the names of their table. */
export function createJobMetrics(registry: Registry): (name: JobName) => PassMeter {
  const meter = { labelNames: [label], registers: [registry] }
  const succeeded = new Gauge({
    name: 'vedetta_job_last_success_timestamp_seconds',
    help: 'When a pass of a job of this worker last succeeded, also one that found nothing to do',
    ...meter,
  })
  const failures = new Counter({
    name: 'vedetta_job_failures_total',
    help: 'Passes of jobs of this worker that failed',
    ...meter,
  })
  // A rate needs a series before its first event.
  for (const name of keysOf(workerJobs)) failures.inc({ [label]: name }, 0)
  return (name) => ({
    succeeded: () => succeeded.set({ [label]: name }, Date.now() / 1_000),
    failed: () => failures.inc({ [label]: name }),
  })
}
