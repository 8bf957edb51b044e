import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.VEDETTA_PORT_BASE ?? 17_400) + 85
const baseURL = `http://127.0.0.1:${port}`
const reports = process.env.VEDETTA_REPORTS

/** Journeys through the production build, the API and the engines, on made-up data of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, 'playwright.json') }]] : 'list',
  timeout: 60_000,
  use: {
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: {
    command: 'node e2e/start-stack.ts',
    url: `${baseURL}/api/reference/territories`,
    env: { PORT: `${port}` },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
