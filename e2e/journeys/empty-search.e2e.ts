import { expect } from '@playwright/test'
import { balance, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter whose search finds nothing is told which change finds how many, follows one, and sees what each search cost', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions?name=addetto')
  await expect(totals(page)).toBeAttached()
  const [found = ''] = (await totals(page).textContent())?.split(' ') ?? []
  await expect(page.getByText(/^conta come ricerca · ne restano 999/)).toBeVisible()

  await page.getByRole('combobox', { name: /^Ruolo/ }).fill('addetto astronautico')
  await page.keyboard.press('Enter')
  await expect(page.getByText('gratis: non ha trovato niente')).toBeVisible()
  const offer = page.getByRole('button', { name: `senza «astronautico» ${found} posizioni` })
  await expect(offer).toBeVisible()
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')
  await offer.click()
  await expect(page.getByRole('heading', { level: 2, name: `${found} posizioni` })).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')
  await page.reload()
  await expect(page.getByText('gratis: già fatta nelle ultime 24 ore')).toBeVisible()
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')
})

test('with the API dead a signed-in recruiter is not asked to sign in, and the inbox opens once it answers', async ({
  page,
  db,
  expectConsoleError,
}) => {
  await signIn(page, await makeRecruiter(db))
  await page.route('**/api/profile', (route) => {
    expectConsoleError('Failed to load resource: net::ERR_FAILED')
    return route.abort()
  })
  await page.goto('/positions')
  await expect(page.getByRole('heading', { level: 1, name: 'Non riusciamo a raggiungere Vedetta' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accedi' })).toHaveCount(0)
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(totals(page)).toBeAttached()
})
