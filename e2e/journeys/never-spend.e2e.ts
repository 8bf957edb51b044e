import { expect } from '@playwright/test'
import { balance, pane, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter who types on after a search, opens the export and presses Enter in its fields pays nothing until its button is pressed', async ({
  page,
  db,
}) => {
  const spent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/position\/export(\/multiple)?$|\/contacts\/unlock$/.test(pathname)) spent.push(pathname)
  })
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions')
  await expect(totals(page)).toBeAttached()
  await page.getByRole('combobox', { name: /^Ruolo/ }).fill('addetto')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: /posizioni/ })
  await expect(heading).toBeFocused()
  await page.keyboard.type('elettricista esce')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/name=addetto/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pane(page)).toHaveCount(0)
  await expect(page.getByText(/^conta come ricerca · ne restano \d/)).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Esporta in un file' })
  // Shortcuts pause for a second after text was typed.
  await expect(async () => {
    await page.keyboard.press('Shift+E')
    await expect(dialog).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(dialog.getByRole('heading', { name: 'Esporta in un file' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('ora 3.000 · dopo 2.975')).toBeVisible()
  const rowSet = dialog.getByRole('combobox', { name: 'Posizioni da esportare' })
  await rowSet.press('Enter')
  const fifty = page.getByRole('option', { name: 'Le prime 50', exact: true })
  await fifty.press('Enter')
  await expect(dialog.getByText('ora 3.000 · dopo 2.950')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(fifty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fifty).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(balance(page)).toContainText('Crediti 3.000 / 3.000')

  await rows(page).first().getByRole('link').click()
  const how = pane(page)
    .getByRole('button', { name: /^Come lo sappiamo/ })
    .first()
  await how.click()
  await expect(how).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(how).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  expect(spent).toEqual([])

  await page.getByRole('button', { name: 'Esporta file' }).click()
  await dialog.getByRole('button', { name: 'Esporta' }).click()
  await expect(balance(page)).toContainText('Crediti 2.975 / 3.000')
  expect(spent).toEqual(['/api/position/export/multiple'])
})
