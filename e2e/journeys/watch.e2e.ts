import { expect } from '@playwright/test'
import { fillWatch } from '../screens/fill-watch.ts'
import { test } from '../stack/fixtures.ts'
import { makePerson, signIn } from '../stack/test-users.ts'

test('an operator opens the watch from the menu and queues a held site for another visit', async ({ page, db }) => {
  const url = await fillWatch(db)
  await signIn(page, await makePerson(db, { is_operator: true, second_step_exempt: true }))
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Account di/ }).click()
  await page.getByRole('menuitem', { name: 'Monitoraggio dei siti' }).click()
  await expect(page).toHaveURL('/operator/watch')
  await expect(page.getByText(/su 3\.398\.\d+ previste/)).toBeVisible()
  const site = page.getByRole('row').filter({ hasText: new URL(url).host.replace('www.', '') })
  await expect(site).not.toContainText('in coda')
  await site.getByRole('button', { name: `Visita di nuovo ${url}` }).click()
  await expect(page.getByText('Visita messa in coda')).toBeVisible()
  await expect(site).toContainText('in coda')
})

test('an operator opens the answer of a tracking system that changed its shape, and sees its text', async ({
  page,
  db,
}) => {
  await fillWatch(db)
  await signIn(page, await makePerson(db, { is_operator: true, second_step_exempt: true }))
  await page.goto('/operator/watch')
  const row = page.getByRole('row').filter({ hasText: 'successfactors' })
  await expect(row).toContainText('64')
  await row.getByRole('button', { name: 'Vedi la risposta di successfactors' }).click()
  const dialog = page.getByRole('dialog', { name: 'Una risposta di successfactors' })
  await expect(dialog.getByText('<title>Posizioni aperte</title>')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Posizioni aperte' })).toHaveCount(0)
})
