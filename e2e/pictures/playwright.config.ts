import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserOptions } from '../stack/browser.ts'
import { stack } from '../stack/stack.ts'

const root = join(import.meta.dirname, '../..')

/** Draws the pictures of documents and public pages on the journeys' stack at a fixed time, or compares them with the stored ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  // The data of one picture is seen in the next.
  workers: 1,
  snapshotPathTemplate: `${root}/{arg}{ext}`,
  reporter: 'list',
  use: { ...browserOptions, baseURL: stack.publicUrl },
  timeout: 900_000,
  expect: { timeout: 120_000 },
  webServer: {
    command: 'exec node e2e/stack/start-stack.ts',
    cwd: root,
    env: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fixed-clock.ts')}` },
    url: `${stack.publicUrl}/api/reference/territories`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
