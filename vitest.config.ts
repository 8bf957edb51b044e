import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const engines = ['**/*.engines.test.ts']
const ignored = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const unit = [
  'packages/**/*.test.ts',
  'apps/{api,worker,renderer,cli}/**/*.test.ts',
  'apps/web/{*,prerender/**/*}.test.ts',
  'tools/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** Visits to the simulated web and readings of recorded sites: minutes of a processor, so not part of `pnpm verify`. */
const simulated = [
  'tools/simweb/**/*.test.ts',
  'packages/crawler/testing/{broken-pages,invisible-characters,tuned-sites}.test.ts',
  'tools/bench/src/reading/reading.test.ts',
  'tools/bench/src/reading/changed/reading-changed.test.ts',
]

/** The files whose source matches: a test is where it belongs by what it does, wherever it is moved. */
function testsWith(source: RegExp, patterns: string[], exclude: string[] = []): string[] {
  const files = globSync(patterns, { exclude: [...ignored, ...exclude] })
  return files.filter((file) => source.test(readFileSync(file, 'utf8')))
}
/** These measure processor time or memory, so no other test runs beside them. */
const timing = [
  ...testsWith(/\/(?:cpu-time|loop-steps)(?:\.ts)?'|process\.(?:threadC|c)puUsage/, unit, engines),
  'packages/crawler/testing/pdf-bombs.test.ts',
  'packages/crawler/testing/hostile-sites.test.ts',
]
/** These start processes, or a mail server. */
const processes = testsWith(/'node:child_process'|\/(?:start-api|stripe-mock|smtp-sink)\.ts'/, unit, [
  ...engines,
  ...timing,
])

/**
 * These end a test that hangs and say nothing of its speed: on a busy machine an event that takes a second may take a minute.
 * Tests about time count steps, fake the clock or measure the processor time of their thread.
 */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

const reports = process.env.VEDETTA_REPORTS
const seed = 'scripts/seed-properties.ts'

/** `engines` needs `scripts/services up`; the others need nothing running. */
export default defineConfig({
  test: {
    reporters: reports
      ? ['default', ['json', { outputFile: join(reports, `vitest-${process.pid}.json`) }]]
      : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          // The tests are pure: sharing a worker's modules saves half of their time.
          isolate: false,
          setupFiles: seed,
          ...patience,
          include: unit,
          exclude: [...ignored, ...engines, ...simulated, ...timing, ...processes],
        },
      },
      './apps/web/vite.config.ts',
      './apps/web/vite.pages.config.ts',
      {
        test: {
          name: 'engines',
          include: engines,
          exclude: ignored,
          // Each file has a database and an index prefix of its own; sharing a worker's modules saves half a second a file.
          isolate: false,
          setupFiles: [seed, 'packages/core/src/testing/reset-worker.ts'],
          globalSetup: 'packages/core/src/testing/engines-setup.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'simulated',
          include: simulated,
          exclude: ignored,
          isolate: false,
          setupFiles: seed,
          ...patience,
        },
      },
      { test: { name: 'process', include: processes, isolate: false, setupFiles: seed, ...patience } },
      {
        test: {
          name: 'timing',
          include: timing,
          fileParallelism: false,
          setupFiles: seed,
          ...patience,
          // The last group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
