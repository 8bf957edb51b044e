import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserOptions } from './e2e/stack/browser.ts'
import { stack } from './e2e/stack/stack.ts'

const reports = process.env.VEDETTA_REPORTS

/** Journeys through the production build, the API, the worker and the engines, on made-up data of their own. */
export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '*.e2e.ts',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, 'playwright.json') }]] : 'list',
  // A shared machine may run at half its speed for minutes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { ...browserOptions, baseURL: stack.publicUrl },
  webServer: {
    // `exec`: no shell stands between it and the runner, whose end it watches for.
    command: 'exec node e2e/stack/start-stack.ts',
    url: `${stack.publicUrl}/api/reference/territories`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
