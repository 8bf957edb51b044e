import type { WatchScorer } from '../../../../tools/bench/src/watch/scorer.ts'
import { figuresOf, sumTallies, tableHead, tableRow } from '../../../../tools/bench/src/watch/tally.ts'

export type Usage = { readonly cpuMs: number; readonly bytes: number }
export type Sample = { readonly at: number; readonly usage: ReadonlyMap<string, Usage> }

type Measured = {
  readonly samples: readonly Sample[]
  readonly tables: Readonly<Record<'before' | 'after', ReadonlyMap<string, number>>>
  readonly visits: readonly { outcome: string; visits: number; opened: number; closed: number }[]
  readonly scorer: WatchScorer
  readonly examples: number
  readonly errors: readonly string[]
}

const mb = (bytes: number) => (bytes / 1_048_576).toFixed(1)
const tablesShown = 6

export function printReport({ samples, tables, visits, scorer, examples, errors }: Measured): void {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return
  const ms = last.at - first.at
  console.log(`${(ms / 60_000).toFixed(1)} minutes from ${new Date(first.at).toISOString()}\n`)
  console.log('| process, with its own processes | CPU s | % of a core | MB at start | at most | at end |')
  console.log('|---|---|---|---|---|---|')
  const names = [...last.usage.keys()]
  const rows = names.map((name) => ({ name, values: samples.map(({ usage }) => usage.get(name)) }))
  const all = samples.map(({ usage }) => sumUsage([...usage.values()]))
  for (const { name, values } of rows.sort((a, b) => cpuOf(b.values) - cpuOf(a.values))) printUsage(name, values, ms)
  printUsage('all', all, ms)
  console.log(`busiest minute: ${busiest(samples, all).toFixed(0)} % of a core\n`)

  printTables(tables)
  for (const { outcome, visits: count, opened, closed } of visits)
    console.log(`visits ${outcome}: ${count}, opened ${opened}, closed ${closed}`)
  printQuality(scorer, examples)
  console.log(`\nlines of errors in the logs: ${errors.length}`)
  for (const line of errors.slice(0, 20)) console.log(`  ${line}`)
}

type Values = readonly (Usage | undefined)[]

function cpuOf(values: Values): number {
  return (values.at(-1)?.cpuMs ?? 0) - (values[0]?.cpuMs ?? 0)
}

function printUsage(name: string, values: Values, ms: number): void {
  const cpu = cpuOf(values)
  const most = Math.max(...values.map((one) => one?.bytes ?? 0))
  const cells = [name, (cpu / 1_000).toFixed(1), ((cpu / ms) * 100).toFixed(1)]
  console.log(`| ${[...cells, mb(values[0]?.bytes ?? 0), mb(most), mb(values.at(-1)?.bytes ?? 0)].join(' | ')} |`)
}

function sumUsage(values: readonly Usage[]): Usage {
  return values.reduce((sum, one) => ({ cpuMs: sum.cpuMs + one.cpuMs, bytes: sum.bytes + one.bytes }), {
    cpuMs: 0,
    bytes: 0,
  })
}

function busiest(samples: readonly Sample[], all: readonly Usage[]): number {
  const shares = samples.slice(1).map(({ at }, index) => {
    const [before, after] = [all[index], all[index + 1]]
    return (((after?.cpuMs ?? 0) - (before?.cpuMs ?? 0)) / (at - (samples[index]?.at ?? 0))) * 100
  })
  return Math.max(...shares)
}

function printTables({ before, after }: Measured['tables']): void {
  const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((all, one) => all + one, 0)
  console.log(`tables: ${mb(sum(before))} MB at start, ${mb(sum(after))} MB at end; grown most:`)
  const grown = [...after].map(([name, bytes]) => ({ name, by: bytes - (before.get(name) ?? 0) }))
  for (const { name, by } of grown.sort((a, b) => b.by - a.by).slice(0, tablesShown))
    console.log(`  ${name} ${mb(by)} MB`)
  console.log('')
}

function printQuality({ tallies, examples: mistakes }: WatchScorer, examples: number): void {
  const sum = sumTallies(tallies.values())
  const { recall, precision, strictPrecision, wronglyClosed } = figuresOf(sum)
  console.log(`\nrecall ${recall.toFixed(4)}, precision ${precision.toFixed(4)} (${strictPrecision.toFixed(4)} with`)
  console.log(
    `positions that wait for a second visit without them), wrongly closed ${(wronglyClosed * 100).toFixed(2)} %`,
  )
  console.log(`\n${tableHead}\n${tableRow('all', sum)}`)
  for (const [kind, tally] of [...tallies].sort(([, a], [, b]) => b.expected - a.expected))
    console.log(tableRow(kind, tally))
  for (const mistake of mistakes.slice(0, examples)) console.log(mistake)
}
