import { expect } from '@playwright/test'
import { makeAdministrator, signIn } from '../stack/test-users.ts'
import { checkoutWords } from '../stack/fake-stripe.ts'
import { test } from '../stack/fixtures.ts'

test('an administrator buys credits, leaves once without paying, pays, and has them with their invoice', async ({
  page,
  db,
}) => {
  const administrator = await makeAdministrator(db)
  await signIn(page, administrator)
  const buy = async () => {
    await page.goto('/profile?tab=licenses')
    await page.getByRole('spinbutton', { name: 'Quantità' }).fill('750')
    await page.getByRole('button', { name: 'Vai al pagamento' }).click()
    await expect(page).toHaveTitle(checkoutWords.title)
  }

  await buy()
  await page.getByRole('link', { name: checkoutWords.back }).click()
  await expect(page.getByText('Il pagamento non è stato completato')).toBeVisible()

  await buy()
  await page.getByRole('button', { name: checkoutWords.pay }).click()
  await expect(page.getByText('Pagamento ricevuto')).toBeVisible()
  const payment = page.getByRole('region', { name: 'Pagamento di Agenzia Prova S.p.A.' })
  await expect(payment.getByRole('listitem')).toContainText('75,00')
  await expect(payment.getByRole('listitem')).toContainText('Pagata')

  await page.goto('/profile?tab=licenses')
  await expect(page.getByText('750 crediti')).toBeVisible()
  await expect(page.getByText('3.750 / 3.000')).toBeVisible()
})
