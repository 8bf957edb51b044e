import { expect } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { wordsIn } from '../screens/words.ts'
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
  await expect(page.getByRole('button', { name: 'Avvisi', exact: true })).toBeVisible()
})

for (const language of languages)
  test(`header, filter and results count alike while positions are read and discarded, and a bell asks before alerts go on, ${language}`, async ({
    page,
    db,
  }) => {
    const { at } = wordsIn(language)
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeAlertedRecruiter(db, { language }))
    await page.goto('/positions?tab=filters')
    const row = page
      .getByRole('list', { name: at('savedFilters.title') })
      .getByRole('listitem')
      .first()
    const results = page.getByRole('region').filter({ has: page.locator('[data-row]') })
    const header = page.getByRole('link', { name: new RegExp(`^${at('inbox.tabPositions')} ?\\d`) })
    const says = async (toSee: number) => {
      await expect(header).toContainText(at('inbox.unseen_other').replace('{{n}}', `${toSee}`))
      await expect(row).toContainText(at('savedFilters.toSee').replace('{{n}}', `${toSee}`))
    }
    await page.getByRole('button', { name: told, exact: true }).click()
    await expect(results.getByRole('listitem').first()).toBeVisible()
    await expect(header).toBeVisible()
    const toSee = Number(/\d+/.exec((await header.textContent()) ?? '')?.[0])
    await says(toSee)
    await results.getByRole('listitem').nth(0).getByRole('link').first().click()
    await says(toSee - 1)
    await results.getByRole('listitem').nth(1).getByRole('link').first().click()
    await says(toSee - 2)
    await page.keyboard.press('d')
    await says(toSee - 2)

    const bell = page.getByRole('button', { name: at('bells.of').replace('{{name}}', 'Cuochi') })
    const question = page.getByRole('alertdialog', { name: at('bells.alertsOffTitle') })
    await page.goto('/positions?tab=filters')
    await expect(page.getByText(at('bells.alertsOff'))).toBeVisible()
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await bell.click()
    await question.getByRole('button', { name: at('kit.cancel') }).click()
    await expect(question).toBeHidden()
    await expect(bell, 'alerts go on for nobody who was not asked').toHaveAttribute('aria-pressed', 'false')
    await bell.click()
    await question.getByRole('button', { name: at('bells.turnOnWithAlerts') }).click()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(at('bells.alertsOff'))).toBeHidden()
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
