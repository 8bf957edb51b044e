import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { readConfig } from '../../packages/contracts/src/calls/process-config.ts'
import { streamAlerts } from '../../packages/contracts/src/notify/alert-stream.ts'
import { migrationSettings } from '../../packages/core/src/platform/config/config.ts'
import { createDb, createPool, type Db } from '../../packages/core/src/platform/db/client.ts'
import { withDatabase } from '../../packages/core/src/platform/db/database-url.ts'
import { shake } from './shake.ts'
import { stack } from './stack.ts'

const shakeSeed = process.env.VEDETTA_SHAKE ? Number(process.env.VEDETTA_SHAKE) : undefined

type JourneyFixtures = {
  /** Opens another browser, for another user. */
  openBrowser: () => Promise<Page>
  /** Announces an expected console error, such as `409 /api/licence/revoke` for a refused call. */
  expectConsoleError: (text: string) => void
  /** The console errors of all browsers; an unexpected one fails the test. */
  consoles: { consoleErrors: string[]; expected: string[] }
}

export const test = base.extend<JourneyFixtures, { db: Db }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { MIGRATION_DATABASE_URL } = readConfig(migrationSettings, process.env)
      const db = createDb(createPool(withDatabase(MIGRATION_DATABASE_URL, stack.name), { max: 2 }))
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  consoles: async ({}, use) => {
    const consoles: JourneyFixtures['consoles'] = { consoleErrors: [], expected: [] }
    await use(consoles)
    expect(consoles.consoleErrors.toSorted()).toEqual(consoles.expected.toSorted())
  },
  expectConsoleError: async ({ consoles }, use) => {
    await use((text) => consoles.expected.push(text))
  },
  context: async ({ context, consoles }, use) => {
    await storeCookieChoice(context)
    await collectConsoleErrors(context, consoles.consoleErrors)
    if (shakeSeed !== undefined) await shake(context, shakeSeed)
    await use(context)
  },
  openBrowser: async ({ browser, consoles }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await storeCookieChoice(context)
      await collectConsoleErrors(context, consoles.consoleErrors)
      if (shakeSeed !== undefined) await shake(context, shakeSeed)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Stores a cookie choice, since the banner would cover the bottom of every screen. */
async function storeCookieChoice(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    if (location.protocol.startsWith('http') && !localStorage.getItem('vedetta.cookies'))
      localStorage.setItem('vedetta.cookies', 'necessary')
  `)
}

/** Collects errors and content security policy violations of our own pages. */
async function collectConsoleErrors(context: BrowserContext, consoleErrors: string[]): Promise<void> {
  // A script may tolerate a blocked request silently, so violations are logged explicitly.
  await context.addInitScript(`addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error('policy:', effectiveDirective, blockedURI, sourceFile))`)
  context.on('weberror', (error) => consoleErrors.push(error.error().message))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || (url && !url.startsWith(stack.publicUrl))) return
    // An open page follows its alerts in the background, and learns there that its session or licence ended.
    if (url.includes(`${streamAlerts.path}?`)) return
    const [, status] = /^Failed to load resource: .* status of (\d+)/.exec(message.text()) ?? []
    consoleErrors.push(status ? `${status} ${new URL(url).pathname}` : message.text())
  })
}
