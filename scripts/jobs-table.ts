import { readFileSync, writeFileSync } from 'node:fs'
import { hourMs, minuteMs } from '../packages/contracts/src/text/durations.ts'
import { formatCount } from '../packages/contracts/src/text/formats.ts'
import { type Job, workerJobs } from '../packages/core/src/operations/jobs/worker-jobs.ts'

const start = '<!-- node scripts/jobs-table.ts writes this table -->\n'
const end = '<!-- end of the table -->'
const count = (value: number) => formatCount(value, 'en')

const units = { h: hourMs, min: minuteMs, s: 1_000, ms: 1 }

function span(milliseconds: number): string {
  const [unit, size] = Object.entries(units).find(([, ms]) => milliseconds % ms === 0) ?? ['ms', 1]
  return `${count(milliseconds / size)} ${unit}`
}

function lockText(lock: Job['lock']): string {
  if (lock === undefined) return ''
  if ('advisory' in lock) return `advisory ${count(lock.advisory)}`
  if ('table' in lock) return `table \`${lock.table}\``
  return 'rows' in lock ? `rows of \`${lock.rows}\`` : `lease of ${span(lock.leaseMs)}`
}

function cellsOf([name, { what, every, lock, budget, switch: feature }]: [string, Job]): string[] {
  return [
    `\`${name}\``,
    what,
    every === 'arrival' ? 'as they arrive' : span(every),
    lockText(lock),
    budget ? `${count(budget[0])} ${budget[1]}` : '',
    feature ? `\`${feature}\`` : '',
  ]
}

/** The text of docs/operations.md with the jobs of the worker as they are declared. */
export function withJobsTable(text: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/operations.md has no marks for the table of jobs')
  const head = ['job', 'what', 'every', 'lock', 'a pass takes at most', 'switch']
  const rows = [head, head.map(() => '---'), ...Object.entries<Job>(workerJobs).map(cellsOf)]
  const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
  return `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`
}

if (import.meta.main) {
  const document = 'docs/operations.md'
  writeFileSync(document, withJobsTable(readFileSync(document, 'utf8')))
}
