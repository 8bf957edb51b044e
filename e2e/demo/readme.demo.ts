import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Language, languages } from '../../packages/contracts/src/text/labels.ts'
import { demoPassword, demoPeople } from '../../packages/synthetic/src/demo/demo-people.ts'
import { readPorts } from '../../scripts/ports.ts'
import { type Words, wordsIn } from '../screens/words.ts'

const root = join(import.meta.dirname, '../..')
const mailboxUrl = `http://127.0.0.1:${readPorts(process.env).mailbox}`

/** A folder for the pictures of README, which are taken in Italian. */
const pictures = process.env.VEDETTA_PICTURES

/** A simulated day, and what the matcher and a busy machine take. */
const dayMs = 420_000

/** Of the list, as many are tried. */
const maxRows = 10

type Tour = {
  readonly browser: Browser
  readonly language: Language
  readonly words: Words
  /** The recruiter's page. */
  readonly page: Page
  /** The link from a position's proof to the company's page. */
  proof: string
}

/** By their titles in README. */
const steps: Record<string, (tour: Tour) => Promise<void>> = {
  'Ask how we know': async (tour) => {
    const { page, words } = tour
    await page.goto('/positions?tab=positions')
    const how = words.at('detail.how').replace(' {{label}}', '')
    const link = page.locator('figcaption a').first()
    // Some of the newest were read from a feed, which a browser shows as its source.
    for (let row = 0; row < maxRows && !/\.sim\.localhost:/.test(tour.proof); row++) {
      await page.locator('[data-row] a').nth(row).click()
      await page.getByRole('button', { name: how, expanded: false }).first().click()
      await expect(page.locator('blockquote').first()).toBeVisible()
      // The development server leads a link to the gateway once it is about to be followed.
      await link.focus()
      tour.proof = (await link.getAttribute('href')) ?? ''
    }
    expect(tour.proof).toMatch(/^http:\/\/[^/]+\.localhost:\d+\/.*#.*:~:text=/)
    await takePicture(tour, 'living-proof')
  },
  'See the page itself': async ({ page, proof }) => {
    const opening = page.waitForEvent('popup')
    await page.locator('figcaption a').first().click()
    const site = await opening
    await expect(site).toHaveURL(new RegExp(`^${RegExp.escape(new URL(proof).origin)}`))
    const [, quoted = ''] = proof.split(':~:text=')
    const firstWord = decodeURIComponent(quoted).split(/\s+/)[0] ?? ''
    await expect(site.locator('body')).toContainText(firstWord)
    await site.close()
  },
  'Wait for the bell': async (tour) => {
    const { page, words } = tour
    await page.goto('/positions?tab=filters')
    await expect(page.getByRole('list', { name: words.at('savedFilters.title') })).toBeVisible()
    // An opened list is read: the count begins anew.
    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words.at('alerts.title')}`) })
    await bell.click()
    const alerts = page.getByRole('dialog', { name: words.at('alerts.title') })
    await expect(alerts).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell).not.toHaveText(/\d/)
    await expect(bell).toHaveText(/\d/, { timeout: dayMs })
    await bell.click()
    await expect(alerts.getByText(words.at('alerts.new')).first()).toBeVisible()
    await takePicture(tour, 'living-alert')
  },
  'Have the digest sent': async ({ page }) => {
    const { email } = demoPeople.recruiter
    const args = ['apps/cli/src/main.ts', 'digest', 'send', email]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, timeout: 120_000 })
    expect(stdout).toContain('is on its way')
    const mails = page.locator('main ol li').filter({ hasText: email })
    await expect(async () => {
      await page.goto(`${mailboxUrl}/?q=${email}`)
      await expect(mails.first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await mails.first().getByRole('link').click()
    await expect(page.frameLocator('iframe').locator('a[href*="position="]').first()).toBeVisible()
  },
  'Read what a webhook got': async ({ page }) => {
    await page.goto(`${mailboxUrl}/webhooks`)
    await expect(page.locator('main ol li').filter({ hasText: 'position.' }).first()).toContainText('signature right')
    await expect(page.getByText('signature not right')).toHaveCount(0)
  },
  'Ask why it is read so': async (tour) => {
    const { words } = tour
    const context = await openContext(tour)
    const page = await context.newPage()
    await signIn(page, tour, demoPeople.operator.email)
    const host = new URL(tour.proof).hostname.replace(/^www\.|\.localhost$/g, '')
    await page.goto(`/operator/sites?q=${host}`)
    await page.getByRole('row').getByRole('link', { name: host }).first().click()
    await page
      .getByRole('button')
      .filter({ hasText: words.at('operator.sources.explain') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: words.at('operator.reading.steps') })).toBeVisible()
    await expect(page.getByText(words.at('operator.reading.isKept')).first()).toBeAttached()
    await takePicture({ ...tour, page }, 'living-reading')
    await context.close()
  },
}

test('README has the steps that are carried out here', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const [, tryThis = ''] = readme.split('\n## Try this\n')
  const titles = [
    ...tryThis
      .split('\n## ', 1)
      .join()
      .matchAll(/^\d\. \*\*(.+?)\.?\*\*/gm),
  ].map(([, title]) => title)
  expect(titles).toEqual(Object.keys(steps))
})

for (const language of languages)
  test(`the steps of README on a running pnpm dev, ${language}`, async ({ browser }) => {
    const words = wordsIn(language)
    const context = await openContext({ browser, language })
    const page = await context.newPage()
    await signIn(page, { language, words }, demoPeople.recruiter.email)
    const tour: Tour = { browser, language, words, page, proof: '' }
    for (const [title, carryOut] of Object.entries(steps)) await test.step(title, () => carryOut(tour))
    await context.close()
  })

/** With the cookie choice made, since its banner would cover the bottom of every screen. */
async function openContext({ browser, language }: Pick<Tour, 'browser' | 'language'>): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(`
    if (location.hostname === '127.0.0.1') {
      localStorage.setItem('vedetta.cookies', 'necessary')
      localStorage.setItem('vedetta.language', '${language}')
    }
  `)
  return context
}

/** The language of the interface is the profile's. */
async function signIn(page: Page, { language, words }: Pick<Tour, 'language' | 'words'>, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('textbox', { name: words.at('auth.email') }).fill(email)
  await page.getByRole('textbox', { name: words.at('auth.password') }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account di|’s account$/ })).toBeVisible()
  const changed = await page.request.post('/api/profile', { data: { language } })
  expect(changed.status(), await changed.text()).toBe(200)
}

async function takePicture({ page, language }: Tour, name: string): Promise<void> {
  if (!pictures || language !== 'it') return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.screenshot({ path: join(pictures, `${name}.webp`), type: 'webp', quality: 70, animations: 'disabled' })
}
