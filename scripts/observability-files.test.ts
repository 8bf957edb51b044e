import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureRequests } from '../apps/api/src/plugins/http-metrics.ts'
import { keysOf } from '../packages/contracts/src/text/vocabulary.ts'
import { watchFigures } from '../packages/contracts/src/watch/watch-status.ts'
import { createJobMetrics } from '../packages/core/src/operations/metrics/job-metrics.ts'
import { levelMetrics } from '../packages/core/src/operations/metrics/level-metrics.ts'
import { measureSearches } from '../packages/core/src/operations/metrics/measure-searches.ts'
import { tableGauges } from '../packages/core/src/operations/metrics/table-metrics.ts'
import { createVisitMetrics } from '../packages/core/src/operations/metrics/visit-metrics.ts'
import { createWorkerMetrics } from '../packages/core/src/operations/metrics/worker-metrics.ts'
import { createProcessMetrics } from '../packages/core/src/platform/telemetry/process-metrics.ts'
import { watchMetrics } from '../packages/core/src/watch/status/watch-metrics.ts'
import { withJobsTable } from './jobs-table.ts'
import { alertNames, alertRules, recordingRules } from './prometheus-rules.ts'

const read = (path: string) => readFileSync(path, 'utf8')

/** The names of every series that api, worker and watch export, from the registries they use. */
async function exportedNames(): Promise<Set<string>> {
  const { registry, showPool, recordCall, recordPoolWait } = createProcessMetrics()
  showPool({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  recordCall('redis', true, 0)
  recordPoolWait(0)
  const recordLevel = levelMetrics(registry, ['search', 'alerted', 'delivered'], () => {})
  measureSearches(async (_searcher, _weight, search) => search(), registry, recordLevel)
  createWorkerMetrics(registry, { record: () => {} }, recordLevel)
  createJobMetrics(registry)
  createVisitMetrics(registry)
  tableGauges(registry)
  measureRequests({ addHook: () => {} } as never, registry)
  const described = (await registry.metrics()) + (await watchMetrics(everyFigure()))
  const names = [...described.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  return new Set([...names, 'up'])
}

const everyFigure = () => ({
  at: '',
  figures: Object.fromEntries(keysOf(watchFigures).map((figure) => [figure, 1])) as Record<
    keyof typeof watchFigures,
    1
  >,
  outcomes: [{ outcome: 'read' as const, visits: 1 }],
  systems: [],
  held: [],
  slowestHosts: [],
  crowded: [],
  freshness: [],
})

/** Words of an expression that are names of series: those that are ours, Node's or recorded. */
const namesIn = (expression: string) => expression.match(/\b(?:vedetta|nodejs|process)[\w:]*_[\w:]+|\bup\b/g) ?? []

test('rules.yml and alerts.yml are made from the service levels', () => {
  expect(read('deploy/prometheus/rules.yml')).toBe(recordingRules())
  expect(read('deploy/prometheus/alerts.yml')).toBe(alertRules())
})

test('every series that rules, alerts and dashboards name is exported or recorded', async () => {
  const known = await exportedNames()
  for (const [, name = ''] of recordingRules().matchAll(/record: (\S+)/g)) known.add(name)
  const expressions = `${recordingRules()}${alertRules()}`
    .replace(/^.*(?:alert|summary|runbook|record):.*$/gm, '')
    .replace(/^#.*$/gm, '')
  const unknown = new Map<string, string[]>()
  const check = (file: string, text: string) => {
    const strange = namesIn(text).filter((name) => !known.has(name))
    if (strange.length > 0) unknown.set(file, strange)
  }
  check('rules', expressions)
  for (const file of readdirSync('deploy/grafana')) {
    const { title, panels } = JSON.parse(read(join('deploy/grafana', file)))
    expect(title).toMatch(/^Vedetta: /)
    const targets = panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets)
    expect(targets.length).toBeGreaterThan(0)
    for (const { expr } of targets) {
      expect(namesIn(expr), expr).not.toEqual([])
      check(file, expr)
    }
  }
  expect(Object.fromEntries(unknown)).toEqual({})
})

test('docs/operations.md says for each alert what to do', () => {
  const [, alerts = ''] = read('docs/operations.md').split('\n## Alerts\n')
  expect(alertNames.filter((name) => !alerts.includes(`\`${name}\``))).toEqual([])
})

test('docs/operations.md lists the jobs of the worker as they are declared', () => {
  expect(withJobsTable(read('docs/operations.md'))).toBe(read('docs/operations.md'))
})
