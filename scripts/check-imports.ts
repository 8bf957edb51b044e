import { execFileSync } from 'node:child_process'

type Report = {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] }
}

const roots = ['apps', 'packages', 'tools']

function read(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
}

const report: Report = JSON.parse(
  read('pnpm', 'exec', 'depcruise', '--config', '.dependency-cruiser.json', '--output-type', 'json', ...roots),
)
const cruised = new Set(report.modules.map((module) => module.source))
const unread = read('git', 'ls-files', ...roots)
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !cruised.has(file))

for (const { from, to, rule } of report.summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
// With a TypeScript it can't use, the tool reads nothing and finds nothing.
for (const file of unread) console.error(`not read: ${file}`)
if (report.summary.violations.length > 0 || unread.length > 0) process.exit(1)
console.log(`imports: ${cruised.size} modules, one way`)
