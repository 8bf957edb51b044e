import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { engineSettings, readConfig } from '../../packages/core/src/config.ts'
import { createDb, createPool, type Db } from '../../packages/core/src/db/client.ts'
import { withDatabase } from '../../packages/core/src/db/database-url.ts'
import { stack } from './stack.ts'

type Journey = {
  /** Another browser, as of another person. */
  openBrowser: () => Promise<Page>
  /** Tells beforehand what a console will say, such as `409 /api/licence/revoke` for a call that is refused. */
  expectComplaint: (text: string) => void
  /** What the consoles of all browsers said; anything that was not to be expected fails the test. */
  consoles: { complaints: string[]; expected: string[] }
}

export const test = base.extend<Journey, { db: Db }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { DATABASE_URL } = readConfig(engineSettings, process.env)
      const db = createDb(createPool(withDatabase(DATABASE_URL, stack.name), { max: 2 }))
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  consoles: async ({}, use) => {
    const consoles: Journey['consoles'] = { complaints: [], expected: [] }
    await use(consoles)
    expect(consoles.complaints.toSorted()).toEqual(consoles.expected.toSorted())
  },
  expectComplaint: async ({ consoles }, use) => {
    await use((text) => consoles.expected.push(text))
  },
  context: async ({ context, consoles }, use) => {
    await answerAboutCookies(context)
    await listen(context, consoles.complaints)
    await use(context)
  },
  openBrowser: async ({ browser, consoles }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await answerAboutCookies(context)
      await listen(context, consoles.complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** As on a later visit: the banner would lie over the foot of every screen. */
async function answerAboutCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    if (location.protocol.startsWith('http') && !localStorage.getItem('vedetta.cookies'))
      localStorage.setItem('vedetta.cookies', 'necessary')
  `)
}

/** Errors, and what the content security policy keeps out, of our own pages. */
async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  // Also what a script tried and then did without, of which the console says nothing.
  await context.addInitScript(`addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error('policy:', effectiveDirective, blockedURI, sourceFile))`)
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || (url && !url.startsWith(stack.publicUrl))) return
    const [, status] = /^Failed to load resource: .* status of (\d+)/.exec(message.text()) ?? []
    complaints.push(status ? `${status} ${new URL(url).pathname}` : message.text())
  })
}
