import { expect, type Page } from '@playwright/test'
import { distanceKm } from '../../packages/reference/src/distance.ts'
import { findMunicipality } from '../../packages/reference/src/municipalities.ts'
import { cellsOf, rowTexts, totals, untilYesterday } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test.beforeEach(async ({ page, db }) => signIn(page, await makeRecruiter(db)))

/** The places of the visible rows, as "Albino (BG)". */
async function placesOnScreen(page: Page): Promise<string[]> {
  const cells = await cellsOf(page, 'Comuni')
  return Promise.all(cells.map(async (cell) => (await cell.locator('[title]').getAttribute('title')) ?? ''))
}

test('a recruiter searches a role within 30 km of a town, sees only rows inside the circle, opens page 2, and gets the same from the copied URL', async ({
  page,
  context,
}) => {
  await page.goto('/positions')
  await expect(page.getByRole('heading', { name: /posizioni$/ })).toBeVisible()

  await page.getByRole('combobox', { name: /^Ruolo/ }).fill('addetta')
  await page.getByRole('combobox', { name: 'Comune', exact: true }).fill('mila')
  await page.getByRole('option', { name: /^Milano/ }).click()
  await page.getByRole('combobox', { name: 'Distanza dal comune' }).selectOption({ label: 'entro 30 km' })
  await page.getByRole('button', { name: /^Cerca/ }).click()

  await expect(page).toHaveURL(/name=addetta&city=015146~30/)
  await expect(totals(page)).toBeAttached()

  const milano = findMunicipality('Milano')
  const places = await placesOnScreen(page)
  expect(places).toHaveLength(25)
  for (const place of places) {
    // A position with several places matches if one of them is in the circle.
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
  await expect(colleague.getByRole('combobox', { name: /^Ruolo/ })).toHaveValue('addetta')
  await expect(colleague.getByRole('combobox', { name: 'Comune', exact: true })).toHaveValue('Milano')
  await expect(totals(colleague)).toHaveText((await totals(page).textContent()) ?? '')

  await page.goBack()
  await expect.poll(() => rowTexts(page)).toEqual(firstPage)
})

test('a recruiter who opens an unknown path sees the home page, and the back button undoes a filter', async ({
  page,
}) => {
  const path = `/positions?${untilYesterday()}`
  await page.goto(path)
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(path)

  const before = (await totals(page).textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'Tirocinio' }).click()
  await expect(page).toHaveURL(/contract=internship/)
  await expect(totals(page)).not.toHaveText(before)
  await page.goBack()
  await expect(totals(page)).toHaveText(before)
})

test('a user loads the code of a route only when opening it and sees no content before it has loaded', async ({
  page,
}) => {
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
  await openApplication(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Vai alle posizioni' }).click()
  await expect(page.getByRole('main')).toHaveCount(0)
  release()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a user whose browser fails to load a route’s code sees the error screen and reloads the page', async ({
  page,
  expectConsoleError,
}) => {
  await openApplication(page)
  await page.goto('/')
  expectConsoleError('Failed to load resource: net::ERR_FAILED')
  await page.route(/\/positions-.*\.js/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Vai alle posizioni' }).click()
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento della pagina' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', /^mailto:/)
  await page.unroute(/\/positions-.*\.js/)
  await page.getByRole('button', { name: 'Ricarica' }).click()
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento della pagina' })).toHaveCount(0)
})

/** Opens the application once: the public pages then show a link to it. */
async function openApplication(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: /^Account di/ })).toBeVisible()
}
