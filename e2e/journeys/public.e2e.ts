import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { localPath, pathWithoutLanguage, routes } from '../../packages/contracts/src/calls/routes.ts'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { pageFile } from '../../packages/contracts/src/watch/page-rendering.ts'
import { findViolations } from '../screens/axe.ts'
import { test } from '../stack/fixtures.ts'
import { stack } from '../stack/stack.ts'

/** A folder for screenshots of every page. */
const pictures = process.env.VEDETTA_PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })

/** Every public page in every language, from the sitemap; the maps have their own journeys. */
async function listPublicPages(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((path) => !pathWithoutLanguage(path).startsWith(`${routes.map}/`))
}

/** Collects requests to other hosts. */
function thirdPartyRequests(context: BrowserContext): string[] {
  const thirdParty: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(stack.publicUrl) && !request.url().startsWith('data:')) thirdParty.push(request.url())
  })
  return thirdParty
}

const languageOf = (path: string) => (path.startsWith('/en') ? 'en' : 'it')

/**
 * Looks at the opened page wide and narrow, light and dark. The English page has the elements of the Italian one with other words:
 * only those can be missing, which one look shows.
 */
async function violationsInEveryLook(page: Page, path: string): Promise<string[]> {
  const violations: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const look = `${pageFile(path).replaceAll('/', '-')}-${width}-${theme}`
      if (pictures)
        await page.screenshot({ path: join(pictures, `${look}.webp`), type: 'webp', quality: 50, fullPage: true })
      if (languageOf(path) === 'en' && (width !== 1440 || theme === 'dark')) continue
      const found = await findViolations(page, theme === 'light' ? 'all' : 'colours')
      violations.push(...found.map((violation) => `${look}: ${violation}`))
    }
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${path} at ${width}`).toBe(width)
  }
  return violations
}

test('a visitor sees every public page complete in both languages, without requests to third parties or accessibility violations', async ({
  page,
  context,
}) => {
  test.setTimeout(pictures ? 900_000 : 300_000)
  const thirdParty = thirdPartyRequests(context)
  const violations: string[] = []
  const paths = await listPublicPages(page)
  for (const route of ['/', '/pricing', '/product', '/apl', '/headhunters', '/case-study', '/git', '/privacy'])
    for (const language of languages) expect(paths).toContain(localPath(route, language))
  for (const route of ['/dataagr', '/cookies', '/subp', '/terms', '/bot', '/lettura'])
    for (const language of languages) expect(paths).toContain(localPath(route, language))
  expect(paths.filter((path) => path.startsWith('/case-study/'))).toHaveLength(3)

  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', stack.publicUrl + path)
    await expect(page.locator('title')).toHaveCount(1)
    await waitForHydration(page)
    // These pages load their forms separately.
    if (/\/(git|bot)$/.test(path)) await expect(page.locator('main form')).toBeVisible()
    violations.push(...(await violationsInEveryLook(page, path)))
  }
  expect(violations).toEqual([])
  expect(thirdParty).toEqual([])
})

test('a visitor without JavaScript reads every public page and follows its links', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.publicUrl })
  const thirdParty = thirdPartyRequests(context)
  const plain = await context.newPage()
  for (const path of await listPublicPages(page)) {
    await plain.goto(path)
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.getByRole('contentinfo')).toBeVisible()
    const text = await plain.getByRole('main').textContent()
    expect(text?.length, path).toBeGreaterThan(200)
  }
  await plain.goto('/')
  await plain.getByRole('banner').getByRole('link', { name: 'Prezzi' }).click()
  await expect(plain).toHaveURL('/pricing')
  await plain
    .getByRole('banner')
    .getByRole('link', { name: /inglese/ })
    .click()
  await expect(plain).toHaveURL('/en/pricing')
  await expect(plain.getByText('€299').first()).toBeVisible()
  await plain.setViewportSize({ width: 390, height: 844 })
  await plain.getByRole('banner').locator('summary').click()
  await plain.getByRole('banner').getByRole('link', { name: 'Product' }).click()
  await expect(plain).toHaveURL('/en/product')
  expect(thirdParty).toEqual([])
  await context.close()
})

test('a visitor searches open positions by role and province on the home page and sees no company names', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('region', { name: 'Prova a cercare tra le posizioni aperte oggi' })
  await search.getByRole('searchbox', { name: 'Ruolo' }).fill('saldatore')
  await search.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: 'Tutta Italia' })
  await search.getByRole('button', { name: 'Cerca' }).click()
  await expect(search.getByText(/posizion[ei] apert[ea]/).first()).toBeVisible()
  await expect(search.getByRole('listitem').first()).toContainText(/saldat/i)
  expect(await search.textContent()).not.toMatch(/S\.r\.l\.|S\.p\.A\./)
})

test('a visitor who switches the language keeps it on every following page', async ({ page }) => {
  await page.goto('/apl')
  await waitForHydration(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /inglese/ })
    .click()
  await expect(page).toHaveURL('/en/apl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call companies on the day they start hiring.')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('a visitor who follows a link lands at the top of the page, or at the section the link names', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Guarda come funziona' }).click()
  await expect(page).toHaveURL('/#how')
  await expect(page.getByRole('heading', { name: 'Dal sito dell’azienda alla tua telefonata' })).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prezzi' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a visitor who opens an unknown case study is redirected to the home page', async ({ page }) => {
  await page.goto('/pricing')
  await page.goto('/case-study/nobody')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('shared links to public pages have a preview image', async ({ page }) => {
  for (const path of ['/', '/en/pricing', '/case-study']) {
    await page.goto(path)
    const picture = await page.request.get(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    )
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('a violation of a page’s policy is reported by the browser and counted by its origin alone', async ({
  page,
  db,
  consoles,
}) => {
  const pixel = `https://pixel-${randomUUID().slice(0, 8)}.example`
  await page.goto('/')
  await page.evaluate(`new Image().src = '${pixel}/anna.gif?email=anna@persone.example'`)
  const counted = () =>
    db.selectFrom('csp_report_day').select(['directive', 'blocked', 'count']).where('blocked', '=', pixel).execute()
  await expect.poll(counted).toEqual([{ directive: 'img-src', blocked: pixel, count: 1 }])
  // The browser's own message, and the line that all journeys write of a violation.
  for (const error of consoles.consoleErrors) expect(error).toContain('img-src')
  consoles.expected.push(...consoles.consoleErrors)
})

/** Waits until React has hydrated the page. */
async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate<boolean>(`Object.keys(document.getElementById('root')).some((key) => key.startsWith('__react'))`),
    )
    .toBe(true)
}
