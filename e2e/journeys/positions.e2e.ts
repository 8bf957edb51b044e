import { expect, type Page } from '@playwright/test'
import { distanceKm } from '../../packages/reference/src/distance.ts'
import { findMunicipality } from '../../packages/reference/src/municipalities.ts'
import { cellsOf, rowTexts, totals } from '../pages/inbox.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'

test.beforeEach(async ({ page, db }) => signIn(page, await makeRecruiter(db)))

/** The places of the rows on screen, as "Albino (BG)". */
async function placesOnScreen(page: Page): Promise<string[]> {
  const cells = await cellsOf(page, 'Comuni')
  return Promise.all(cells.map(async (cell) => (await cell.locator('[title]').getAttribute('title')) ?? ''))
}

test('a role and a town with 30 km: rows inside the circle, page 2, and the same again from the copied URL', async ({
  page,
  context,
}) => {
  await page.goto('/positions')
  await expect(page.getByRole('heading', { name: /posizioni$/ })).toBeVisible()

  await page.getByRole('searchbox', { name: /^Ruolo/ }).fill('addetta')
  await page.getByRole('combobox', { name: 'Comune', exact: true }).fill('mila')
  await page.getByRole('option', { name: /^Milano/ }).click()
  await page.getByRole('combobox', { name: 'Distanza dal comune' }).selectOption({ label: 'entro 30 km' })
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()

  await expect(page).toHaveURL(/name=addetta&city=015146~30/)
  await expect(totals(page)).toBeAttached()

  const milano = findMunicipality('Milano')
  const places = await placesOnScreen(page)
  expect(places).toHaveLength(25)
  for (const place of places) {
    // A position in several places is in the circle if one of them is.
    const distances = place.split(', ').map((label) => {
      const [, name = '', province] = /^(.+) \((\w\w)\)$/.exec(label) ?? []
      const town = findMunicipality(name, { province })
      return town && milano ? distanceKm(town, milano) : Number.POSITIVE_INFINITY
    })
    expect(Math.min(...distances), place).toBeLessThanOrEqual(30)
  }
  for (const cell of await cellsOf(page, 'Posizione')) expect(await cell.textContent()).toMatch(/addett/i)

  const firstPage = await rowTexts(page)
  await page.getByRole('link', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => rowTexts(page)).not.toEqual(firstPage)
  const secondPage = await rowTexts(page)
  expect(secondPage.filter((row) => firstPage.includes(row))).toEqual([])

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect.poll(() => rowTexts(colleague)).toEqual(secondPage)
  await expect(colleague.getByRole('searchbox', { name: /^Ruolo/ })).toHaveValue('addetta')
  await expect(colleague.getByRole('combobox', { name: 'Comune', exact: true })).toHaveValue('Milano')
  await expect(totals(colleague)).toHaveText((await totals(page).textContent()) ?? '')

  await page.goBack()
  await expect.poll(() => rowTexts(page)).toEqual(firstPage)
})

test('an unknown path is replaced by the home page, and a filter is undone by going back', async ({ page }) => {
  await page.goto('/positions')
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/positions')

  const before = (await totals(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'Tirocinio' }).click()
  await expect(page).toHaveURL(/contract=internship/)
  await expect(totals(page)).not.toHaveText(before)
  await page.goBack()
  await expect(totals(page)).toHaveText(before)
})

test('each route brings its own code, and nothing is shown until it is there', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.locator('#root').getByRole('main')).toBeVisible()
  expect(await page.locator('body > :not(script)').count(), 'one root').toBe(1)
  expect(scripts.some((url) => /\/positions-/.test(url))).toBe(false)

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/positions-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await beKnown(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Vai alle posizioni' }).click()
  await expect(page.getByRole('main')).toHaveCount(0)
  release()
  await expect(page.getByRole('table')).toBeVisible()
})

test('code that can not be loaded shows the shared error screen, which reloads', async ({ page, expectComplaint }) => {
  await beKnown(page)
  await page.goto('/')
  expectComplaint('Failed to load resource: net::ERR_FAILED')
  await page.route(/\/positions-.*\.js/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Vai alle posizioni' }).click()
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento della pagina' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', /^mailto:/)
  await page.unroute(/\/positions-.*\.js/)
  await page.getByRole('button', { name: 'Ricarica' }).click()
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento della pagina' })).toHaveCount(0)
})

/** The public pages know who was in the application before. */
async function beKnown(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: /^Account di/ })).toBeVisible()
}
