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
  await expect(rows.first()).toContainText(/\d+ da vedere/)

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

  const silent = page.getByText('Gli avvisi sono spenti nelle impostazioni: nessuna campanella suona.')
  await expect(silent).toBeVisible()
  const bell = page.getByRole('button', { name: 'Avvisami di quello che trova Cuochi' })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await bell.click()
  const question = page.getByRole('alertdialog', { name: 'Accendere anche gli avvisi?' })
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toBeHidden()
  await expect(bell, 'the setting is not touched unasked').toHaveAttribute('aria-pressed', 'false')
  await bell.click()
  await question.getByRole('button', { name: 'Accendi entrambi' }).click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await expect(silent).toBeHidden()

  await page.getByRole('button', { name: told, exact: true }).focus()
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: `Risultati di ${told}` })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/tab=filters/)
  const row = rows.filter({ has: page.getByRole('button', { name: told, exact: true }) })
  const header = page.getByRole('link', { name: /^Posizioni \d/ })
  const toSee = Number(/(\d+) da vedere/.exec((await row.first().textContent()) ?? '')?.[1])
  await expect(header, 'the header counts what the row counts').toHaveText(`Posizioni${toSee} da vedere`)
  await results.getByRole('listitem').first().getByRole('link').first().click()
  await expect(page.getByText(/^Vista ·/).first()).toBeVisible()
  await expect(header).toHaveText(`Posizioni${toSee - 1} da vedere`)
  await expect(row.first()).toContainText(`${toSee - 1} da vedere`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: told, exact: true }).press('Enter')
  await expect(results).toBeHidden()

  await page.getByRole('button', { name: 'Avvisi: 3 da leggere' }).click()
  const alerts = page.getByRole('dialog', { name: 'Avvisi' })
  await expect(alerts.getByRole('listitem')).toHaveCount(3)
  await expect(alerts.getByRole('listitem').first()).toContainText(told)
  await alerts.getByRole('link').filter({ hasText: 'Nuovo:' }).first().click()
  await expect(page).toHaveURL(/position=/)
  await expect(page.getByText('Descrizione', { exact: true })).toBeVisible()
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
  await expect(page.getByRole('button', { name: 'Avvisi: 3 da leggere' })).toBeVisible()
  const announced = page.locator('[aria-live=polite]')
  await opened
  await tellAnother(db, recruiter.userId)
  await expect(page.getByRole('button', { name: 'Avvisi: 4 da leggere' })).toBeVisible()
  await expect(announced.filter({ hasText: 'Un nuovo avviso' })).toHaveCount(1)

  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/alert/stream'))
  await page.evaluate('window.stop()')
  await lost
  await tellAnother(db, recruiter.userId)
  await tellAnother(db, recruiter.userId)
  await expect(page.getByRole('button', { name: 'Avvisi: 6 da leggere' })).toBeVisible()
})
