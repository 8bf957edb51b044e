import { expect } from '@playwright/test'
import { checkoutTexts } from '../stack/fake-stripe.ts'
import { test } from '../stack/fixtures.ts'
import { makeAdministrator, signIn } from '../stack/test-users.ts'

test('an administrator abandons a payment for credits, then pays, and sees the credits and their invoice', async ({
  page,
  db,
}) => {
  const administrator = await makeAdministrator(db)
  await signIn(page, administrator)
  const buy = async () => {
    await page.goto('/profile?tab=licenses')
    await page.getByRole('spinbutton', { name: 'Quantità' }).fill('750')
    await page.getByRole('button', { name: 'Vai al pagamento' }).click()
    await expect(page).toHaveTitle(checkoutTexts.title)
  }

  await buy()
  await page.getByRole('link', { name: checkoutTexts.back }).click()
  await expect(page.getByText('Il pagamento non è stato completato')).toBeVisible()

  await buy()
  await page.getByRole('button', { name: checkoutTexts.pay }).click()
  await expect(page.getByText('Pagamento ricevuto')).toBeVisible()
  const payment = page.getByRole('region', { name: 'Pagamento di Agenzia Prova S.p.A.' })
  await expect(payment.getByRole('listitem')).toContainText('75,00')
  await expect(payment.getByRole('listitem')).toContainText('Pagata')

  await page.goto('/profile?tab=licenses')
  await expect(page.getByText('750 crediti')).toBeVisible()
  await expect(page.getByText('3.750 / 3.000')).toBeVisible()
})
