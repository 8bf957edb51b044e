import { Gauge, Registry } from '@prometheus-io/client'
import type { Db } from '../../platform/db/client.ts'
import { selectCspReportsToday } from './csp-report.queries.ts'

/** Today's reports in the Prometheus format. Origins are no label: anybody could add series. */
export async function cspMetrics(db: Db, now: Date): Promise<string> {
  const registry = new Registry()
  const reports = new Gauge({
    name: 'vedetta_csp_reports_today',
    help: 'What browsers kept our pages from doing today, by directive of the Content-Security-Policy',
    labelNames: ['directive'],
    registers: [registry],
  })
  for (const { directive, count } of await selectCspReportsToday(db, now)) reports.set({ directive }, count)
  return registry.metrics()
}
