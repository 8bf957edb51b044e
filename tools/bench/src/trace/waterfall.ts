import type { SinkSpan } from './otlp-sink.ts'
import type { TracedChange } from './trace-change.ts'

type Row = { readonly label: string; readonly start: number; readonly end: number; readonly service: string }

const engines = /^(?:postgresql|opensearch|redis) /

/** The rows of a trace in their order; calls of engines are counted in the row they belong to. */
export function rowsOf({ changedAt, mailedAt, spans }: TracedChange): Row[] {
  const shown = spans.filter(({ name }) => !engines.test(name))
  const byId = new Map(shown.map((span) => [span.spanId, span]))
  const depthOf = (span: SinkSpan): number => {
    const parent = byId.get(span.parentSpanId ?? '')
    return parent ? depthOf(parent) + 1 : 0
  }
  const rows = shown.map((span) => {
    const calls = spans.filter(({ name, parentSpanId }) => engines.test(name) && parentSpanId === span.spanId).length
    const label = `${'\u00a0\u00a0'.repeat(depthOf(span))}${span.name}${calls > 0 ? ` (${calls} calls of engines)` : ''}`
    return { label, start: span.start, end: span.end, service: span.service }
  })
  const whole = { label: 'from the change to the mail', start: changedAt, end: mailedAt, service: 'all' }
  return [whole, ...rows]
}

const colours: Readonly<Record<string, string>> = {
  all: '#8a8f98',
  'vedetta-watch': '#2f7d5b',
  'vedetta-worker': '#3b6fb6',
}

const [labelWidth, barWidth, textWidth, rowHeight, top] = [270, 520, 110, 24, 34]

/** The trace as a picture: a bar for each span, against the time since the change. */
export function waterfall(rows: readonly Row[]): string {
  const start = Math.min(...rows.map((row) => row.start))
  const total = Math.max(...rows.map((row) => row.end)) - start
  const x = (at: number) => labelWidth + ((at - start) / total) * barWidth
  const width = labelWidth + barWidth + textWidth
  const height = top + rows.length * rowHeight + 30
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = labelWidth + share * barWidth
    return `<line x1="${at}" y1="${top - 8}" x2="${at}" y2="${height - 26}" stroke="#d5d8dd"/><text x="${at}" y="${top - 14}" text-anchor="middle">${seconds(share * total)}</text>`
  })
  const bars = rows.map((row, n) => {
    const y = top + n * rowHeight
    const [from, to] = [x(row.start), Math.max(x(row.end), x(row.start) + 2)]
    return [
      `<text x="8" y="${y + 15}">${row.label}</text>`,
      `<rect x="${from.toFixed(1)}" y="${y + 4}" width="${(to - from).toFixed(1)}" height="14" rx="2" fill="${colours[row.service] ?? '#8a8f98'}"/>`,
      `<text x="${(to + 6).toFixed(1)}" y="${y + 15}">${seconds(row.end - row.start)}</text>`,
    ].join('\n')
  })
  const legend = Object.entries(colours)
    .slice(1)
    .map(
      ([service, colour], n) =>
        `<rect x="${8 + n * 150}" y="${height - 18}" width="10" height="10" fill="${colour}"/><text x="${24 + n * 150}" y="${height - 9}">${service}</text>`,
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1d2129" role="img">`,
    '<title>A trace from a change on a site to the mail about it</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...ticks,
    ...bars,
    ...legend,
    '</svg>\n',
  ].join('\n')
}

export const seconds = (ms: number): string => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`)
