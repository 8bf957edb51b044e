import { Registry } from '@prometheus-io/client'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { expect, it } from 'vitest'
import { workerJobs } from '../jobs/worker-jobs.ts'
import { createJobMetrics } from './job-metrics.ts'

it('the metrics of jobs have a series of failures for each line of the table, and one of successes once it succeeded', async () => {
  const registry = new Registry()
  const meterOf = createJobMetrics(registry)
  meterOf('digests').failed()
  meterOf('index').succeeded()
  const text = await registry.metrics()
  const failures = [...text.matchAll(/^vedetta_job_failures_total\{job_name="(\w+)"\} (\d)$/gm)]
  expect(failures.map(([, name, count]) => [name, count])).toEqual(
    keysOf(workerJobs).map((name) => [name, name === 'digests' ? '1' : '0']),
  )
  const successes = [...text.matchAll(/^vedetta_job_last_success_timestamp_seconds\{job_name="(\w+)"\} (\S+)$/gm)]
  expect(successes.map(([, name]) => name)).toEqual(['index'])
  expect(Date.now() / 1_000 - Number(successes[0]?.[2])).toBeLessThan(10)
})
