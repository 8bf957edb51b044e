import { expect } from '@playwright/test'
import { makeLicence } from '../../packages/core/src/testing/people.ts'
import { confirmAddress, fillSignUp } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink } from '../stack/mailbox.ts'
import { randomEmail } from '../stack/test-users.ts'

test('the owner of an address that a stranger signed up with takes the account over from the mailed link', async ({
  page,
  openBrowser,
}) => {
  const email = randomEmail()
  const stranger = await openBrowser()
  await stranger.goto('/signup')
  await fillSignUp(stranger, { email, firstName: 'Un', lastName: 'Estraneo' })
  await stranger.getByRole('main').getByRole('button', { name: 'Registrati' }).click()
  await expect(stranger).toHaveURL('/auth/verify')

  await page.goto(await waitForLink(email, '/auth/verify?token='))
  await expect(page.getByRole('heading', { name: 'Conferma il tuo indirizzo' })).toBeVisible()
  await page.getByRole('button', { name: 'Non ho scelto io questa password' }).click()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Nome', exact: true }).fill('Anna')
  await main.getByRole('textbox', { name: 'Cognome' }).fill('Prova')
  await main.getByRole('textbox', { name: 'Nuova password' }).fill('Campanile-Rosso-8')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Scegli la password e conferma l’indirizzo' }).click()
  await expect(page.getByRole('heading', { name: 'L’account è tuo' })).toBeVisible()

  await main.getByRole('link', { name: 'Accedi' }).click()
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill('Campanile-Rosso-8')
  await main.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/redeem')
  await expect(page.getByRole('button', { name: 'Account di Anna Prova' })).toBeVisible()
  await stranger.goto('/profile')
  await expect(stranger).toHaveURL(/\/signin/)
})

test('a visitor signs up, verifies the email address, redeems a licence, and sees both in the profile', async ({
  page,
  db,
}) => {
  const email = randomEmail()
  const { code } = await makeLicence(db)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click()
  await fillSignUp(page, { email, firstName: 'Anna', lastName: 'Prova' })
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click()

  await expect(page).toHaveURL('/auth/verify')
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
  await confirmAddress(page, email)
  await expect(page.getByRole('heading', { name: 'E-mail verificata' })).toBeVisible()
  await page.getByRole('link', { name: 'Continua' }).click()

  await expect(page).toHaveURL('/redeem')
  await page.getByRole('textbox', { name: 'Codice' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Riscatta' }).click()
  await expect(page.getByRole('heading', { name: 'Licenza Team attiva' })).toBeVisible()
  await page.getByRole('link', { name: 'Cerca posizioni' }).click()
  await expect(page.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()

  await page.getByRole('button', { name: 'Account di Anna Prova' }).click()
  await page.getByRole('menuitem', { name: 'Profilo' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Anna')
  await expect(page.getByText('Verificata')).toBeVisible()
  await page.getByRole('tab', { name: 'Licenze' }).click()
  await expect(page.getByText('Agenzia Prova S.p.A.')).toBeVisible()
})
