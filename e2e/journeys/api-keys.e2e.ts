import { expect } from '@playwright/test'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import { test } from '../stack/fixtures.ts'
import { makeAdministrator, makePerson, signIn } from '../stack/test-users.ts'

test('an administrator makes an API key that a program uses, replaces it and revokes it', async ({ page, db }) => {
  const { licence, ...administrator } = await makeAdministrator(db)
  const { licenceNo } = licence
  const enterprise = { tier: 'enterprise', size: null }
  await db.updateTable('licence').set(enterprise).where('licence_no', '=', licenceNo).execute()
  await insertSeat(db, { licenceNo, userId: (await makePerson(db)).userId }, new Date())
  const statusOf = async (secret: string) =>
    (await page.request.get('/api/v1/account', { headers: { authorization: `Bearer ${secret}` } })).status()

  await signIn(page, administrator)
  await page.goto('/profile?tab=integrations')
  await page.getByRole('button', { name: 'Crea una chiave' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Nome' }).fill('Bullhorn')
  await form.getByRole('button', { name: 'Crea la chiave' }).click()
  const shown = page.getByRole('dialog', { name: 'La tua chiave' })
  await expect(shown).toBeVisible()
  const first = (await shown.locator('code').textContent()) ?? ''
  expect(await statusOf(first)).toBe(200)
  await shown.getByRole('button', { name: 'L’ho copiata' }).click()

  await page.reload()
  const row = page.getByRole('list', { name: 'Chiavi API' }).getByRole('listitem')
  await expect(row).toContainText(`Bullhorn${first.slice(0, 8)}…`)
  await expect(row).toContainText('per Anna Prova')
  await expect(page.getByText(first)).toHaveCount(0)

  await row.getByRole('button', { name: 'Sostituisci la chiave Bullhorn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sostituisci' }).click()
  await expect(shown).toBeVisible()
  const second = (await shown.locator('code').textContent()) ?? ''
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
  await shown.getByRole('button', { name: 'L’ho copiata' }).click()
  await expect(row).toContainText('La chiave precedente funziona fino al')

  await row.getByRole('button', { name: 'Revoca la chiave Bullhorn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click()
  await expect(page.getByText(/^Nessuna chiave/)).toBeVisible()
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401])
})
