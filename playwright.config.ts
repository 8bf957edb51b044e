import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { stack } from './e2e/stack/stack.ts'

const reports = process.env.VEDETTA_REPORTS

/** Journeys through the production build, the API, the worker and the engines, on made-up data of their own. */
export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '*.e2e.ts',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, 'playwright.json') }]] : 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: stack.publicUrl,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: {
    // `exec`: no shell stands between it and the runner, whose end it watches for.
    command: 'exec node e2e/stack/start-stack.ts',
    url: `${stack.publicUrl}/api/reference/territories`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
