import { expect, type Page } from '@playwright/test'
import { findViolations } from '../screens/axe.ts'
import { test } from '../stack/fixtures.ts'

// The worker counts as soon as it starts; a page requested before would be cached without counts for minutes.
test.beforeEach(async ({ db }) => {
  await expect.poll(() => db.selectFrom('market_count').select('week').execute()).toHaveLength(12)
})

test('a visitor navigates on the map from Italy to a province, to one of its sectors and to that sector in all Italy', async ({
  page,
}) => {
  await page.goto('/mappa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dove si assume in Italia, provincia per provincia')
  await page.getByRole('radio', { name: 'Nuove in 7 giorni' }).check({ force: true })
  await expect(page.getByText('Posizioni viste per la prima volta in ogni settimana')).toBeVisible()

  const province = page.getByRole('table', { name: 'Le province' }).getByRole('link').first()
  const name = await province.textContent()
  await province.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Posizioni aperte in provincia di ${name}`)

  await page.getByRole('table', { name: 'I settori in provincia' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/mappa\/[a-z-]+\/[a-z-]+$/)
  const inAllItaly = page.getByRole('link', { name: /in tutta Italia$/ })
  await inAllItaly.click()
  await expect(page).toHaveURL(/\/mappa\/settori\/[a-z-]+$/)
  // The same choice on the page before leads elsewhere.
  await expect(inAllItaly).toHaveCount(0)

  await page.getByLabel('Settore', { exact: true }).selectOption({ label: 'Tutti i settori' })
  await expect(page).toHaveURL(/\/mappa$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/mappa\/settori\/[a-z-]+$/)
})

test('a visitor downloads the map as an image, and shared links have a preview image', async ({ page, request }) => {
  await page.goto('/en/mappa')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the picture' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(shared ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('the sitemap lists the maps in both languages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/mappa', '/en/mappa', '/mappa/roma', '/en/mappa/roma'])
    expect(sitemap).toContain(`${path}</loc>`)
})

test('a visitor who opens the map of an unknown province is redirected to the home page', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError('404 /api/public/map')
  await page.goto('/mappa/atlantide')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor without JavaScript sees the map’s tables and follows its links', async ({ page }) => {
    await page.goto('/en/mappa')
    await page.getByRole('table', { name: 'The provinces' }).getByRole('link', { name: 'Roma', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open positions in the province of Roma')
    await expect(page.getByRole('table', { name: 'The numbers, week by week' }).getByRole('row')).toHaveCount(13)
  })
})

const overflowsSideways = (page: Page) => page.evaluate('document.documentElement.scrollWidth > innerWidth')

for (const width of [1440, 390])
  test(`axe finds no accessibility violation on the maps, light or dark, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/mappa', '/en/mappa/roma', '/mappa/settori/edilizia', '/mappa/roma/edilizia']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /picture|immagine/ })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findViolations(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([])
      }
      expect(await overflowsSideways(page)).toBe(false)
    }
  })
