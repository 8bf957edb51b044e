import type { Import } from './folder-graph.ts'

/** The modules that connect tests to an engine: PostgreSQL, Redis and OpenSearch of `scripts/services`, a cluster of their own, Chromium. */
export const engineModules = [
  'packages/core/src/testing/test-engines.ts',
  'tools/bench/src/harness/scratch.ts',
  'tools/bench/src/restore/cluster.ts',
  'packages/crawler/src/fetch/browser.ts',
]

const isEngineTest = (file: string) => file.endsWith('.engines.test.ts')

/** Tests that are named after engines and reach none, and those that reach one without the name. */
export function misnamedTests(
  files: readonly string[],
  imports: readonly Import[],
  engines: readonly string[],
): { idle: string[]; unnamed: string[] } {
  const users = usersOf(engines, imports)
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  return {
    idle: tests.filter((file) => isEngineTest(file) && !users.has(file)),
    unnamed: tests.filter((file) => !isEngineTest(file) && users.has(file)),
  }
}

/** The files that import one of the modules, directly or through others. */
function usersOf(modules: readonly string[], imports: readonly Import[]): ReadonlySet<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const users = new Set(modules)
  // A set goes on to what is added to it meanwhile.
  for (const used of users) for (const { from } of importers.get(used) ?? []) users.add(from)
  return users
}
