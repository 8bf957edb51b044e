import { expect } from '@playwright/test'
import { searchCosts } from '../../packages/contracts/src/search/search-cost.ts'
import { balance, pane, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter goes, filters and asks for help by Ctrl+K alone, repeats a recent search, and switches the language in the account menu', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions?tab=positions')
  await expect(totals(page)).toBeAttached()
  await page.getByRole('combobox', { name: /^Ruolo/ }).fill('addetto')
  await page.keyboard.press('Enter')
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')
  await rows(page).first().getByRole('link').click()
  await expect(pane(page)).toBeVisible()

  const palette = page.getByRole('dialog', { name: 'Vai a, filtra, apri o avvia' })
  const find = palette.getByRole('combobox')
  const run = async (typed: string, entry: string) => {
    await page.keyboard.press('Control+K')
    await find.fill(typed)
    await expect(palette.locator('[role=option][data-highlighted]')).toContainText(entry)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await page.keyboard.press('Control+K')
  await expect(find).toBeFocused()
  await page.keyboard.press('Shift+E')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(pane(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await run('filtra contratto', 'Contratto')
  await expect(page.getByRole('button', { name: 'Contratto', exact: true })).toBeFocused()
  // Beside an open position the filters are in a drawer.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pane(page)).toBeVisible()
  await run('filtri salvati', 'Filtri salvati')
  await expect(page).toHaveURL('/positions?tab=filters')
  await expect(page.getByRole('heading', { name: 'Filtri salvati', level: 2 })).toBeVisible()
  await run('aiuto', 'Aiuto')
  const help = page.getByRole('dialog', { name: 'Aiuto' })
  await expect(help.getByRole('heading', { name: 'Che cosa conta come ricerca' })).toBeVisible()
  await expect(help.getByText(searchCosts.same.it, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await run('tutte le posizioni', 'Tutte le posizioni')
  await expect(totals(page)).toBeAttached()
  // Without the results that this page still has.
  await page.reload()
  await expect(totals(page)).toBeAttached()
  await page.getByRole('combobox', { name: /^Ruolo/ }).focus()
  const recent = page.getByRole('listbox', { name: 'Le tue ultime ricerche' })
  await expect(recent.getByRole('option')).toHaveText('Ruolo addettogratis: già fatta nelle ultime 24 ore')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/positions?name=addetto')
  await expect(page.getByText('gratis: già fatta nelle ultime 24 ore')).toBeVisible()
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')

  await page.getByRole('button', { name: /^Account di/ }).click()
  // The texts change at once, the profile when the server has answered.
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() !== 'GET',
  )
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Export file' })).toBeVisible()
  expect((await stored).status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: /’s account$/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' }).getByText(searchCosts.same.en, { exact: true })).toBeVisible()
})
