import { defineConfig } from '@playwright/test'
import { readPorts } from '../../scripts/ports.ts'
import { browserOptions } from '../stack/browser.ts'

/** The tour of README on the `pnpm dev` that runs at VEDETTA_PORT_BASE. A simulated day is waited for, which lasts five minutes. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.demo.ts',
  // Both languages are of the same demo people.
  workers: 1,
  reporter: 'list',
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    ...browserOptions,
    baseURL: `http://127.0.0.1:${readPorts(process.env).web}`,
    viewport: { width: 1440, height: 900 },
  },
})
