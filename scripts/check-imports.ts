import { execFileSync } from 'node:child_process'
import { engineModules, misnamedTests } from './lint/engine-tests.ts'
import { folderBelow, folderGraph, type Import } from './lint/folder-graph.ts'
import { againstOrder, coreWings, outsideWings } from './lint/wing-order.ts'

type Report = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] }
}

const core = 'packages/core/src'
const roots = ['apps', 'packages', 'tools', 'e2e', 'scripts']

/** Places whose folders import each other one way; tests, and what only they use, are apart. */
const layered = [
  'apps/api/src',
  'apps/cli/src',
  'apps/renderer/src',
  'apps/web/src',
  'apps/worker/src',
  core,
  ...coreWings.flat().map((wing) => `${core}/${wing}`),
  'packages/crawler/src',
  'packages/meaning/src',
  'packages/rendering/src',
  'packages/synthetic/src',
  'tools/bench/src',
  'tools/simweb/src',
  'e2e',
  'scripts',
]
const apart = /\.test\.tsx?$|\/testing\/|^packages\/crawler\/fixtures\//

function read(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
}

/** Kept by what the files hold, so that a tree that hasn't changed isn't read again. */
const cache = ['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content']
const options = ['--config', '.dependency-cruiser.json', '--output-type', 'json', ...cache]

const report: Report = JSON.parse(read('pnpm', 'exec', 'depcruise', ...options, ...roots))
const tracked = read('git', 'ls-files', ...roots).split('\n')
const ours = new Set(report.modules.map(({ source }) => source).filter((source) => roots.includes(rootOf(source))))
const unread = tracked.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !ours.has(file))
const imports: (Import & { isType: boolean })[] = report.modules
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    })),
  )
  .filter(({ from, to }) => ours.has(from) && ours.has(to))
const { idle, unnamed } = misnamedTests(
  [...ours],
  imports.filter(({ isType }) => !isType),
  engineModules,
)
const inProduction = imports.filter(({ from, to }) => !apart.test(from) && !apart.test(to))
const packages = folderGraph(inProduction, packageOf)
const upward = againstOrder(inProduction, core, coreWings)
const outside = outsideWings(
  [...ours].filter((file) => !apart.test(file)),
  core,
  coreWings,
)
const graphs = layered.map((place) => ({ place, ...folderGraph(inProduction, folderBelow(place)) }))

function rootOf(path: string): string {
  return path.split('/', 1)[0] ?? ''
}

function packageOf(path: string): string {
  const root = rootOf(path)
  return root === 'e2e' || root === 'scripts' ? root : path.split('/', 2).join('/')
}

for (const { from, to, rule } of report.summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
// With a TypeScript it can't use, the tool reads nothing and finds nothing.
for (const file of unread) console.error(`not read: ${file}`)
const cycles = graphs.flatMap(({ place, cycles }) => cycles.map((cycle) => ({ place, ...cycle })))
for (const { place, nodes, imports } of cycles) {
  console.error(`folder cycle in ${place}: ${nodes.join(', ')}`)
  for (const { from, to } of imports) console.error(`  ${from} → ${to}`)
}
for (const { from, to } of upward) console.error(`against the order of wings: ${from} → ${to}`)
for (const file of outside) console.error(`in no wing: ${file}`)
for (const file of idle) console.error(`named .engines, and uses no engine: ${file}`)
for (const file of unnamed) console.error(`uses an engine, and is not named .engines: ${file}`)
if ([report.summary.violations, unread, cycles, upward, outside, idle, unnamed].some(({ length }) => length > 0))
  process.exit(1)

console.log(`imports: ${ours.size} modules, ${imports.length} edges, one way`)
console.log(`${core}: ${coreWings.flat().length} wings, 0 imports against their order`)
console.log(`packages: ${packages.nodes}, ${packages.edges} edges, ${packages.layers} layers`)
for (const { place, nodes, edges, layers } of graphs)
  console.log(`${place}: ${nodes} folders and files beside them, ${edges} edges, ${layers} layers, 0 cycles`)
