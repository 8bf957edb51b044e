import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const engines = ['**/*.engines.test.ts']
/** These tests measure the memory of their process, so they need a fresh one. */
const processMemoryTests = ['packages/crawler/testing/pdf-bombs.engines.test.ts']
const ignored = ['**/node_modules/**', '**/dist/**', 'e2e/**']

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
          testTimeout: 20_000,
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
          exclude: [...ignored, ...processMemoryTests],
          // Each file has a database and an index prefix of its own; sharing a worker's modules saves half a second a file.
          isolate: false,
          setupFiles: 'packages/core/src/testing/reset-worker.ts',
          globalSetup: 'packages/core/src/testing/engines-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // A second is too short where two suites share two cores.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // The last group, so that no other test runs beside it.
      { test: { name: 'process', include: processMemoryTests, testTimeout: 20_000, sequence: { groupOrder: 1 } } },
    ],
  },
})
