import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const engines = ['**/*.engines.test.ts']
/** These tests measure the memory of their process, or the CPU of its thread, so they need a fresh one and no neighbour. */
const ownProcessTests = [
  'packages/crawler/testing/pdf-bombs.engines.test.ts',
  'packages/crawler/testing/hostile-sites.engines.test.ts',
]
const ignored = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/**
 * These end a test that hangs and say nothing of its speed: on a busy machine an event that takes a second may take a minute.
 * Tests about time count steps, fake the clock or measure the processor time of their thread.
 */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

const reports = process.env.VEDETTA_REPORTS

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
          ...patience,
          include: [
            'packages/**/*.test.ts',
            'apps/{api,worker,renderer,cli}/**/*.test.ts',
            'apps/web/prerender/**/*.test.ts',
            'tools/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...ignored, ...engines],
        },
      },
      './apps/web/vite.config.ts',
      './apps/web/vite.pages.config.ts',
      {
        test: {
          name: 'engines',
          include: engines,
          exclude: [...ignored, ...ownProcessTests],
          // Each file has a database and an index prefix of its own; sharing a worker's modules saves half a second a file.
          isolate: false,
          setupFiles: 'packages/core/src/testing/reset-worker.ts',
          globalSetup: 'packages/core/src/testing/engines-setup.ts',
          ...patience,
        },
      },
      // The last group, so that no other test runs beside it.
      {
        test: {
          name: 'process',
          include: ownProcessTests,
          fileParallelism: false,
          ...patience,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
