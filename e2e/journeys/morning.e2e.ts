import { expect } from '@playwright/test'
import { makeAlertedRecruiter, tellAnother } from '../stack/alerted-recruiter.ts'
import { test } from '../stack/fixtures.ts'
import { signIn } from '../stack/test-users.ts'

const told = 'Tecnici e manutentori della provincia di Bergamo'

test('a recruiter with bells begins the day with what the filters found, puts them in order by keyboard and by dragging, opens one in place, and opens an alert', async ({
  page,
  db,
}) => {
  await signIn(page, await makeAlertedRecruiter(db))
  await page.goto('/positions')
  await expect(page).toHaveURL(/tab=filters/)
  const rows = page.getByRole('list', { name: 'Filtri salvati' }).getByRole('listitem')
  await expect(rows.first()).toContainText('3 da vedere · 3 oggi')

  await page.getByRole('button', { name: /^Sposta Cuochi:/ }).focus()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/filter/order'))
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toContainText('Cuochi')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(rows.first()).toContainText('Cuochi')

  const dragged = page.waitForResponse((response) => response.url().endsWith('/api/filter/order'))
  const place = await rows.filter({ hasText: told }).boundingBox()
  if (!place) throw new Error('the row has no place')
  await page.getByRole('button', { name: /^Sposta Cuochi:/ }).hover()
  await page.mouse.down()
  await page.mouse.move(place.x + 20, place.y + place.height - 2, { steps: 8 })
  await expect(rows.first()).toContainText(told)
  await page.mouse.up()
  expect((await dragged).status()).toBe(200)
  await page.reload()
  await expect(rows.last(), 'where the pointer dropped it').toContainText('Cuochi')

  await page.getByRole('button', { name: 'Avvisami di quello che trova Cuochi' }).click()
  await expect(page.getByRole('button', { name: 'Avvisami di quello che trova Cuochi' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await page.getByRole('button', { name: told, exact: true }).focus()
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: `Risultati di ${told}` })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/tab=filters/)
  await page.getByRole('button', { name: told, exact: true }).press('Enter')
  await expect(results).toBeHidden()

  await page.getByRole('button', { name: 'Avvisi: 3 da leggere' }).click()
  const alerts = page.getByRole('dialog', { name: 'Avvisi' })
  await expect(alerts.getByRole('listitem')).toHaveCount(3)
  await expect(alerts.getByRole('listitem').first()).toContainText(told)
  await alerts.getByRole('link').filter({ hasText: 'Nuovo:' }).first().click()
  await expect(page).toHaveURL(/position=/)
  await expect(page.getByText('Descrizione', { exact: true })).toBeVisible()
  // The filters count it until the server has stored the mark.
  await expect(page.getByText(/^Vista ·/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Filtri salvati' }).click()
  await expect(rows.filter({ hasText: told }), 'an opened position is seen').toContainText('2 da vedere · 2 oggi')
  await expect(page.getByRole('button', { name: 'Avvisi', exact: true })).toBeVisible()
})

test('an open morning page shows new alerts without a reload, and catches up after its connection was lost', async ({
  page,
  db,
}) => {
  const recruiter = await makeAlertedRecruiter(db)
  await signIn(page, recruiter)
  const opened = page.waitForResponse(/api\/alert\/stream/)
  await page.goto('/positions?tab=filters')
  const row = page.getByRole('list', { name: 'Filtri salvati' }).getByRole('listitem').filter({ hasText: told })
  await expect(row).toContainText('3 da vedere · 3 oggi')
  const announced = page.locator('[aria-live=polite]')
  await opened
  await tellAnother(db, recruiter.userId)
  await expect(page.getByRole('button', { name: 'Avvisi: 4 da leggere' })).toBeVisible()
  await expect(row).toContainText('4 da vedere · 4 oggi')
  await expect(announced.filter({ hasText: 'Un nuovo avviso' })).toHaveCount(1)

  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/alert/stream'))
  await page.evaluate('window.stop()')
  await lost
  await tellAnother(db, recruiter.userId)
  await tellAnother(db, recruiter.userId)
  await expect(page.getByRole('button', { name: 'Avvisi: 6 da leggere' })).toBeVisible()
  await expect(row).toContainText('6 da vedere · 6 oggi')
})
