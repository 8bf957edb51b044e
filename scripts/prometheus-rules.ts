import { writeFileSync } from 'node:fs'
import { type ServiceLevelName, serviceLevels } from '../packages/contracts/src/operations/service-levels.ts'
import { keysOf } from '../packages/contracts/src/text/vocabulary.ts'

/** Both files in `deploy/prometheus` are made from the service levels: `node scripts/prometheus-rules.ts`. */
const windows = ['5m', '30m', '1h', '2h', '6h', '1d', '3d', '30d'] as const

type Window = (typeof windows)[number]

/** The budget of 30 days burns so many times faster than it should, over a long and a short window. */
type Burn = { readonly long: Window; readonly short: Window; readonly factor: number }

const fast: readonly Burn[] = [
  { long: '1h', short: '5m', factor: 14.4 },
  { long: '6h', short: '30m', factor: 6 },
]
const slow: readonly Burn[] = [
  { long: '1d', short: '2h', factor: 3 },
  { long: '3d', short: '6h', factor: 1 },
]

const events = 'vedetta_service_level_events_total'
const ratio = (window: Window) => `vedetta:service_level_errors:ratio_rate${window}`
const head =
  '# Made by scripts/prometheus-rules.ts from packages/contracts/src/operations/service-levels.ts: change those.\n'

export function recordingRules(): string {
  const rules = windows.map((window) =>
    [
      `      - record: ${ratio(window)}`,
      '        expr: |',
      `          sum by (level) (rate(${events}{outcome="bad"}[${window}])) / (sum by (level) (rate(${events}[${window}])) > 0)`,
      `          or max by (level) (1 - avg_over_time(vedetta_service_level_share[${window}]))`,
    ].join('\n'),
  )
  return `${head}groups:\n  - name: vedetta-service-levels\n    rules:\n${rules.join('\n')}\n`
}

type Alert = {
  readonly name: string
  readonly expr: string
  readonly for: string
  readonly severity: 'page' | 'ticket'
  readonly summary: string
  readonly level?: ServiceLevelName
}

const pascal = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

function burnAlert(level: ServiceLevelName, burns: readonly Burn[], severity: Alert['severity']): Alert {
  const budget = Math.round((1 - serviceLevels[level].objective) * 10_000) / 10_000
  const expr = burns
    .map(({ long, short, factor }) => {
      const above = (window: Window) => `${ratio(window)}{level="${level}"} > ${factor} * ${budget}`
      return `(${above(long)} and ${above(short)})`
    })
    .join('\nor ')
  const speed = severity === 'page' ? 'Fast' : 'Slowly'
  const { en, objective } = serviceLevels[level]
  const summary = `${en}: the budget of ${objective * 100} % over 30 days burns ${severity === 'page' ? 'fast' : 'too soon'}`
  return { name: `Vedetta${pascal(level)}Burns${speed}`, expr, for: '2m', severity, summary, level }
}

/** A state is counted hourly: a window of minutes says nothing about it. */
const burnAlerts = keysOf(serviceLevels).flatMap((level) => [
  ...(serviceLevels[level].kind === 'events' ? [burnAlert(level, fast, 'page')] : []),
  burnAlert(level, slow, 'ticket'),
])

const otherAlerts: readonly Alert[] = [
  {
    name: 'VedettaProcessDown',
    expr: 'up{job=~"vedetta.*"} == 0',
    for: '5m',
    severity: 'page',
    summary: '{{ $labels.job }} at {{ $labels.instance }} does not answer',
  },
  {
    name: 'VedettaRequestsFail',
    expr: 'sum(rate(vedetta_http_request_seconds_count{status="5xx"}[5m])) / sum(rate(vedetta_http_request_seconds_count[5m])) > 0.02',
    for: '5m',
    severity: 'page',
    summary: 'More than 2 % of requests fail',
  },
  {
    name: 'VedettaEngineFails',
    expr: 'sum by (engine) (rate(vedetta_engine_call_seconds_count{outcome="failed"}[5m])) / sum by (engine) (rate(vedetta_engine_call_seconds_count[5m])) > 0.05',
    for: '5m',
    severity: 'page',
    summary: 'Calls of {{ $labels.engine }} fail',
  },
  {
    name: 'VedettaQueueStuck',
    expr: 'max by (queue) (vedetta_queue_oldest_seconds{queue!="webhooks"}) > 600',
    for: '5m',
    severity: 'page',
    summary: 'The queue {{ $labels.queue }} has not moved for ten minutes',
  },
  {
    name: 'VedettaWatchStalled',
    expr: 'max(vedetta_watch_visits_per_second) == 0 and max(vedetta_watch_overdue) > 0',
    for: '15m',
    severity: 'page',
    summary: 'Sites are due, and none is visited',
  },
  {
    name: 'VedettaWatchBehind',
    expr: 'max(vedetta_watch_lag_seconds) > 3600',
    for: '30m',
    severity: 'ticket',
    summary: 'Visits are made more than an hour late',
  },
  {
    name: 'VedettaPoolExhausted',
    expr: 'histogram_quantile(0.95, sum by (job, le) (rate(vedetta_pool_wait_seconds_bucket[5m]))) > 0.5',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.job }} waits for connections of PostgreSQL',
  },
  {
    name: 'VedettaEventLoopSlow',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.job }} at {{ $labels.instance }} has more to do than one processor can',
  },
  {
    name: 'VedettaMailsGivenUp',
    expr: 'sum(increase(vedetta_mails_total{outcome="given_up"}[1h])) > 0',
    for: '0m',
    severity: 'ticket',
    summary: 'Mails were given up after fourteen tries',
  },
  {
    name: 'VedettaWebhookPaused',
    expr: 'sum(increase(vedetta_webhook_messages_total{outcome="paused"}[1h])) > 0',
    for: '0m',
    severity: 'ticket',
    summary: 'The webhook of a customer was paused',
  },
  {
    name: 'VedettaBoardsDrift',
    expr: 'sum by (system) (increase(vedetta_watch_board_drift_total[6h])) > 50',
    for: '0m',
    severity: 'ticket',
    summary: 'The tracking system {{ $labels.system }} answers in another shape',
  },
]

export const alertNames = [...burnAlerts, ...otherAlerts].map(({ name }) => name)

export function alertRules(): string {
  const rules = [...burnAlerts, ...otherAlerts].map(({ name, expr, for: lasting, severity, summary, level }) =>
    [
      `      - alert: ${name}`,
      '        expr: |',
      ...expr.split('\n').map((line) => `          ${line}`),
      `        for: ${lasting}`,
      `        labels: { severity: ${severity}${level ? `, level: ${level}` : ''} }`,
      '        annotations:',
      `          summary: ${JSON.stringify(summary)}`,
      `          runbook: docs/operations.md#alerts`,
    ].join('\n'),
  )
  return `${head}groups:\n  - name: vedetta-alerts\n    rules:\n${rules.join('\n')}\n`
}

if (import.meta.main) {
  writeFileSync('deploy/prometheus/rules.yml', recordingRules())
  writeFileSync('deploy/prometheus/alerts.yml', alertRules())
}
